/** Text as it is compared: without case, and without the marks that Latin, Greek and Cyrillic letters carry. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
}

/** The words of a query, folded. */
export function foldedWords(query: string): readonly string[] {
  return foldText(query).split(/\s+/).filter(Boolean)
}
