import { firmNouns } from '../../../engines/messages/goal/trade-verbs'
import { singular } from '../../../engines/sourcing/words'

/** “We sell a cleaning robot.” as what messages are about: “our cleaning robot”; nothing where nothing is offered. */
export function pitchOfTold(sentence: string): string | undefined {
  const [, thing] = offers.exec(sentence) ?? []
  if (thing !== undefined) return `our ${withClaim(thing.replace(toWhom, ''))}`
  const [, company, more] = introduces.exec(sentence) ?? []
  if (company === undefined) return undefined
  return `our ${company}${more === undefined ? '' : `. We ${more}`}`
}

/** What it does is said in a sentence of its own: “a robot that cuts costs”. */
function withClaim(thing: string): string {
  const [, what = '', does = ''] = doing.exec(thing) ?? []
  const noun = what.split(' ').at(-1) ?? ''
  return does === '' || singular(noun) !== noun ? thing : `${what}, it ${does}`
}

const offers =
  /^we\s+(?:(?:also|mainly|now|currently|mostly)\s+)*(?:sell|offer|make|provide|supply|produce|build|develop)\s+(?:(?:an?|our|the|my)\s+)?(?!(?:to|in|with|on|at|you|them|it|all|everything|anything|what|sure|more|some|many|over|about|up|\d)\b)(\p{L}.{2,160}?)[.!\s]*$/iu
const toWhom = /\s+to\s+(?:\p{L}+[\s,]+){0,5}?\p{L}+s$/iu
const doing = /^([^,]{3,60}?)\s+(?:that|which)\s+(\p{Ll}+s\s.+)$/u
const introduces = new RegExp(
  String.raw`^we(?:['’]re|\s+are)\s+an?\s+(?:(?:small|little|young|new|leading|family(?:[-\s](?:run|owned))?)\s+)*((?:[\p{L}-]+\s+){0,4}?${firmNouns}(?:\s+(?:in|from|near|based in)\s+\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*)?)?)(?:\s+(?:and|,)\s+we\s+(.{3,120}?))?[.!\s]*$`,
  'iu',
)
