import { useReducer, useSyncExternalStore } from 'react'
import { useInlay } from '@inlay/sdk-core/react'
import { promptPlace, sentPromptPlace } from './kept-places'

export interface KeptPrompt {
  readonly prompt: string
  readonly keep: (prompt: string) => void
  /** It has become a campaign: out of the box, unless somebody has written something else there meanwhile. */
  readonly started: (prompt: string) => void
}

/** What is typed into the prompt box, kept on the device for its person and workspace until it is sent or taken out. */
export function useKeptPrompt(): KeptPrompt {
  const inlay = useInlay()
  const { storage } = inlay.host
  const place = promptPlace(inlay)
  const [, showAgain] = useReducer((count: number) => count + 1, 0)
  // A server knows nothing of the device, and React begins with what that has rendered.
  const prompt = useSyncExternalStore(
    onlyWrittenHere,
    () => storage.get(place) ?? '',
    () => '',
  )
  const keep = (next: string) => {
    if (next === '') storage.remove(place)
    else storage.set(place, next)
    // Another text asks for another campaign.
    storage.remove(sentPromptPlace(inlay))
    showAgain()
  }
  return {
    prompt,
    keep,
    started(sent) {
      if (storage.get(place) === sent) keep('')
    },
  }
}

const onlyWrittenHere = () => () => undefined
