import { toApiError, type ApiError } from '@inlay/sdk-core'
import { marketingScienceFromWebsite, type MarketingScience } from '@inlay/sdk-core/contract/campaigns'
import { useInlay } from '@inlay/sdk-core/react'
import { useEffect, useState } from 'react'

export type ScienceState =
  /** There is no company to ask about. */
  | { readonly status: 'idle' }
  /** What has been said so far. */
  | { readonly status: 'running'; readonly science: MarketingScience | undefined }
  | { readonly status: 'done'; readonly science: MarketingScience }
  | { readonly status: 'failed'; readonly error: ApiError; readonly retry: () => void }

/** Has the ideal customer and the brand voice of a company described, as they are written; instead of others, if asked. */
export function useMarketingScience(companyWebsite: string, replace: boolean): ScienceState {
  const { client, workspaceId } = useInlay()
  const [attempt, setAttempt] = useState(0)
  const about = `${attempt} ${companyWebsite}`
  const [told, setTold] = useState<{ readonly about: string; readonly state: ScienceState }>()

  useEffect(() => {
    if (companyWebsite === '') return undefined
    const { signal, abort } = abortable()
    const setState = (state: ScienceState) => setTold({ about, state })
    const listen = async () => {
      let science: MarketingScience | undefined
      const body = { companyWebsite, ...(replace && { replace }) }
      const events = client.stream(marketingScienceFromWebsite, { body }, { workspaceId, signal })
      for await (const { event } of events) {
        if (signal.aborted) return
        science = event
        setState({ status: 'running', science })
      }
      if (signal.aborted) return
      if (science?.stage !== 'done') throw new TypeError('The description has ended in the middle.')
      setState({ status: 'done', science })
    }
    listen().catch((thrown: unknown) => {
      if (signal.aborted) return
      const error = toApiError(thrown, marketingScienceFromWebsite.id)
      setState({ status: 'failed', error, retry: () => setAttempt((count) => count + 1) })
    })
    return abort
  }, [about, client, companyWebsite, replace, workspaceId])

  if (companyWebsite === '') return { status: 'idle' }
  // What was said about another company, or the last time, is not shown.
  return told?.about === about ? told.state : { status: 'running', science: undefined }
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
