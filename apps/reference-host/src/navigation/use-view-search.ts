import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** The `search` of the address: a reload, a link and the way back show the same list. */
export function useViewSearch(): readonly [string, (search: string) => void] {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (search: string) => {
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          if (search === '') next.delete('search')
          else next.set('search', search)
          return next
        },
        { replace: true },
      )
    },
    [setQuery],
  )
  return [query.get('search') ?? '', change]
}
