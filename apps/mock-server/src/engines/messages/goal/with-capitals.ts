import { lowerSentence } from './lower-sentence'
import { upperFirst } from '../upper-first'

/** Sentences with a capital each; what is left open stays as somebody typed it. */
export function withCapitals(text: string): string {
  return text
    .split(openPlace)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(begun, capital).replaceAll(behindMeasure, capital)))
    .join('')
    .replace(/^()(\p{L}\S*)/u, capital)
}

const openPlace = /(\[[^\]]*\])/
const begun = new RegExp(String.raw`(${lowerSentence.source})(\S+)`, 'giu')
const behindMeasure = /(?<=\d\p{Ll}?)([.!?]\s)(\p{Ll}\S*)/gu

/** “iPhone” and “example.com” are written so. */
function capital(_all: string, end: string, word: string): string {
  return `${end}${/^\p{Ll}\S*(?:\p{Lu}|\.\p{L})/u.test(word) ? word : upperFirst(word)}`
}
