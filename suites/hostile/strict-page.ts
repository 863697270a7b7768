import type { StrictGuest } from './strict-guest'

export interface StrictPage extends StrictGuest {
  readonly document: Document
  /** What was against the policy, so far. */
  readonly violations: readonly string[]
  readonly close: () => void
}

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types inlay lexical',
].join('; ')

/** A page of the same origin that trusts nothing but its own files: no style element, no style text, no HTML as text. */
export async function openStrictPage(): Promise<StrictPage> {
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = 'position: fixed; inset: 0; inline-size: 1000px; block-size: 700px; background: white'
  const { contentWindow, contentDocument } = frame
  if (!contentWindow || !contentDocument) throw new Error('The frame has no page.')
  const files = ['/packages/sdk-core/src/ui/styles.css', ...Object.keys(features).map((file) => file.slice(5))]
  contentDocument.write(`<!doctype html>
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    ${files.map((file) => `<link rel="stylesheet" href="${file}?direct">`).join('\n')}
    <script type="module" src="${new URL('./strict-guest.ts', import.meta.url).pathname}"></script>
    <body></body>`)
  contentDocument.close()
  const violations: string[] = []
  contentDocument.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, sample }) => {
    violations.push(`${effectiveDirective} ${sourceFile ?? ''} ${sample}`)
  })
  // The test's tools have dynamic imports go through them.
  Object.assign(contentWindow, { __vitest_browser_runner__: { wrapDynamicImport: (load: () => unknown) => load() } })
  const guest = await guestOf(contentWindow, violations)
  return { ...guest, document: contentDocument, violations, close: () => frame.remove() }
}

const features = import.meta.glob('../../packages/react-*/src/styles.css')

async function guestOf(view: Window, violations: readonly string[]): Promise<StrictGuest> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ('guest' in view) return view.guest as StrictGuest
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The strict page has not loaded. ${violations.join('\n')}`)
}
