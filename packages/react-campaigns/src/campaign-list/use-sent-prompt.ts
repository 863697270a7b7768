import type { InputOf } from '@inlay/sdk-core'
import { createCampaign } from '@inlay/sdk-core/contract/campaigns'
import { useInlay } from '@inlay/sdk-core/react'
import { sentPromptPlace } from './kept-places'

type NewCampaign = InputOf<typeof createCampaign>['body']

/**
 * Sends a prompt under a key that outlives the page for as long as nobody knows what became of it: sent again after a
 * reload, it leads to the campaign that the server made of it the first time.
 */
export function useSentPrompt(): <Output>(body: NewCampaign, send: () => Promise<Output>) => Promise<Output> {
  const { host, session } = useInlay()
  const { storage, random } = host
  const { lostCalls } = session
  const place = sentPromptPlace({ session })

  return async (body, send) => {
    const asked = { operation: createCampaign, input: { body }, ifMatch: undefined }
    const text = JSON.stringify(body)
    const sent = readSent(storage.get(place))
    const key = lostCalls.keyOf(asked) ?? (sent?.text === text ? sent.key : random.id())
    lostCalls.keep(asked, key)
    // Before it is sent: the page may be gone before the answer.
    const entry = JSON.stringify({ text, key } satisfies SentPrompt)
    storage.set(place, entry)
    const output = await send()
    const isKnown = lostCalls.keyOf(asked) === undefined
    if (isKnown && storage.get(place) === entry) storage.remove(place)
    return output
  }
}

interface SentPrompt {
  /** All that was sent, so that the key never goes with anything else. */
  readonly text: string
  readonly key: string
}

function readSent(entry: string | undefined): SentPrompt | undefined {
  if (entry === undefined) return undefined
  try {
    const { text, key } = JSON.parse(entry) as Partial<SentPrompt>
    return typeof text === 'string' && typeof key === 'string' ? { text, key } : undefined
  } catch {
    // Written by something else: then nothing is known of it.
    return undefined
  }
}
