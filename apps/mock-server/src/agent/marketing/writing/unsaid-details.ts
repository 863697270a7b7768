/** Dates, figures, links, names and quotations of a task that stand in none of the texts. */
export function unsaidDetails(task: string, texts: readonly string[]): readonly string[] {
  const said = plainOf(texts.join('\n').replaceAll(/\{\{[^}]*\}\}/g, ' '))
  const wanted = task.replaceAll(ordered, ' ')
  const dated = [...wanted.matchAll(figures)]
  // A month stands with its day.
  const named = [...wanted.replaceAll(figures, ' , ').matchAll(names)]
  const details = [...dated, ...named].map(([found]) => found.replace(/[.,;:!?]+$/, ''))
  return [...new Set(details)].filter((each) => !said.includes(plainOf(each)))
}

/** What is asked of the texts and not to stand in them. */
const ordered = /\b(?:avoid|without|no|never|do not|don['’]?t)\b[^.;!?\n]*/gi
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const figures = new RegExp(
  `(?:https?:\\/\\/|www\\.)\\S+|[\\p{L}\\p{N}._-]+@[\\p{L}\\p{N}.-]+|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}\\b(?: \\d{4})?|${month} \\d{1,2}\\b|[$€£]?\\d+(?:[.,:]\\d+)*(?: ?%|\\p{L}*)|(?<=["“„])[^"“”„\\n]{2,60}(?=["”“])`,
  'giu',
)
const names = /(?<=[\p{Ll}\d,] )(?!C[A-Z]Os?\b|LinkedIn\b|I\b)\p{Lu}[\p{L}\p{N}&-]+(?: \p{Lu}[\p{L}\p{N}&-]+)*/gu

function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(?<=\d)(?:st|nd|rd|th)\b/g, '')
    .replaceAll(/\s+/g, ' ')
}
