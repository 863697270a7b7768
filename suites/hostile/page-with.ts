import kit from '../../packages/sdk-core/src/ui/styles.css?inline'
import { hardenedStyles } from 'inlay:hardened-styles'
import type { Place } from '../stage/Stand'
import type { CssHost } from './css-hosts'

/** How our styles come into a page. */
export type Mode = 'inline' | 'hardened' | 'isolated'
export const modes: readonly Mode[] = ['inline', 'hardened', 'isolated']

export function placeOf(mode: Mode): Place {
  return mode === 'isolated' ? 'shadow' : 'inline'
}

const features = import.meta.glob<string>('../../packages/react-*/src/styles.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})
const plainStyles = [kit, ...Object.values(features)].join('\n')

/** Makes this page that of a host, with our sheet as the mode has it; the answer takes both away again. */
export function pageWith(mode: Mode, host?: CssHost): () => void {
  const ours = { inline: plainStyles, hardened: hardenedStyles, isolated: '' }[mode]
  // The host's sheet comes last, where it is the strongest.
  const sheets = [host?.first ?? '', ours, host?.css ?? ''].map((text) => {
    const sheet = document.createElement('style')
    sheet.textContent = text
    return sheet
  })
  document.head.append(...sheets)
  const { documentElement } = document
  documentElement.dir = host?.direction?.page ?? 'ltr'
  documentElement.style.zoom = String(host?.zoom ?? 1)
  // What lies behind is the host's own, and shows around round corners.
  documentElement.style.setProperty('background', '#fff', 'important')
  return () => {
    for (const sheet of sheets) sheet.remove()
    documentElement.removeAttribute('dir')
    documentElement.removeAttribute('style')
  }
}
