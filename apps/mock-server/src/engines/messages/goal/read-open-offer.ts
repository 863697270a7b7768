import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { asSentence } from './read-note'
import { upperFirst } from '../upper-first'

/** “Offer a discount of 5% to everyone who orders two loads before Easter”: who gets it is a part of the offer. */
export const readOpenOffer: ClauseRule = (text) => {
  const { what, whom } = behind.exec(text)?.groups ?? before.exec(text)?.groups ?? {}
  if (what === undefined || whom === undefined) return undefined
  return {
    note: asSentence(inProperCase(`we offer ${what} to ${whom}`), mostWords),
    question: 'Would that be of interest to you?',
    subject: upperFirst(what),
    isPlain: true,
  }
}

const somebody = '(?<whom>(?:everyone|everybody|anyone|all|those)\\s+(?:who|that)\\s'
const something = '(?<what>(?:(?:an?|our|the|free)\\s|\\d)'
const behind = new RegExp(
  `^(?:offer|give|grant|promise)\\s+${something}.{2,60}?)\\s+(?:to|for)\\s+${somebody}.+)$`,
  'i',
)
const before = new RegExp(`^(?:offer|give|grant|promise)\\s+${somebody}.{4,80}?)\\s+${something}.+)$`, 'i')
const mostWords = 30
