import { useContext } from 'react'
import { InlayContext } from '../../react/inlay-context'

/** The provider's locale; without a provider, English as the catalogue is. */
export function useLocale(): string {
  return useContext(InlayContext)?.locale ?? 'en'
}
