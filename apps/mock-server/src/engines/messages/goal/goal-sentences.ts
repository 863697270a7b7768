import { shortForms } from '../../short-forms'
import { lowerSentence } from './lower-sentence'

/** A goal sentence by sentence, also as those write who use no capitals. */
export function goalSentences(text: string): readonly string[] {
  return text
    .split(sentenceEnd)
    .flatMap((each) => each.split(lowerSentence))
    .flatMap((each) => each.split(afterMeasure))
    .map((each) => each.trim().replace(/[\s.,;:!]+$/, ''))
    .filter((each) => each !== '')
}

const sentenceEnd = new RegExp(
  String.raw`(?<=\p{L}{2}[.!?]|\d[.!?]|%\.)(?<!${shortForms}\.)\s+(?=["“]?[\p{Lu}\p{N}])|\n+|;\s+`,
  'u',
)
/** “… in 48h. ask for …” */
const afterMeasure = /(?<=\d\p{Ll}[.!?])\s+/u
