/* Lists as one text: what is written here is read as the very same items, whichever of the signs part them. */

/** With commas between the items. One with a sign that may part items has quotes around it, as a CSV file has them. */
export function listText(items: readonly string[]): string {
  return items.map((item) => (isPlain(item) ? item : `"${item.replaceAll('"', '""')}"`)).join(', ')
}

/** Signs that may stand between items, beside new lines. Texts of other programs have semicolons and bars, too. */
export type ListSigns = ',' | ',;|'

/** The items of a text; each of them once. */
export function readList(text: string, signs: ListSigns = ','): readonly string[] {
  const item = itemPattern(signs)
  const body = text.replaceAll(/\r\n?/g, '\n')
  const items = new Set<string>()
  while (item.lastIndex < body.length) {
    const [, quoted, plain = ''] = item.exec(body) ?? []
    const word = quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"')
    if (quoted !== undefined || word !== '') items.add(word)
  }
  return [...items]
}

function itemPattern(signs: ListSigns): RegExp {
  return new RegExp(`[^\\S\n]*(?:"((?:[^"]|"")*)"[^\\S\n]*(?=[${signs}\n]|$)|([^${signs}\n]*))(?:[${signs}\n]|$)`, 'y')
}

function isPlain(item: string): boolean {
  return item !== '' && item === item.trim() && !/^"|[,;|\n\r]/.test(item)
}
