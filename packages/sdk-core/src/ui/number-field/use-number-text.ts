import { useMemo, useState } from 'react'
import { clamp, roundTo, type NumberBounds } from './number-bounds'
import { numberReading } from './number-reading'

export type NumberFieldReason = 'typed' | 'stepped' | 'rounded' | 'raised' | 'lowered'

export interface NumberTextOptions extends NumberBounds {
  /** `undefined`: it is remembered here. */
  readonly value: number | null | undefined
  readonly defaultValue: number | null
  readonly onValueChange: ((value: number | null, details: { readonly reason: NumberFieldReason }) => void) | undefined
  readonly locale: string
  readonly format: Intl.NumberFormatOptions
  /** Out of bounds it is left as it is, for a form to say so. */
  readonly clamped: boolean
}

/** What is typed stands as it is typed; only when it is left is it written as the locale does. */
interface Draft {
  readonly text: string
  /** The value that it stands for: another value from outside takes its place. */
  readonly value: number | null
}

/** A number and the text that stands for it. */
export function useNumberText(options: NumberTextOptions) {
  const { value, defaultValue, onValueChange, locale, format, clamped, min, max } = options
  const reading = useMemo(() => numberReading(locale, format), [format, locale])
  const [own, setOwn] = useState(defaultValue)
  const [draft, setDraft] = useState<Draft>()
  const current = value === undefined ? own : value
  const valid = draft !== undefined && Object.is(draft.value, current)
  const text = valid ? draft.text : current === null ? '' : reading.write(current)

  const change = (next: number | null, reason: NumberFieldReason) => {
    if (Object.is(next, current)) return
    setOwn(next)
    onValueChange?.(next, { reason })
  }

  const type = (typed: string, composing: boolean) => {
    const cleaned = composing ? typed : reading.clean(typed)
    const next = reading.read(cleaned)
    setDraft({ text: cleaned, value: next === undefined ? current : next })
    if (next !== undefined) change(next, 'typed')
  }

  const set = (next: number) => {
    setDraft(undefined)
    change(next, 'stepped')
  }

  /** Done with typing: answers what had to be changed about the number, if anything. */
  const settle = (): { readonly reason: NumberFieldReason; readonly value: number } | undefined => {
    setDraft(undefined)
    if (!valid || current === null) return undefined
    const rounded = roundTo(current, format.maximumFractionDigits ?? 20)
    const settled = clamped ? clamp(rounded, { min, max }) : rounded
    if (settled === current) return undefined
    const reason = settled === rounded ? 'rounded' : settled > rounded ? 'raised' : 'lowered'
    change(settled, reason)
    return { reason, value: settled }
  }

  return { current, text, write: reading.write, type, set, settle }
}
