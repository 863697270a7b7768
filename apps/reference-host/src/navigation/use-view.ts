import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

export type ViewOf<Key extends string> = { readonly [Each in Key]?: string | undefined }

export type ChangeView<Key extends string> = (view: ViewOf<Key>, options: ViewStep) => void

interface ViewStep {
  readonly replace: boolean
  /** Kept with the entry of the history. */
  readonly state?: unknown
}

/** The view of a place as the address has it: a reload, a link and the way back show the same. */
export function useView<Key extends string>(place: {
  readonly view: readonly Key[]
}): readonly [ViewOf<Key>, ChangeView<Key>] {
  const { view: keys } = place
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => {
    const named = keys.map((key) => [key, query.get(key) ?? undefined] as const)
    return Object.fromEntries(named) as ViewOf<Key>
  }, [keys, query])
  const change = useCallback<ChangeView<Key>>(
    (next, options) => {
      setQuery((before) => {
        const after = new URLSearchParams(before)
        for (const key of keys) {
          const value = next[key]
          if (value === undefined) after.delete(key)
          else after.set(key, value)
        }
        return after
      }, options)
    },
    [keys, setQuery],
  )
  return [view, change]
}
