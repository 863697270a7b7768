import { singular, wordsOf } from '../sourcing/words'
import { paragraphsOf } from './paragraphs-of'
import { sentencesOf } from './sentences-of'

export interface Passage {
  readonly text: string
  /** How much it has to do with what was looked for: 1 is every word, rare ones counting more. */
  readonly score: number
}

/** The passages of a text that have most to do with some words, the best first. Those with none of them are left out. */
export function bestPassages(text: string, words: string, most = 5): readonly Passage[] {
  const wanted = tellingWords(words)
  if (wanted.size === 0) return []
  const passages = passagesOf(text).map((passage) => ({ passage, stems: new Set(stems(passage)) }))
  const weightOf = new Map(
    [...wanted].map((word) => {
      const count = passages.filter((each) => each.stems.has(word)).length
      return [word, count === 0 ? 0 : Math.log(1 + passages.length / count)] as const
    }),
  )
  const whole = [...weightOf.values()].reduce((sum, weight) => sum + weight, 0)
  return passages
    .map(({ passage, stems: there }) => {
      const found = [...wanted].filter((word) => there.has(word))
      const weight = found.reduce((sum, word) => sum + (weightOf.get(word) ?? 0), 0)
      return { text: passage, score: whole === 0 ? 0 : (weight / whole) * (found.length / wanted.size) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
}

/** What a text is about: its words as far as they say something. */
export function tellingWords(text: string): ReadonlySet<string> {
  return new Set(stems(text).filter((word) => word.length > 2 && !common.has(word)))
}

function stems(text: string): readonly string[] {
  return wordsOf(text).map((word) => singular(word.text))
}

const longestPassage = 600

/** Paragraphs, each in a line: long ones cut between sentences, and short ones (headings) with what follows them. */
function passagesOf(text: string): readonly string[] {
  const passages: string[] = []
  let open = ''
  for (const paragraph of paragraphsOf(text)) {
    for (const [index, sentence] of sentencesOf(paragraph).entries()) {
      if (open !== '' && open.length + sentence.length > longestPassage) {
        passages.push(open)
        open = ''
      }
      const joint = open === '' ? '' : index === 0 ? '\n' : ' '
      open += `${joint}${sentence}`
    }
  }
  return open === '' ? passages : [...passages, open]
}

const common: ReadonlySet<string> = new Set(
  'and are but can for from has have how into its not our that the their they thi to was what when who why will with you your'.split(
    ' ',
  ),
)
