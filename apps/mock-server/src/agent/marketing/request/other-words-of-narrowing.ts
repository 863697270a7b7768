import { placeMeant } from '../../../engines/sourcing/places'
import { namesPlaces } from './names-places'
import type { Rewording } from './other-words'
import { polite } from './polite'
import { readRemoval } from './read-removal'

const narrow = '(?:narrow|limit|restrict|reduce)'

/** What is to be left of those who were found, or of what is searched by. */
export const otherWordsOfNarrowing: readonly Rewording[] = [
  // “Narrow the search down to Bavaria”
  [new RegExp(`^${polite}${narrow}\\s+the search(?:\\s+down)?\\s+to\\s+(?=\\p{L})`, 'iu'), 'only '],
  // “Narrow it down to Bavaria”, “narrow it down to companies with fewer than 200 people”
  [
    new RegExp(
      `^${polite}${narrow}(?:\\s+down)?\\s+(?:it|them|this|that|(?:the|our|my) (?:list|audience|contacts|accounts|companies|people|results))(?:\\s+down)?\\s+to\\s+(?:only\\s+|just\\s+)?(\\p{L}[^]*?)(?:[\\s,]+(?:please|pls|now|then))*[.!]*$`,
      'iu',
    ),
    (_, what = '') => rowsNamed(namesPlaces(what) ? what.replace(inFront, 'in ') : what) ?? `only ${what}`,
  ],
  // “Only the Dutch ones”
  [
    new RegExp(
      `^${polite}(?:only|just|keep only|only keep) (?:the )?(\\p{L}{3,20}) (?:ones?|people|companies|firms|contacts)[.!]*$`,
      'iu',
    ),
    (all, from = '') => (placeMeant(from) === from ? all : `only keep the ones in ${placeMeant(from)}`),
  ],
  // “Widen it, also Germany”
  [
    new RegExp(
      `^${polite}(?:widen|extend|expand|broaden) (?:it|that|the search)[,:]? (?:and )?(?:also|plus|with)(?: to| in| into)? (\\p{L}[\\p{L} ,-]{2,40}?)[.!]*$`,
      'iu',
    ),
    (all, where = '') => (namesPlaces(where) ? `also in ${where}` : all),
  ],
]

const inFront = /^(?:(?:in|from|at)\s+)?(?=\S)(?!the ones\b|those\b|people\b|companies\b|contacts\b)/i

/** “Only keep the ones in Madrid”, where those who are named are rows; nothing of “two sentences”. */
function rowsNamed(what: string): string | undefined {
  return [`only keep ${what}`, `only keep those ${what}`, `only keep those who are ${what}`].find(isOfRows)
}

function isOfRows(order: string): boolean {
  const removal = readRemoval(order)
  return removal?.kind === 'narrow' || (removal?.kind === 'refuse' && removal.of?.names.length === 0)
}
