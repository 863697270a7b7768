import { useEffect, useRef, useState } from 'react'
import { useClock } from '../root/use-clock'
import type { ListOptions, OptionsState } from './list-option'

/** Finds options elsewhere. The signal says that nobody waits for the answer any more. */
export type SearchOptions<Value extends string = string> = (
  query: string,
  details: { readonly signal: AbortSignal },
) => Promise<ListOptions<Value>>

export interface OptionSearch<Value extends string> {
  readonly onSearch: SearchOptions<Value> | undefined
  readonly query: string
  /** Only then is anything searched for. */
  readonly open: boolean
  /** Milliseconds of rest in typing. */
  readonly delay: number
}

export interface SearchedOptions<Value extends string> {
  /** The last that came: they stay while the next are on their way. */
  readonly options: ListOptions<Value>
  readonly state: OptionsState
  readonly retry: () => void
}

/** The options for what is typed: asked for after a rest, and no longer waited for once something else is typed. */
export function useSearchedOptions<Value extends string>({
  onSearch,
  query,
  open,
  delay,
}: OptionSearch<Value>): SearchedOptions<Value> {
  const clock = useClock()
  const latest = useRef(onSearch)
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<Found<Value>>({ query: undefined, options: [], failed: false })
  const wanted = open && onSearch !== undefined
  useEffect(() => {
    latest.current = onSearch
  })

  useEffect(() => {
    if (!wanted) return
    const search = new AbortController()
    const { signal } = search
    const ask = async () => {
      try {
        const options = (await latest.current?.(query, { signal })) ?? []
        if (!signal.aborted) setFound({ query, options, failed: false })
      } catch {
        // It is said in the list, beside the way to try again.
        if (!signal.aborted) setFound({ query, options: [], failed: true })
      }
    }
    // Nothing typed yet: there is no rest to wait for.
    const cancel = clock.after(query === '' || attempt > 0 ? 0 : delay, () => void ask())
    return () => {
      cancel()
      search.abort()
    }
  }, [attempt, clock, delay, query, wanted])

  const retry = () => {
    setFound({ query: undefined, options: [], failed: false })
    setAttempt((before) => before + 1)
  }
  // A closed list waits for nothing, whatever its text is by then.
  const state = !open ? 'ready' : found.query !== query ? 'loading' : found.failed ? 'failed' : 'ready'
  return { options: found.options, state, retry }
}

interface Found<Value extends string> {
  /** What it was searched for. */
  readonly query: string | undefined
  readonly options: ListOptions<Value>
  readonly failed: boolean
}
