const said = new Set<string>()

/** Says something to the developer of a host, once. Callers keep it out of production builds. */
export function warnOnce(key: string, message: string): void {
  if (said.has(key)) return
  said.add(key)
  console.warn(`Inlay: ${message}`)
}

/** For tests, which want to hear a warning again. */
export function forgetWarnings(): void {
  said.clear()
}
