import { useEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { kitMessages } from '../messages'
import { useAnnounce } from '../root/use-announce'
import { useClock } from '../root/use-clock'
import { countCharacters } from './count-characters'
import { useLocale } from '../root/use-locale'

/** Of fields whose text has a length that it should keep to. */
export interface CharacterLimit {
  /** Shows how many characters there are of how many, and says so when few are left. Longer text can still be typed. */
  readonly maxCharacters?: number | undefined
  /** Where the server counts otherwise: `(text) => text.length`. @default as people count */
  readonly countCharacters?: ((text: string) => number) | undefined
}

export interface CharacterCount {
  /** “48 of 500”; nothing without a limit. */
  readonly counter: ReactNode
  /** Says how many are left, after a rest in typing, when it matters. */
  readonly announceRest: (text: string) => void
}

export function useCharacterCount(text: string, { maxCharacters: max, countCharacters: own }: CharacterLimit) {
  const t = useMessages(kitMessages)
  const announce = useAnnounce()
  const clock = useClock()
  const locale = useLocale()
  const pending = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => pending.current?.(), [])

  const count = (value: string) => own?.(value) ?? countCharacters(value, locale)

  const announceRest = (value: string) => {
    pending.current?.()
    if (max === undefined) return
    const left = max - count(value)
    if (left > max / 10) return
    pending.current = clock.after(restBeforeSaying, () =>
      announce(left < 0 ? t('charactersOver', { count: -left }) : t('charactersLeft', { count: left })),
    )
  }

  if (max === undefined) return { counter: undefined, announceRest } satisfies CharacterCount
  const length = count(text)
  const words = t('characterCount', { count: length, max })
  const counter = length > max ? <span data-over="">{words}</span> : words
  return { counter, announceRest } satisfies CharacterCount
}

/** Read out while somebody types, it would only be in the way. */
const restBeforeSaying = 1_000
