/** How much of a document is kept: some thousand pages. */
export const longestDocumentText = 2_000_000

/** One line end, no control characters, and at most one blank line in a row. */
export function tidyText(text: string): string {
  return text
    .slice(0, longestDocumentText)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .replaceAll(/[ \t\u00a0]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
