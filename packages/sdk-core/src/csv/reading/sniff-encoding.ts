/** What the first bytes say of how a file is written: by its mark, or by where UTF-16 has zeros. */
export interface EncodingSign {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be'
  /** How many bytes the mark takes. */
  readonly mark: number
}

/** Nothing where only the letters will tell: then it is UTF-8 or an older code page. */
export function sniffEncoding(bytes: Uint8Array): EncodingSign | undefined {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', mark: 3 }
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', mark: 2 }
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', mark: 2 }
  return withoutMark(bytes)
}

/** Delimiters, digits and line ends have a zero byte in UTF-16, whatever the language; other text has hardly any. */
function withoutMark(bytes: Uint8Array): EncodingSign | undefined {
  const length = Math.min(bytes.length, 4_096)
  const zeros = [0, 0]
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd * 20 > length && odd > even * 4) return { encoding: 'utf-16le', mark: 0 }
  if (even * 20 > length && even > odd * 4) return { encoding: 'utf-16be', mark: 0 }
  return undefined
}
