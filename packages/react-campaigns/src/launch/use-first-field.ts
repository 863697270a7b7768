import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives focus to the first field of a form that came after its dialog, which had nothing but its own button to give it to.
 * @param what Another choice of it is another first field, until somebody has changed something.
 */
export function useFirstField<Form extends HTMLElement>(isShown: boolean, what?: string): RefObject<Form | null> {
  const form = useRef<Form>(null)
  useEffect(() => {
    if (!isShown) return
    const field = form.current?.querySelector<HTMLElement>('input, textarea, button')
    const chosen = field?.closest('fieldset, [role="radiogroup"]')?.querySelector<HTMLElement>('input:checked')
    const target = chosen ?? field
    target?.focus()
  }, [isShown, what])
  return form
}
