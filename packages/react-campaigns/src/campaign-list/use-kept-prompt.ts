import { useReducer, useSyncExternalStore } from 'react'
import { useInlay } from '@inlay/sdk-core/react'
import { promptPlace, sentPromptPlace } from './kept-places'
import { readSentPrompt } from './sent-prompt'
import { shownHere } from './shown-here'

export interface KeptPrompt {
  readonly prompt: string
  /** It is what was offered, and nobody has changed it. */
  readonly isIdea: boolean
  readonly keep: (prompt: string) => void
  /** It has become a campaign: out of the box, unless somebody has written something else there meanwhile. */
  readonly started: (prompt: string) => void
}

/**
 * What is typed into the prompt box, kept on the device for its person and workspace until it is sent or taken out. An idea
 * stands there for as long as nobody has typed anything.
 */
export function useKeptPrompt(idea = ''): KeptPrompt {
  const inlay = useInlay()
  const { storage } = inlay.host
  const shown = shownHere(storage)
  const place = promptPlace(inlay)
  const touchedPlace = `${place}:touched`
  const [, showAgain] = useReducer((count: number) => count + 1, 0)
  const now = () => {
    const text = shown.get(place) ?? storage.get(place) ?? ''
    shown.set(place, text)
    return text
  }
  // A server knows nothing of the device, and React begins with what that has rendered.
  const prompt = useSyncExternalStore(onlyWrittenHere, now, () => '')
  const isIdea = prompt === '' && idea !== '' && !shown.has(touchedPlace)
  const keep = (next: string) => {
    const before = now()
    shown.set(place, next)
    shown.set(touchedPlace, 'typed')
    if (next !== '') storage.set(place, next)
    else if (storage.get(place) === before) storage.remove(place)
    // Another text asks for another campaign.
    const sent = sentPromptPlace(inlay)
    if (readSentPrompt(storage.get(sent))?.prompt === before.trim()) storage.remove(sent)
    showAgain()
  }
  return {
    prompt: isIdea ? idea : prompt,
    isIdea,
    keep,
    started(sent) {
      if (now() === sent) keep('')
    },
  }
}

const onlyWrittenHere = () => () => undefined
