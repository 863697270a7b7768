/** The name that a `Content-Disposition` header gives a file, without anything that would lead elsewhere. */
export function filenameOf(header: string | null): string | undefined {
  if (header === null) return undefined
  const name = extendedName(header) ?? plainName(header)
  const last = name?.split(/[/\\]/).at(-1) ?? ''
  // Control characters have no place in a name, and a leading dot hides the file.
  const printable = [...last].filter((character) => character >= ' ' && character !== '\u007f').join('')
  const clean = printable.replace(/^\.+/, '').trim()
  return clean === '' ? undefined : clean
}

/** RFC 5987: `filename*=UTF-8''na%C3%AFve.csv`. */
function extendedName(header: string): string | undefined {
  const match = /(?:^|;)\s*filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/i.exec(header)
  const [, charset = '', encoded = ''] = match ?? []
  if (charset.toLowerCase() !== 'utf-8') return undefined
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

function plainName(header: string): string | undefined {
  const match = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header)
  return match?.[1]?.replace(/\\(.)/g, '$1') ?? match?.[2]?.trim()
}
