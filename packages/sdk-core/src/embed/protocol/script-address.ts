/** The first text in it that browsers would run as a script if it became an address: where it is, with dots. */
export function findScriptAddress(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return isScriptAddress(value) ? path.join('.') : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, member] of Object.entries(value)) {
    const found = findScriptAddress(member, [...path, key])
    if (found !== undefined) return found
  }
  return undefined
}

/** Only addresses of pages: nothing that runs, nothing of the device. */
export function webAddress(address: string, base?: string): URL | undefined {
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}

function isScriptAddress(text: string): boolean {
  return /^((java|vb)script:|data:(text\/html|image\/svg))/i.test(beginning(text))
}

/** As browsers read a scheme: without control characters and spaces, however many there are. */
function beginning(text: string): string {
  let read = ''
  for (const character of text) {
    if (character > ' ') read += character
    if (read.length === longestScheme) break
  }
  return read
}

const longestScheme = 'data:image/svg'.length
