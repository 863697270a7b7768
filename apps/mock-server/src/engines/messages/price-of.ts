import { tellingWords } from '../documents/best-passages'
import { sentencesOf } from '../documents/sentences-of'
import { openMatter, openTexts } from './open-matter'
import { isForOurselves } from './proof-of'

/** Whether what it costs is to be told. */
export function asksPrice(goal: string): boolean {
  return /\b(?:prices?|pricing|costs?)\b/i.test(goal)
}

/** What documents say that something costs, in a sentence; nothing where that is of another thing. */
export function priceOf<Document extends { readonly text: string }>(
  documents: readonly Document[],
  about: string,
): Document | undefined {
  const wanted = new Set([...tellingWords(about)].filter((word) => !ofAnything.test(word)))
  for (const document of documents) {
    for (const line of document.text.split('\n')) {
      const sentences = sentencesOf(line)
      const at = sentences.findIndex(
        (sentence, index) =>
          isPrice(sentence) &&
          (shares(sentence, wanted) || (leaning.test(sentence) && shares(sentences[index - 1] ?? '', wanted))),
      )
      if (at >= 0) return { ...document, text: sentences[at] ?? '' }
    }
  }
  return undefined
}

/** A note with the price in its place, where that is known and was left open. */
export function withPrice(note: string, price: string | undefined): string {
  if (price === undefined) return note
  return openTexts(note).reduce<string>(
    (text, open) =>
      open !== undefined && isPriceAlone.test(open) ? text.replace(openMatter(open), () => price) : text,
    note,
  )
}

function isPrice(sentence: string): boolean {
  const words = sentence.split(/\s+/).length
  return /[.!]$/.test(sentence) && words >= 4 && words <= 24 && money.test(sentence) && !isForOurselves(sentence)
}

/** Where nothing is named, each price is one of what is meant. */
function shares(sentence: string, wanted: ReadonlySet<string>): boolean {
  const own = tellingWords(sentence)
  return wanted.size === 0 || [...wanted].some((word) => own.has(word))
}

const money =
  /(?:[€$£]|\b(?:eur|usd|gbp|chf|sek|nok|dkk)\b)\s?\d|\d\s?(?:[€$£]|(?:eur|euros?|usd|dollars?|pounds?|gbp|chf|francs|sek|nok|dkk|kroner|kronor|cents?)\b)/i
const leaning = /^(?:it|they|this|that|these)\s/i
const isPriceAlone =
  /^(?:the|our|its|their)\s(?:(?:current|monthly|yearly|list)\s)?(?:prices?|pricing|costs?)(?:\s(?:for|of)\s[^,;]+)?$/i
/** These name no thing. */
const ofAnything =
  /^(?:price|pricing|cost|our|tell|about|new|offer|introduce|present|mention|say|explain|much|them|people|small|large|send|give|show|campaign|write)$/
