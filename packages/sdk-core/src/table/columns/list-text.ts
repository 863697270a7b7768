/* Lists as one text: what is written here is read as the very same items. */

/** With commas between the items. One with a comma or a line of its own has quotes around it, as a CSV file has them. */
export function listText(items: readonly string[]): string {
  return items.map((item) => (isPlain(item) ? item : `"${item.replaceAll('"', '""')}"`)).join(', ')
}

/** The items of a text, parted by commas and lines; each of them once. */
export function readList(text: string): readonly string[] {
  const item = /[^\S\n]*(?:"((?:[^"]|"")*)"[^\S\n]*(?=[,\n]|$)|([^,\n]*))(?:[,\n]|$)/y
  const body = text.replaceAll(/\r\n?/g, '\n')
  const items = new Set<string>()
  while (item.lastIndex < body.length) {
    const [, quoted, plain = ''] = item.exec(body) ?? []
    const word = quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"')
    if (quoted !== undefined || word !== '') items.add(word)
  }
  return [...items]
}

function isPlain(item: string): boolean {
  return item !== '' && item === item.trim() && !/^"|[,\n\r]/.test(item)
}
