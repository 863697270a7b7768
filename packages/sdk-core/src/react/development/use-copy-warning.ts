import { useEffect } from 'react'
import { packageVersion } from './package-version'
import { warnOnce } from './warn-once'

/** Tells this copy of the module from another one on the same page. */
const thisCopy = Symbol('this copy')

/** Which copies are mounted, by version. */
const key = Symbol.for('@inlay/sdk-core copies')

type Copies = Map<symbol, { readonly version: string; mounted: number }>

/** Warns when two copies of the package are mounted on one page: their providers do not see each other. */
export function useCopyWarning(): void {
  useEffect(() => registerCopy(thisCopy, packageVersion), [])
}

/** Notes a mounted provider of a copy; the answer takes it back. */
export function registerCopy(copy: symbol, version: string): () => void {
  // oxlint-disable-next-line no-restricted-globals -- copies have nothing else in common
  const page = globalThis as { [key]?: Copies }
  const copies = (page[key] ??= new Map())
  const own = copies.get(copy) ?? { version, mounted: 0 }
  own.mounted += 1
  copies.set(copy, own)
  const versions = [...copies.values()].map((each) => each.version)
  if (versions.length > 1) {
    warnOnce(
      `copies ${versions.join()}`,
      `there are ${versions.length} copies of @inlay/sdk-core on this page (${versions.join(', ')}). A component only sees ` +
        'a provider of its own copy. Let your bundler resolve the package once, or keep the copies in separate trees.',
    )
  }
  return () => {
    own.mounted -= 1
    if (own.mounted === 0) copies.delete(copy)
  }
}
