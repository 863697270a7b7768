import { tellingWords } from '../../../engines/documents/best-passages'
import { documentSections, type DocumentSection } from './document-sections'

export interface NamedDocument {
  readonly name: string
  readonly text: string
}

export interface SectionAbout extends DocumentSection {
  readonly name: string
  /** Its heading says what was asked. */
  readonly isHeaded: boolean
}

/** What documents say of a matter under their headings, what has most to do with it first; nothing that only shares a common word. */
export function sectionsAbout(
  documents: readonly NamedDocument[],
  about: string,
  common: ReadonlySet<string> = commonWords,
): readonly SectionAbout[] {
  const asked = stemsOf(about)
  const telling = [...asked].filter((stem) => !common.has(stem))
  if (telling.length === 0) return []
  const all = documents.flatMap(({ name, text }) =>
    documentSections(text).map((section) => ({
      ...section,
      name,
      stems: stemsOf([section.heading ?? '', ...section.paragraphs].join('\n')),
      ofHeading: stemsOf(section.heading ?? ''),
    })),
  )
  const weightOf = (stem: string) => {
    const count = all.filter(({ stems }) => stems.has(stem)).length
    return count === 0 ? 0 : (common.has(stem) ? faint : 1) * Math.log(1 + all.length / count)
  }
  const weights = new Map([...asked].map((stem) => [stem, weightOf(stem)]))
  const scored = all
    .filter(({ stems }) => telling.some((stem) => stems.has(stem)))
    .map((section) => {
      const shared = [...asked].filter((stem) => section.stems.has(stem))
      const score = shared.reduce(
        (sum, stem) => sum + (weights.get(stem) ?? 0) * (section.ofHeading.has(stem) ? 2 : 1),
        0,
      )
      return { ...section, score }
    })
    .toSorted((one, other) => other.score - one.score)
  const least = (scored[0]?.score ?? 0) * nearBest
  return scored
    .filter(({ score }) => score >= least)
    .slice(0, mostSections)
    .map(({ name, heading, paragraphs, ofHeading }) => {
      const isHeaded = telling.some((stem) => ofHeading.has(stem))
      return {
        name,
        heading,
        isHeaded,
        paragraphs: isHeaded ? shortened(paragraphs) : paragraphsOn(paragraphs, telling),
      }
    })
}

/** Of what stands under another heading, only what is of the matter; an answer goes with its question. */
function paragraphsOn(paragraphs: readonly string[], telling: readonly string[]): readonly string[] {
  const own = paragraphs.filter((paragraph) => {
    const stems = stemsOf(paragraph)
    return telling.some((stem) => stems.has(stem))
  })
  return shortened(own.length === 0 ? paragraphs : own)
}

/** As many paragraphs as can be read at once, and always the first. */
function shortened(paragraphs: readonly string[]): readonly string[] {
  let length = 0
  return paragraphs.filter((paragraph, index) => (length += paragraph.length) <= mostCharacters || index === 0)
}

/** Words without their endings, so that “integrations” is what “integrates” says. */
function stemsOf(text: string): ReadonlySet<string> {
  return new Set([...tellingWords(text)].map(stemOf))
}

function stemOf(word: string): string {
  const stem = word.replace(/(?:at(?:e|es|ed|ing|ions?|ors?)|ions?|ings?|ments?|ers?|ors?|ed|es|y|e|s)$/, '')
  return stem.length >= shortestStem ? stem : word
}

const shortestStem = 4
const nearBest = 0.6
const mostSections = 3
const mostCharacters = 900
/** What a common word counts beside one that tells what is meant. */
const faint = 0.3
/** They stand in documents of any matter. */
const commonWords: ReadonlySet<string> = new Set(
  'time hour day week month year long much many often fast soon company business firm people work get make give take need want offer product service customer thing our cost about more most all any each per new use does did say tell know'
    .split(' ')
    .map(stemOf),
)
