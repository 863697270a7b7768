import { asBroughtTo } from './as-brought-to'
import { asListedFacts } from './as-listed-facts'
import { asNamed } from './as-named'
import { asScraps } from './as-scraps'
import { asTrade } from './as-trade'
import { begin, circle, rewordings, whom } from './order-rewordings'
import { everydayRewordings } from './everyday-rewordings'
import { hastyRewordings } from './hasty-rewordings'
import { misspeltWords } from './misspelt-words'
import { offhandRewordings } from './offhand-rewordings'
import { passingRewordings } from './passing-rewordings'
import { isPeople } from './people-words'
import { isVerb } from './plain-verb'
import { politeRewordings } from './polite-rewordings'
import { priceRewordings } from './price-rewordings'
import { productNames } from './product-names'
import { recipients } from './read-offering'
import { rewordedBy, type Rewording } from './rewording'
import { typedRewordings } from './typed-rewordings'
import { withWhoFirst } from './with-who-first'
import { upperFirst } from '../upper-first'

const allRewordings: readonly Rewording[] = [
  ...misspeltWords,
  ...productNames,
  ...politeRewordings,
  ...everydayRewordings,
  ...hastyRewordings,
  ...offhandRewordings,
  ...priceRewordings,
  ...typedRewordings,
  ...passingRewordings,
  ...rewordings,
]

/** Each text of a sequence is written from the same goal, and nothing else is read as often. */
const remembered = new Map<string, string>()
const mostRemembered = 64

/** What is to be done, in the words that other rules know: “Generate interest in our tool among mills” sells it to them. */
export function asPlainOrder(goal: string): string {
  const known = remembered.get(goal)
  if (known !== undefined) return known
  const worded = reworded(goal)
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size >= mostRemembered) remembered.delete(oldest)
  remembered.set(goal, worded)
  return worded
}

function reworded(goal: string): string {
  const text = asScraps(
    withoutAim(asBroughtTo(asListedFacts(asTrade(asNamed(withWhoFirst(thatByThat(goal.trim()))))))).replaceAll(
      behindQuestion,
      (letter) => letter.toUpperCase(),
    ),
  )
    .replace(soughtFor, 'We are looking for $1')
    .replace(won, (all, whom: string, thing: string) =>
      isPeople(whom) || recipients.test(whom) ? `sell ${thing} to ${whom}` : all,
    )
  const said = text.replace(toldWhom, (all, tell: string, whom: string) =>
    isPeople(whom) ? `${tell} them that ` : all,
  )
  return rewordedBy(said, allRewordings)
}

/** “Tell them that …, that …, and that …” says each in a sentence. */
function thatByThat(goal: string): string {
  return listsClauses.test(goal)
    ? goal.replaceAll(nextClause, (_, letter: string) => `. ${letter.toUpperCase()}`)
    : goal
}

const listsClauses =
  /^(?:please\s)?(?:tell|inform|remind)\s[^.,;:!?\n]{2,60}?\sthat\s[^.;:!?\n]{4,200}?,\sthat\s[^.;:!?\n]{4,200}?,?\sand\sthat\s/i
const nextClause = /,?\s(?:and\s)?(?<=[,d]\s)that\s(\p{L})/giu

/** “Do you plan tours in Excel? we have something faster” */
const behindQuestion = /(?<=\p{L}{2}\?\s)\p{Ll}/gu

/** “Increase reply rates: invite people to our webinar”, “Our goal is to get 10 demo calls with fleet managers” */
function withoutAim(goal: string): string {
  const [, order = ''] = aimed.exec(goal) ?? []
  if (order !== '' && isVerb(order)) return upperFirst(order)
  return goal.replace(goalIs, (_all, deed: string) => upperFirst(deed))
}

const aimed =
  /^\s*(?:increase|improve|boost|raise|grow|generate|get|drive|nurture|warm up|wake up|fill|build|more|better|higher)\s(?!(?:our|the|them|to)\b)[^:.!?\n]{3,50}:\s+(\S.{8,})$/is
const goalIs =
  /^\s*(?:our|my|the)\s(?:main\s)?(?:goal|aim|objective|target)\s(?:is|:)\s(?:to\s)?((?:get|book|win|find|have|arrange)\s)/i

/** “Tell CFOs that … and that …” */
const toldWhom = /^((?:please\s)?tell)\s((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\sthat\s(?=[^.!?\n]+\sand\sthat\s)/iu

/** “Win Dutch retailers for overnight pallet transport” */
const won = new RegExp(
  String.raw`${begin}(?:win|get|gain|interest)\s${whom}\s(?:for|in|interested in)\s(?![\p{L}-]+\s(?:on|onto)\sour\s)(?!(?:our|the|an?)\s(?:[\p{L}-]+\s){0,3}?${circle})(?!an?\s(?:[\p{L}\d-]+\s){0,3}?(?:calls?|meetings?|demos?|chats?|trials?|visits?)\b)((?:our|the|an?)\s[^.;:!?\n]{3,80}|[^.,;:!?\n]{5,60})(?=[.,;:!?\n]|$)`,
  'iu',
)

/** “Get speakers for our conference” */
const soughtFor =
  /^(?:get|find|win|gain|recruit|look for|search for)\s((?:\d+\s|more\s|some\s|good\s|new\s)*(?:guest\s)?(?:speakers|exhibitors|volunteers|(?:co-?)?authors|mentors|judges|jurors|trainers|panell?ists)\sfor\s(?:our|the|my|an?)\s)/i
