/** A name from elsewhere as words: `page_view` is “Page view”. */
export function sentenceCase(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}
