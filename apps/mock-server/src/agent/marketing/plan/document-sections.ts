import { paragraphsOf } from '../../../engines/documents/paragraphs-of'

/** What stands under one heading of a document, or a paragraph that stands under none. */
export interface DocumentSection {
  readonly heading: string | undefined
  readonly paragraphs: readonly string[]
}

/** A document by its headings. Of several that follow each other, the last is the heading of what comes next. */
export function documentSections(text: string): readonly DocumentSection[] {
  const sections: { heading: string | undefined; paragraphs: string[] }[] = []
  let run: string[] = []
  const endRun = (isFollowed: boolean) => {
    const next = isFollowed ? run.at(-1) : undefined
    const [first, ...others] = isFollowed ? run.slice(0, -1) : run
    if (first !== undefined && others.length > 0) sections.push({ heading: first, paragraphs: others })
    // The title of a document tells nothing; a short line elsewhere may.
    else if (first !== undefined && (sections.length > 0 || !isFollowed))
      sections.push({ heading: undefined, paragraphs: [first] })
    if (next !== undefined) sections.push({ heading: next, paragraphs: [] })
    run = []
  }
  for (const paragraph of paragraphsOf(text)) {
    const heading = headingIn(paragraph)
    if (heading !== undefined) {
      run.push(heading)
      continue
    }
    if (run.length > 0) endRun(true)
    const open = sections.at(-1)
    if (open?.heading === undefined) sections.push({ heading: undefined, paragraphs: [paragraph] })
    else open.paragraphs.push(paragraph)
  }
  endRun(false)
  return sections
}

/** What is short and ends as no sentence does, and the questions that a list of them answers; lines of prices are none. */
function headingIn(paragraph: string): string | undefined {
  const marked = paragraph.replace(/^#{1,6}\s+/, '').replace(/^(\*\*|__)([^*_]+)\1:?$/, '$2')
  if (marked !== paragraph) return marked
  const text = paragraph.replace(/^\d+(?:\.\d+)*\.?\s+/, '')
  if (text.length > longestHeading || isItem.test(text) || !/^["“‘(]?\p{Lu}/u.test(text)) return undefined
  return /[.!;,:]["”’)]?$/.test(text) || (saysFigure.test(text) && !text.endsWith('?')) ? undefined : text
}

const longestHeading = 80
const isItem = /^[-–•*·▪]\s|[:|\t]\s*\S/
/** A year is no figure that a line tells. */
const saysFigure = /[€$£%]|\b(?!(?:19|20)\d\d\b)\d/
