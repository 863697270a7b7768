import type { Intent } from './intent'
import { readAudienceQuestion } from './read-audience-question'

/** Reads “only keep those in Spain” and “the first 5 are enough”: rows are to go, which is not done here. */
export function readRemoval(text: string): Intent | undefined {
  if (enough.test(text)) return { kind: 'refuse', what: 'remove' }
  const rows = removing.exec(text)?.[1]
  if (rows === undefined) return undefined
  const named = rows
    .replace(/^(?:all|any|every)\s+(?=ones\b)/i, 'the ')
    .replace(/^(?:any(?:one|body)(?: who)?|whoever)\b/i, 'everybody who')
    .replace(/^everybody who(?=\s+(?:with|without|in|from|at)\b)/i, 'everybody')
  const of = readAudienceQuestion(`list ${named}`)
  return of === undefined ? undefined : { kind: 'refuse', what: 'remove', of }
}

const lead = '^(?:(?:please|pls|ok|okay|now|and|then|can you|could you|just)[, ]+)*'
const removing = new RegExp(
  `${lead}(?:(?:only|just) keep|keep (?:only|just)|remove (?:all|everyone|everybody) (?:but|except)|exclude|remove|delete|drop|take out|filter out|get rid of|kick out|throw out)\\s+((?:(?:all|only)\\s+)?(?:of\\s+)?(?:those|the|everyone|everybody|anyone|anybody|whoever|our|these|contacts|people|leads|companies|accounts|firms)\\b.+)$`,
  'i',
)
const enough = new RegExp(
  `${lead}(?:only |just )?(?:keep |i (?:only |just )?(?:need|want) )?(?:only |just )?the (?:first|top|last) (?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?: (?:ones?|rows?|contacts?|accounts?|people|companies|leads))?(?: (?:is|are|will be|would be) (?:enough|fine|ok|okay|sufficient|all (?:that )?(?:i|we) need))?$`,
  'i',
)
