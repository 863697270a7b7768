import { useContext } from 'react'
import { InlayContext } from '../../react/inlay-context'

/** The provider's locale; English without a provider. */
export function useLocale(): string {
  return useContext(InlayContext)?.locale ?? 'en'
}
