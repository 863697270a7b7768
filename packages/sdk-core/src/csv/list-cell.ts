import { listText, readList } from '../values/list-text'

/** What a list holds: words, which signs part, or texts, each as long as it likes and with signs that part nothing. */
export type ListKind = 'words' | 'texts'

/** A list as it stands in one cell of a file, to be read as the very same items. */
export function listCell(kind: ListKind, items: readonly string[]): string {
  if (kind === 'words') return listText(items)
  const [first] = items
  if (first === undefined) return ''
  return items.length === 1 && first === first.trim() && !first.startsWith('[') ? first : JSON.stringify(items)
}

/** The items of a cell. A text that this product has not written is one item, whatever stands in it. */
export function readListCell(kind: ListKind, cell: string): readonly string[] {
  const text = cell.trim()
  if (text === '') return []
  if (kind === 'words') return readList(text, ',;|')
  return (text.startsWith('[') ? readTexts(text) : undefined) ?? [text]
}

function readTexts(json: string): readonly string[] | undefined {
  try {
    const items: unknown = JSON.parse(json)
    return Array.isArray(items) && items.every((item) => typeof item === 'string') ? items : undefined
  } catch {
    // It only begins like one.
    return undefined
  }
}
