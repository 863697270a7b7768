import { presentAsVerb } from '../../../engines/messages/goal/plain-verb'
import { readNounOrder } from '../../../engines/messages/goal/read-noun-order'
import { upperFirst } from '../../../engines/messages/upper-first'
import { deedOfMessage, deedOfMessages, deedOfOne } from './deeds-of-messages'

/**
 * An order for messages with what these are to do as orders of their own: “write a note that compliments them on their
 * growth and offers our course” as “write a note to compliment them on their growth. Offer our course”.
 */
export function deedsAsOrders(order: string): string {
  return order.replace(clause, (all: string, message: string, noun: string, deeds: string) => {
    const said = /s$/i.test(noun) ? deeds.split(nextOfMany).map(deedOfOne) : deeds.split(nextDeed)
    const [first = '', ...others] = said
    const begun = asOrder(first)
    // “A thank-you email” is for something else as well.
    if (begun === undefined || readNounOrder(`${message} to ${begun}`) !== undefined) return all
    return `${message} to ${[begun, ...others.map((deed) => upperFirst(asOrder(deed) ?? deed))].join('. ')}`
  })
}

/** “Shows how much they save” as “tell them how much they save”; nothing where it begins with no deed. */
function asOrder(deed: string): string | undefined {
  if (clarifies.test(deed)) return deed.replace(clarifies, 'tell them ')
  const plain = presentAsVerb(deed)
  if (plain !== undefined) return plain
  return doneToThem.test(deed) ? deed.replace(doneToThem, baseOf) : undefined
}

function baseOf(verb: string): string {
  return verb.endsWith('ies') ? verb.replace(/ies$/, 'y') : verb.replace(/(?<=ss|sh|ch|x|zz)es$|s$/, '')
}

const clause =
  /^(.{0,200}?\b(e-?mails?|mails?|messages?|notes?|sequence|letter|text)(?: (?:to|for) (?:them(?: all)?|him|her|everyone|everybody|all of them))?),? (?:that|which) (?:also )?(\p{Ll}{2,}\s.+)$/iu
const behindAnother = (deed: string) =>
  new RegExp(`,?\\s+and\\s+(?:(?:then|also)\\s+)?(?=${deed}\\s)|,\\s+(?:(?:then|also)\\s+)?(?=${deed}\\s)`, 'i')
const nextDeed = behindAnother(deedOfMessage)
const nextOfMany = behindAnother(deedOfMessages)
const clarifies = /^shows\s+(?:them\s+)?(?=(?:how|that|why|what|where|when)\s)/i
/** What messages are known to do, or anything with those behind it who get them. */
const doneToThem = new RegExp(
  `^(?:${deedOfMessage}|(?!(?:this|ours|yours|theirs|its|us|sales|news|always|perhaps)\\s)\\p{Ll}{2,}s(?=\\s(?:them|their|our|my)\\s))(?=\\s)`,
  'iu',
)
