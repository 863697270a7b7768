import type { CSSProperties } from 'react'
import type { InlayContextValue } from '../../react/inlay-context'

export interface RootAttributes {
  readonly 'data-inlay-root': ''
  readonly 'data-theme': 'auto' | 'light' | 'dark'
  readonly 'data-density': 'regular' | 'compact'
  readonly dir: 'ltr' | 'rtl'
  readonly lang: string
  readonly style: CSSProperties
}

/** What the provider says about looks and language, as attributes of an element that styles begin at. */
export function rootAttributes(
  inlay: Pick<InlayContextValue, 'appearance' | 'direction' | 'locale'> | undefined,
): RootAttributes {
  const variables = Object.entries(inlay?.appearance.variables ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [`--inlay-${name}`, value])
  return {
    'data-inlay-root': '',
    'data-theme': inlay?.appearance.theme ?? 'auto',
    'data-density': inlay?.appearance.density ?? 'regular',
    dir: inlay?.direction ?? 'ltr',
    lang: inlay?.locale ?? 'en',
    style: Object.fromEntries(variables),
  }
}
