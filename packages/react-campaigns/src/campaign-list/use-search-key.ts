import { useEffect } from 'react'

/** The key that leads to the search box. */
export const searchKey = '/'

/**
 * Leads to a search box by a key, from anywhere in its root where nobody types. The page around the root keeps the key
 * for itself.
 */
export function useSearchKey(field: HTMLInputElement | null): void {
  useEffect(() => {
    const root = field?.closest<HTMLElement>('[data-inlay-root]')
    if (!field || !root) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== searchKey || event.defaultPrevented || event.isComposing) return
      if (event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.composedPath()[0])) return
      event.preventDefault()
      field.focus()
      field.select()
    }
    root.addEventListener('keydown', press)
    return () => root.removeEventListener('keydown', press)
  }, [field])
}

function isTypedInto(target: EventTarget | undefined): boolean {
  const field = (target as Element | undefined)?.closest('input, textarea, select, [contenteditable]')
  return field !== null && field !== undefined
}
