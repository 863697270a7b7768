import { pluralsIn } from './names-readers'
import { toThem } from './to-them'

/** “A check takes two hours and they get a report”: where nobody else is named before, they are whoever reads it. */
export function saidToReader(sentence: string): string {
  const before = /^(?!\p{Lu}\S* \p{Lu})(.*(?:,|\b(?:and|so|then)) )they\b/u.exec(sentence)?.[1]
  return before !== undefined && pluralsIn(before).length === 0 ? toThem(sentence) : ifYouBook(sentence)
}

/** “… if they book before 15 March”: whoever books, orders or replies is whoever reads it. */
function ifYouBook(sentence: string): string {
  return sentence.replaceAll(condition, (_, joint: string) => `${joint} you `)
}

const acts =
  '(?:book|order|sign|reply|answer|call|register|buy|pay|join|come|want|like|need|decide|choose|subscribe|switch|renew|bring|cancel|confirm|prefer|wish|try|tell us|let us|send us|recommend|refer|return|visit|mention|are (?:not )?(?:happy|satisfied|interested))'
const condition = new RegExp(
  `\\b(if|when|whenever|once|unless|as soon as|provided(?: that)?)\\s+they\\s+(?=(?:(?:do not|don['’]t|also|already)\\s+)?${acts}\\b)`,
  'gi',
)
