import { placeAt } from '../../sourcing/places'
import { wordsOf } from '../../sourcing/words'
import { upperFirst } from '../upper-first'

/** Days, months and chiefs as they are written: “on monday, 3 may” is on Monday, 3 May, and a “cfo” a CFO. */
export function inProperCase(text: string): string {
  return withDays(text)
    .replaceAll(/\bc[efotim]os?\b/g, (name) => `${name.slice(0, 3).toUpperCase()}${name.slice(3)}`)
    .replaceAll(/\bi\b(?!\.e)/g, 'I')
    .replaceAll(languages, upperFirst)
    .replaceAll(afterIn, (word) => (isTown(word) ? upperFirst(word) : word))
}

/** “A small shop in nuremberg” */
const afterIn = /(?<=\b(?:in|from|near) )\p{Ll}{4,}\b/gu
/** They are other things as well. */
const otherThings =
  /^(?:reading|bath|nice|cork|split|orange|mobile|essen|bergen|sale|deal|buffalo|phoenix|halle|worms|lens|march)$/

function isTown(word: string): boolean {
  return !otherThings.test(word) && placeAt(wordsOf(word), 0) !== undefined
}

/** “Polish” is what is done with floors as well. */
const languages =
  /\b(?:german|french|italian|spanish|english|dutch|turkish|croatian|portuguese|swedish|danish|norwegian|finnish|austrian|european|scandinavian|greek|russian|ukrainian|hungarian|romanian)\b|(?<=\bspeak (?:\p{L}+(?:,| and) )*)polish\b/gu

/** Days and months alone. */
export function withDays(text: string): string {
  return text.replaceAll(names, upperFirst).replaceAll(alsoWords, upperFirst)
}

const names =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december|christmas|easter|thanksgiving)\b/g

/** “We march on” is no month. */
const alsoWords =
  /(?<=\b(?:\d{1,2}(?:st|nd|rd|th)?(?: of)?|in|until|till|since|of|early|late|mid)[ -])(?:march|may)\b|\b(?:march|may)(?= \d)/g
