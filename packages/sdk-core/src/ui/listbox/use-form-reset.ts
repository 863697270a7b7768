import { useEffect, useRef, type RefObject } from 'react'

/** Calls back when the form around an element is reset: a hidden input would keep what it has. */
export function useFormReset(element: RefObject<HTMLElement | null>, onReset: () => void): void {
  const latest = useRef(onReset)
  useEffect(() => {
    latest.current = onReset
  })
  useEffect(() => {
    const form = element.current?.closest('form')
    const reset = () => latest.current()
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [element])
}
