import { upperFirst } from '../../../engines/messages/upper-first'
import { saysSomething, sentencesOf } from '../writing/message-edits'
import type { Draft } from '../memory'
import { ordinals } from '../request/message-named'
import { changeInPlainWords, inOtherWords } from './change-in-plain-words'
import { countIn } from '../request/count-at'
import { listed } from '../writing/counted'
import { draftSentencesAbout } from './draft-sentences-about'
import { stepsNamed } from './steps-named'

/**
 * One wish for a change of the messages at hand, in the words in which changes are read: which message is meant comes
 * first, and what is to be done behind it.
 */
export function asEditOrder(text: string, draft: Draft | undefined): string {
  if (draft === undefined || text.length > longest || /["“”„\n]/.test(text)) return text
  const said = text
    .trim()
    .replace(askedPolitely, '$1')
    .replace(politely, '')
    .replace(/(?:,? (?:please|pls|thanks|thank you|now))*[.!\s]*$/i, '')
  const all = draft.templates.length
  const moved = betweenMessages(said, draft)
  if (moved !== undefined) return moved
  if (all > 2 && swapsLast.test(said)) return `swap step ${all - 1} and ${all}`
  const [, fewer = ''] = onlySoMany.exec(said) ?? []
  const left = countIn(fewer) ?? all
  if (left < all)
    return `delete email${all - left > 1 ? 's' : ''} ${listed(draft.templates.map((_, index) => `${index + 1}`).slice(left))}`
  const each = inEachMessage(said)
  if (each.length > 1) return each.map((one) => asEditOrder(one, draft)).join('. ')
  const { steps, isAll = false, rest } = stepsNamed(said, all)
  const change = changeInPlainWords(rest, steps.length === 0 ? draft : only(draft, steps))
  // A sequence has one subject.
  if (change === undefined || (steps.length > 0 && /\bsubject\b/.test(change))) return text
  if (steps.length === 0) return isAll && change.startsWith('add ') ? `${change} to all messages` : change
  return steps.map((step) => inMessage(step, change)).join('. ')
}

/** Each change in the words in which it is known of one message. */
function inMessage(step: number, change: string): string {
  const one = `the ${ordinals[step - 1] ?? 'last'} one`
  if (change === inOtherWords) return `Rewrite ${one}`
  if (change.startsWith('remove the ')) return `${upperFirst(change)} from ${one}`
  return change.startsWith('make it ') ? `Make ${one} ${change.slice('make it '.length)}` : `In step ${step}, ${change}`
}

const swapsLast =
  /^(?:swap|switch|exchange|change the order of) the last two(?: (?:e-?mails?|messages?|ones|mails?|steps?))?$/i
/** “Only one email is enough” */
const onlySoMany =
  /^(?:only|just|make it(?: only| just)?|keep(?: only| just)?|reduce (?:it|them) to|cut (?:it|them) (?:down )?to) (one|two|three|four|[1-6])(?: (?:e-?mails?|messages?|mails?|notes?|steps?))(?: (?:is|are) enough| will do| in total)?$/i

/** “In the first ask how many people come, in the second when it is” */
function inEachMessage(said: string): readonly string[] {
  const parts = said.split(nextPlace)
  const [, verb = ''] = ofPlace.exec(parts[0] ?? '') ?? []
  if (verb === '' || parts.length < 2) return [said]
  return parts.map((part, index) =>
    index === 0 || ofPlace.test(part) ? part : part.replace(placeAlone, `$1 ${verb} `),
  )
}

const place = `in (?:the )?(?:${[...ordinals, 'last', 'final'].join('|')}|(?:step|e-?mail|mail|message) [1-7])(?: (?:one|e-?mail|mail|message))?`
const nextPlace = new RegExp(`,? (?:and |but )?(?=${place}\\s)`, 'iu')
const ofPlace = new RegExp(`^${place},? (ask|say|mention|add|use|remove|drop|make)\\b`, 'iu')
const placeAlone = new RegExp(`^(${place}),? `, 'iu')

const longest = 200
/** “Could you add the price to both?” is an order. */
const askedPolitely = /^((?:(?:and|also|so|please)[,\s]+)*(?:could|can|would|will) you\s[^?]*)\?+$/i
const politely =
  /^(?:(?:please|pls|and|also|now|then|ok(?:ay)?|so|well|but|hm+|actually|maybe|perhaps|can you|could you|would you|will you|can we|could we|let['’]?s|i want you to|i(?:['’]d| would) like you to)[,\s]+)+/i

function only(draft: Draft, steps: readonly number[]): Draft {
  return { ...draft, templates: draft.templates.filter((_, index) => steps.includes(index + 1)) }
}

/** “Move the price from the first to the second” */
function betweenMessages(said: string, draft: Draft): string | undefined {
  const { what, from = '', to = '' } = fromTo.exec(said)?.groups ?? {}
  if (what === undefined) return undefined
  const count = draft.templates.length
  const [one] = stepsNamed(`in ${from}`, count).steps
  const [other] = stepsNamed(`in ${to}`, count).steps
  if (one === undefined || other === undefined) return undefined
  const [sentence] = draftSentencesAbout(only(draft, [one]), what)
  // What a message begins with is what it is about.
  const isMain = sentence === sentencesOf(draft.templates[one - 1] ?? '').find((each) => saysSomething(each))
  return sentence === undefined || isMain
    ? undefined
    : `In step ${one}, remove "${sentence}". In step ${other} add "${sentence}"`
}

const fromTo =
  /^(?:move|put|bring|take|shift) (?:the |our )?(?<what>[\p{L}\d -]{3,40}?) from (?<from>[\p{L}\d #]{1,20}?) (?:to|into) (?<to>[\p{L}\d #]{1,20})$/iu
