import { lowerFirst } from '../lower-first'
import { upperFirst } from '../upper-first'
import { asNounPhrase } from './noun-phrase'
import { isPeople } from './people-words'
import { isVerb } from './plain-verb'
import { scrapOfOffer } from './scraps-of-offer'
import { withArticle } from './with-article'

/** “Solar for warehouse roofs: 25 year guarantee, pays back in 7 years”: what is sold and scraps of what there is to say for it, as sentences; anything else as it stands. */
export function asScraps(goal: string): string {
  if (goal.length > longest || /[!?\n]/.test(goal)) return goal
  const [head = '', ...parts] = goal
    .trim()
    .replace(/[.\s]+$/, '')
    .replace(discounted, ', $1')
    .split(joint)
  const at = parts.findIndex((part) => orders.test(part))
  const scraps = at === -1 ? parts : parts.slice(0, at)
  const asked = at === -1 ? [] : parts.slice(at)
  if (scraps.length === 0 || asked.length > 1) return goal
  const opening = openingOf(head)
  const said = scraps.map((scrap) => scrapOfOffer(scrap.replace(ofRecruits, 'somebody $1s'), head))
  if (opening === undefined || said.includes(undefined)) return goal
  return [opening, ...said.flatMap((each) => each ?? []), ...asked].map(upperFirst).join('. ')
}

const longest = 240
const joint = /,\s+(?:and\s+)?|;\s+|:\s+|\.\s+(?=(?:ask|no fees?)\s)/i
/** “Security guards night shift discount 15% new customers”, without commas */
const discounted =
  /(?<![,:;])\s((?:discount\s(?:of\s)?\d{1,2}\s?%|\d{1,2}\s?%\s(?:discount|off))(?:\s(?:for\s)?(?:new|existing|loyal)\s(?:customers|clients|members))?)$/i
const orders = /^(?:please\s)?ask\s/i

function openingOf(head: string): string | undefined {
  const [, sought] =
    /^(?:recruiting|recruitment|headhunting|staffing)\s(?:for|of)\s((?:[\p{L}-]+\s){0,3}[\p{L}-]+s)$/iu.exec(head) ?? []
  if (sought !== undefined) return `We recruit ${sought}`
  if (isOwn.test(head) || isVerb(head) || notNamed.test(head) || head.split(/\s+/).length > mostWords) return undefined
  if (ofTrade.test(head)) return `We are ${withArticle(lowerFirst(head))}`
  const thing = asNounPhrase(
    head.replace(shift, '$1 for the $2').replace(during, '$1 during the $2').replace(weekend, '$1 at the weekend'),
  )
  if (thing === undefined) return undefined
  return isPeople(thing) ? `We provide ${lowerFirst(thing)}` : `Offer ${lowerFirst(thing)}`
}

const mostWords = 7
const isOwn = /^(?:we|i|it|they|there|no|if|only|to|for|with|not|all|every|each|more|new)\b/i
const notNamed = /\d|\b(?:is|are|was|were|will|has|have|can|that|who|which|they|them|their)\b/i
const ofTrade =
  /^(?:[\p{L}-]+\s){0,3}(?:supplier|wholesaler|manufacturer|producer|dealer|distributor|importer|exporter|caterer|printer|roaster|brewery|bakery|agency|company|firm|haulier|forwarder|carrier|law firm|studio|workshop)(?:\s(?:in|from|near)\s\p{Lu}[\p{L}-]+)?$/iu
/** Those leave, or start, who are recruited, and not those who read it. */
const ofRecruits = /\bthey\s(leave|quit|resign|start)\b/i
/** “Guards night shift” */
const shift = /^((?:[\p{L}-]+\s){0,2}?[\p{L}-]+s)\s((?:night|day|late|early|weekend)\sshift)s?$/iu
/** “Carpet cleaning night shift” */
const during =
  /^((?:[\p{L}-]+\s){0,2}?(?:cleaning|security|cover|care|support|service|catering|transport|driving))\s((?:night|day|late|early|weekend)\sshift)s?$/iu
const weekend = /^((?:[\p{L}-]+\s){0,3}?(?:rental|hire|service|delivery|cleaning|cover|care))\sweekends?$/iu
