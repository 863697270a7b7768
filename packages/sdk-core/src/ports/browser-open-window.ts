const safeProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Opens an address that may come from data: in a new tab that cannot reach back, and never as a script. */
export function browserOpenWindow(url: string): void {
  const target = new URL(url, location.href)
  if (!safeProtocols.has(target.protocol)) throw new TypeError(`"${target.protocol}" addresses are not opened.`)
  window.open(target, '_blank', 'noopener,noreferrer')
}
