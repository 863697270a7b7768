import bareElements from './bare-elements.css?inline'
import inheritance from './inheritance.css?inline'
import preflight from './preflight.css?inline'
import variableSoup from './variable-soup.css?inline'

/** A page whose style sheet comes after ours and knows nothing of us. */
export interface CssHost {
  readonly name: string
  readonly css: string
  /** In front of all, ours included: where a host names the order of its layers. */
  readonly first?: string | undefined
  /** What docs/embedding.md says of inline mode with the plain sheet. */
  readonly inline: 'looks the same' | 'loses'
  /** The direction of the page and that of the component in it. @default 'ltr', both */
  readonly direction?: { readonly page: 'ltr' | 'rtl'; readonly own: 'ltr' | 'rtl' } | undefined
  /** @default 1 */
  readonly zoom?: number | undefined
}

const everything = ['* { all: revert }', preflight, variableSoup, bareElements, inheritance].join('\n')

export const everythingAtOnce: CssHost = { name: 'everything at once', css: everything, inline: 'loses' }

export const cssHosts: readonly CssHost[] = [
  { name: 'what is inherited', css: inheritance, inline: 'looks the same' },
  {
    name: 'Tailwind 4 with our layer in its order',
    first: '@layer theme, base, inlay, components, utilities;',
    css: `@layer base { ${preflight.replace(':host', ':where(html)')} }`,
    inline: 'looks the same',
  },
  { name: 'a preflight in no layer, as Tailwind 3', css: preflight, inline: 'loses' },
  { name: 'a soup of variables with a reset, as Mantine', css: variableSoup, inline: 'loses' },
  { name: 'element rules', css: bareElements, inline: 'loses' },
  { name: '* { all: revert }', css: '* { all: revert }', inline: 'loses' },
  everythingAtOnce,
  {
    name: 'a page from right to left',
    css: '',
    inline: 'looks the same',
    direction: { page: 'rtl', own: 'ltr' },
  },
  {
    ...everythingAtOnce,
    name: 'everything at once, all from right to left',
    direction: { page: 'rtl', own: 'rtl' },
  },
  { ...everythingAtOnce, name: 'everything at once, at 200 %', zoom: 2 },
]
