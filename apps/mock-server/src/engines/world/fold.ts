/** Case, accents and width do not tell two texts apart: `Ｍüller` and `muller` are the same. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßøłıæœđðþ]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFC')
}

/** What has no accent to take away. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}
