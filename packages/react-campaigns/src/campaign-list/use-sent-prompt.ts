import type { InputOf } from '@inlay/sdk-core'
import { createCampaign } from '@inlay/sdk-core/contract/campaigns'
import { useInlay } from '@inlay/sdk-core/react'
import { sentPromptPlace } from './kept-places'
import { readSentPrompt, type SentPrompt } from './sent-prompt'

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
    const sent = readSentPrompt(storage.get(place))
    const key = lostCalls.keyOf(asked) ?? (sent?.text === text ? sent.key : random.id())
    lostCalls.keep(asked, key)
    // Before it is sent: the page may be gone before the answer.
    const entry = JSON.stringify({ prompt: body.initialPrompt ?? '', text, key } satisfies SentPrompt)
    storage.set(place, entry)
    const output = await send()
    const isKnown = lostCalls.keyOf(asked) === undefined
    if (isKnown && storage.get(place) === entry) storage.remove(place)
    return output
  }
}
