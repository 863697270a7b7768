import { inBody, withSentence } from './message-edits'
import { messageParts } from './message-parts'
import { offerAt } from './shorter-text'

/** “It takes two hours” stands behind what takes them; the end where no message says what it is about. */
export function behindMatter(text: string, sentence: string, about: string): string {
  const sentences = messageParts(text).body.flat()
  const offer = offerAt(sentences, about)
  if (offer < 0 || text.includes(sentence) || sentences[offer]?.endsWith('?') === true)
    return withSentence(text, sentence, 'end')
  const ofSame = sentences.slice(offer + 1).findIndex((each) => !ofIt.test(each))
  const place = ofSame < 0 ? sentences.length - 1 : offer + ofSame
  let index = -1
  return inBody(text, (body) =>
    body.map((paragraph) => paragraph.flatMap((each) => ((index += 1) === place ? [each, sentence] : [each]))),
  )
}

export const ofIt = /^(?:It|They)\s/
