import { useContext, useEffect } from 'react'
import { FormContext } from './form-scope'

/** Text that is no value yet: a form would lose it by being left, though none of its values is another. */
export function useHoldTyped(held: boolean): void {
  const hold = useContext(FormContext)?.holdTyped
  useEffect(() => (held ? hold?.() : undefined), [held, hold])
}
