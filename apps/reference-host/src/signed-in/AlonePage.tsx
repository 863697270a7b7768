import type { ReactNode } from 'react'
import { useIsArrival } from '../navigation/use-is-arrival'
import { TakesFocus } from '../TakesFocus'
import { useStartRetried } from './start-retried'

/** A page of a person outside of every frame: for whoever comes from elsewhere, its heading takes focus. */
export function AlonePage({ children }: { readonly children: ReactNode }) {
  const arrives = useIsArrival()
  const startRetried = useStartRetried()
  return arrives || startRetried ? <TakesFocus>{children}</TakesFocus> : children
}
