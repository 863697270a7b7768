import { useEffect, useRef, type RefObject } from 'react'
import { useFormScope } from './form-scope'

/** Tells the form under which name something stands in it, so that what is wrong there can be called and led to. */
export function useFormPlace<Place extends HTMLElement>(
  name: string,
  label: string,
  emptyError: string | undefined,
): RefObject<Place | null> {
  const { fields, hookForm } = useFormScope()
  const { getFieldState } = hookForm
  const element = useRef<Place>(null)
  useEffect(() => {
    const entry = { label, emptyError, element: () => element.current, error: () => getFieldState(name).error }
    fields.set(name, entry)
    return () => {
      if (fields.get(name) === entry) fields.delete(name)
    }
  }, [emptyError, fields, getFieldState, label, name])
  return element
}
