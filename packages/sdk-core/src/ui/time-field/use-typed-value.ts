import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { useHoldTyped } from '../form/use-hold-typed'
import { useAnnounce } from '../root/use-announce'
import { forgetTyped } from './forget-typed'

/** What is read from a text: a value, or what is wrong with it. */
export type Reading = { readonly value: string } | { readonly fault: string }

export type TypedReason = 'typed' | 'cleared' | 'refused'

export interface TypedValueOptions {
  readonly input: RefObject<HTMLInputElement | null>
  readonly value: string | null
  readonly format: (value: string) => string
  readonly read: (text: string) => Reading
  readonly onCommit: (value: string | null, reason: TypedReason) => void
}

export interface TypedValue {
  readonly text: string
  /** What is wrong with the text, once it was to be read. */
  readonly fault: string | undefined
  /** Something is typed and not read yet. */
  readonly typing: boolean
  readonly type: (text: string) => void
  /** Reads what is typed; answers whether nothing is wrong with it. */
  readonly commit: () => boolean
  /** Reads this as if it were typed. */
  readonly take: (text: string) => boolean
  readonly forget: () => void
}

/**
 * A value that is typed as text and read when the person is done. Text that cannot be read stays as it was typed, and
 * there is no value then: what is sent is never other than what is seen. Forms see it by the input's validity.
 */
export function useTypedValue({ input, value, format, read, onCommit }: TypedValueOptions): TypedValue {
  const announce = useAnnounce()
  const [draft, setDraft] = useState<{ readonly text: string; readonly fault?: string | undefined }>()
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (value !== null) setDraft(undefined)
  }

  const fault = draft?.fault
  useLayoutEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault, input])

  useHoldTyped(draft !== undefined)

  useEffect(() => {
    const { current } = input
    const forget = () => setDraft(undefined)
    current?.addEventListener(forgetTyped, forget)
    return () => current?.removeEventListener(forgetTyped, forget)
  }, [input])

  const take = (typed: string): boolean => {
    const text = typed.trim()
    const reading = text === '' ? undefined : read(text)
    if (reading && 'fault' in reading) {
      setDraft({ text: typed, fault: reading.fault })
      // Focus may stay, or be in the next field by then.
      announce(reading.fault)
      if (value !== null) onCommit(null, 'refused')
      return false
    }
    setDraft(undefined)
    const next = reading?.value ?? null
    if (next !== value) onCommit(next, next === null ? 'cleared' : 'typed')
    return true
  }

  return {
    text: draft?.text ?? (value === null ? '' : format(value)),
    fault,
    typing: draft !== undefined && draft.fault === undefined,
    type: (text) => setDraft({ text }),
    commit: () => (draft && draft.fault === undefined ? take(draft.text) : !draft),
    take,
    forget: () => setDraft(undefined),
  }
}
