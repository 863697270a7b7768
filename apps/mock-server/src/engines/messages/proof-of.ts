import { tellingWords } from '../documents/best-passages'
import { sentencesOf } from '../documents/sentences-of'

/**
 * A sentence of documents to be judged by: one that fits what a message is about, or else one with a figure, whole and
 * short enough to be read. What ends without a sign is a heading, and is part of no sentence.
 *
 * @param documents Texts with a paragraph in each line; what else is known of one stays beside the sentence.
 */
export function proofOf<Document extends { readonly text: string }>(
  documents: readonly Document[],
  about: string,
): Document | undefined {
  const sentences = documents
    .flatMap((document) =>
      document.text
        .split('\n')
        .flatMap(sentencesOf)
        .map((sentence) => ({ ...document, text: sentence.replace(/^[-–•*·▪]\s+/, '') })),
    )
    .filter(({ text }) => isWhole(text) && isShort(text))
  const [best] = sentences
    .filter(({ text }) => fitsTopic(text, about))
    .toSorted((one, other) => worthOf(other.text, about) - worthOf(one.text, about))
  return best ?? sentences.find(({ text }) => hasFigure(text))
}

/** Whether a sentence is of the same matter: it shares the words that tell what it is. */
export function fitsTopic(sentence: string, about: string): boolean {
  const wanted = tellingWords(about).size
  // Without a figure, one word in common may be chance.
  const fewest = hasFigure(sentence) ? Math.min(wanted, fewestShared) : fewestShared
  return wanted > 0 && sharedWords(sentence, about) >= fewest
}

const fewestShared = 2

function worthOf(sentence: string, about: string): number {
  return sharedWords(sentence, about) + (hasFigure(sentence) ? figure : 0)
}

/** A figure says more than another word in common. */
const figure = 1.5

function sharedWords(sentence: string, about: string): number {
  const own = tellingWords(sentence)
  return [...tellingWords(about)].filter((word) => own.has(word)).length
}

function hasFigure(sentence: string): boolean {
  return /\d/.test(sentence)
}

/** It ends as a statement, and does not lean on the one before it. */
function isWhole(sentence: string): boolean {
  return /^["“‘(]?[\p{Lu}\p{N}].*[.!]["”’)]?$/u.test(sentence) && !leaning.test(sentence)
}

const leaning =
  /^(?:this|that|these|those|they|it|he|she|their|his|her|but|and|so|or|here|there)\b|\bthis (?:is|was|has|holds|means)\b/i

function isShort(sentence: string): boolean {
  const words = sentence.split(/\s+/).length
  return words >= 5 && words <= 24
}
