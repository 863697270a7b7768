/** A name as the first part of the name of a file: without what file systems refuse, and without a torn end. */
export function fileStem(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
  const stem = withinBytes(plain.trim(), mostBytes)
    .replace(/^[\s.…,;:!\-–_]+/u, '')
    .replace(/[\s.…,;:!&+\-–—_(“"'‘]+$/u, '')
  return stem === '' || reserved.test(stem) ? otherwise : stem
}

/** As many letters as fit. */
function withinBytes(text: string, most: number): string {
  let bytes = 0
  let taken = ''
  for (const letter of text) {
    bytes += new TextEncoder().encode(letter).length
    if (bytes > most) break
    taken += letter
  }
  return taken
}

/** With what stands behind it below the 255 that most file systems take. */
const mostBytes = 220

/** Names that Windows keeps for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
