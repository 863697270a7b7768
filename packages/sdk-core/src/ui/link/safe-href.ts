/** Only addresses that lead somewhere: one that runs script (`javascript:`, `data:`) is no address. */
export function safeHref(href: string): string | undefined {
  // Browsers skip control characters and spaces when they read a scheme.
  const read = [...href].filter((character) => character > ' ').join('')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase()
  return scheme === undefined || allowed.has(scheme) ? href : undefined
}

const allowed: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])
