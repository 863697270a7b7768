import { useMemo, useState } from 'react'
import { clamp, roundTo, type NumberBounds } from './number-bounds'
import { numberReading } from './number-reading'

/**
 * `typed`: another number, or none. `unreadable`: what is typed is no number, and the value `NaN`. `stepped`: by keys or
 * buttons. When it is left: `rounded` to its digits, `raised` or `lowered` into its bounds.
 */
export type NumberFieldReason = 'typed' | 'unreadable' | 'stepped' | 'rounded' | 'raised' | 'lowered'

export interface NumberTextOptions extends NumberBounds {
  /** `undefined`: it is remembered here. */
  readonly value: number | null | undefined
  readonly defaultValue: number | null
  readonly onValueChange: ((value: number | null, details: { readonly reason: NumberFieldReason }) => void) | undefined
  readonly locale: string
  readonly format: Intl.NumberFormatOptions
  /** What may be typed or pasted around the number. */
  readonly affixes: readonly string[]
  /** Out of bounds it is left as it is, for a form to say so. */
  readonly clamped: boolean
}

/** What is typed stands as it is typed; only when it is left is it written as the locale does. */
interface Draft {
  readonly text: string
  /** The value that it stands for: another value from outside takes its place. */
  readonly value: number | null
  /** It was written here, and typed into: its thousands may be out of step. */
  readonly edited: boolean
}

/** How a text came about: key by key, by something pasted or dropped into it, or as all of it at once. */
export type Entry = 'typed' | 'inserted' | 'whole'

export function entryOf(text: string, { inputType, data }: Partial<InputEvent>): Entry {
  if (data?.trim() === text.trim()) return 'whole'
  return inputType === 'insertFromPaste' || inputType === 'insertFromDrop' ? 'inserted' : 'typed'
}

/** What leaving has made of what was typed. */
export type Settled =
  | { readonly reason: 'rounded' | 'raised' | 'lowered'; readonly value: number }
  | { readonly reason: 'unreadable' }

/** A number and the text that stands for it. */
export function useNumberText(options: NumberTextOptions) {
  const { value, defaultValue, onValueChange, locale, format, affixes, clamped, min, max } = options
  const reading = useMemo(() => numberReading(locale, format, affixes), [affixes, format, locale])
  const [own, setOwn] = useState(defaultValue)
  const [draft, setDraft] = useState<Draft>()
  const given = value === undefined ? own : value
  const valid = draft !== undefined && Object.is(draft.value, given)
  const unreadable = valid && Number.isNaN(draft.value)
  const current = Number.isNaN(given) ? null : given
  const text = valid ? draft.text : current === null ? '' : reading.write(current)

  const change = (next: number | null, reason: NumberFieldReason) => {
    if (Object.is(next, given)) return
    setOwn(next)
    onValueChange?.(next, { reason })
  }

  const type = (typed: string, entry: Entry) => {
    // In place of all that stood there, it has nothing of the thousands that were written here.
    const edited = entry !== 'whole' && (valid ? draft.edited : reading.isGrouped(text)) && reading.isGrouped(typed)
    // Pasted into a number with thousands, a lone separator may be of either kind: nobody can say which.
    const either = edited && entry === 'inserted' && reading.read(typed) !== reading.read(typed, true)
    const next = either ? NaN : (reading.read(typed, edited) ?? (typed.trim() === '' ? null : NaN))
    setDraft({ text: typed, value: next, edited })
    change(next, Number.isNaN(next) ? 'unreadable' : 'typed')
  }

  const set = (next: number) => {
    setDraft(undefined)
    change(next, 'stepped')
  }

  /** Done with typing: answers what had to be changed about the number, if anything. What cannot be read stays. */
  const settle = (): Settled | undefined => {
    if (unreadable) return { reason: 'unreadable' }
    setDraft(undefined)
    if (!valid || current === null) return undefined
    const rounded = roundTo(current, format.maximumFractionDigits ?? 20)
    const settled = clamped ? clamp(rounded, { min, max }) : rounded
    if (settled === current) return undefined
    const reason = settled === rounded ? 'rounded' : settled > rounded ? 'raised' : 'lowered'
    change(settled, reason)
    return { reason, value: settled }
  }

  return { current, text, unreadable, write: reading.write, type, set, settle }
}
