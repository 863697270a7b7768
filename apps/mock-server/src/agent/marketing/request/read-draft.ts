import { mostMessageTemplates } from '@inlay/sdk-core/contract/campaigns'
import { isAskAlone } from '../../../engines/messages/goal/is-ask-alone'
import { asOfThem, readOrder } from '../../../engines/messages/goal/read-order'
import { isVerb } from '../../../engines/messages/goal/plain-verb'
import { countsByChannel, type CountsByChannel } from './counts-by-channel'
import { deedsAsOrders } from './deeds-as-orders'
import { deedOfMessage } from './deeds-of-messages'
import { messageWords } from './draft-words'
import type { Intent } from './intent'
import { ordersMessages } from './orders-messages'
import { addresseeOf, isTaskItself, readDraftTask } from './read-draft-task'
import { notTaken } from './not-taken'
import { readAside, severalSubjects, whenItGoes } from './read-aside'
import { readDraftWishes } from './read-draft-wishes'
import { hasDelays, matterOf, readStepPlan, stepsPlanned, withMatter } from '../../../engines/messages/read-step-plan'
import { withoutSpared } from './spared-message'
import { withoutExamples } from './without-examples'
import { stepsOf } from './steps-of'
import { whomByWay } from './whom-by-way'

type DraftIntent = Extract<Intent, { kind: 'draft' }>

const channelWords =
  '(?:e-?mails?|messages?|mails?|sequence|templates?|outreach|copy|subject lines?|subject|linkedin|follow-?ups?|content|intro|cadence)'
const orders = new RegExp(
  `^(?:\\w+ ){0,2}(?:write|draft|compose|create|generate|prepare|suggest|make|give me)\\b.*\\b${channelWords}\\b|^(?:\\w+ ){0,2}(?:write|draft|compose)\\b|^(?:reach|contact|follow up|pitch|invite)\\b`,
  'i',
)

/** “Email them to ask …” as “write an email to them to ask …” */
export function asOrder(text: string): string {
  return text
    .replace(needed, 'write ')
    .replace(sent, 'write $1')
    .replace(toEach, 'write ')
    .replace(named, 'write $&')
    .replace(
      byWay,
      (_, task: string, way: string) => `write ${/^e/i.test(way) ? 'an email' : 'a LinkedIn message'} to ${task}`,
    )
    .replace(
      /^((?:(?!(?:who|which|what|how|why|when|did|do|does|have|has|no|not)\b)\w+ ){0,2}?)(e-?mail|mail|message)\s+(?=(?:them|him|her|everyone|everybody|all|our|these|those|my|each|every)\b)/i,
      (_, before: string, channel: string) => `${before}write ${/^e/i.test(channel) ? 'an email' : 'a message'} to `,
    )
}

/** Whether a message that is to be sent has yet to be written. */
export function sendsNew(text: string): boolean {
  return sent.test(text)
}

/** “Send them an email introducing our workshop” is to be written; “send them the email” is to go out. */
const sent =
  /^send\s+(?:(?:them|him|her|everyone|everybody|all of them|all|these|those)\s+)?((?:an?|one|two|three|four|five|\d)\s+(?:(?!to\b|for\b|about\b)\S+\s+){0,3}?(?:e-?mails?|messages?|mails?|sequence|note)\b(?=\s+(?!(?:today|tomorrow|now|tonight|later|next week|on \w+day)\b[.!]*$)\S|\s*[:,]))/i

/** “Write each of them an email that …” */
const toEach =
  /^(?:write|send|draft)\s+(?:to\s+)?(?:each|every one|all|both|everyone|everybody)(?:\s+of\s+(?:them|these|those))?\s+(?=(?:an?|one)\s)/i

/** “Now an email about our ferry line” */
const named = new RegExp(
  `^(?:an?|one|two|three|four|five|\\d)\\s+(?:(?!to\\b|for\\b|about\\b|on\\b)[\\p{L}-]+\\s+){0,3}?(?:e-?mails?|linked-?in\\s+(?:messages?|notes?)|messages?|sequence)\\s+(?=(?:about|on|to|inviting|offering|introducing|announcing|asking|telling|thanking|(?:that|which) ${deedOfMessage})\\s)`,
  'iu',
)

/** “Introduce our company by email” */
const byWay =
  /^((?:introduce|present|announce|promote|offer|advertise|pitch)\s+(?:our|my|the|us)\b.*?)\s+(?:by|via|per|in|on|over)\s+(?:an?\s+)?(e-?mail|linked-?in)(?:\s+message)?$/i

/** “I need an email to our customers” */
const needed =
  /^(?:(?:i|we)(?:['’]d| would| also)*\s+)?(?:need|want|like)\s+(?:to have\s+)?(?=(?:an?|some|\d+|two|three|four|five)\s+(?:(?!for\b|about\b|to\b|who\b|with\b)\S+\s+){0,3}?(?:e-?mails?(?! address)|messages?|sequence|templates?)\b)/i

/** Whether it asks for messages. */
export function isDraft(text: string): boolean {
  return (orders.test(text) && !tellsOfSelf.test(text)) || isTaskItself(text)
}

/** “I write for a charity” */
const tellsOfSelf =
  /^(?:i|we)\s+(?:also\s+|usually\s+|often\s+)?(?:write|draft|contact|reach|pitch|make|prepare|create)\b/i

/** What is behind that is no order any more; the patterns would look through it many times. */
const longestOrder = 4_000

/** “…, and save it”; what customers save is another matter. */
const saves =
  /(?:^|[,;.:]\s*|\b(?:and|then|please|also|to)\s+)(?:save|store)\s+(?:it|them|this|that|these|both|all|everything|(?:the|my|our) (?:e-?mails?|messages?|sequence|drafts?|notes?))(?=\s*(?:$|[.,;:!?]|(?:as|to|in|for|with|please|now|too|then|so|when|at|right|straight)\b))|(?:[,;]\s*|\b(?:and|then)\s+)save(?:\s+(?:please|now|too|then))*[.!\s]*$|^(?:\w+\s+){0,3}(?:write|draft|create|make|compose|prepare)\s+and\s+save\b/i

const byBoth =
  /\blinked-?in\s+(?:and|&|plus)\s+(?:by\s+)?e-?mail|\be-?mail\s+(?:and|&|plus)\s+(?:by\s+|on\s+)?linked-?in\b(?!\s+(?:profiles?|address))/i

/** By which way it goes, where that is said. */
export function channelOf(text: string): 'email' | 'linkedin' | undefined {
  const said = withoutSpared(text)
  if (/e-?mail|\b(?:the|my|our|first|second|third|fourth|fifth|last|all|both) mails?\b|\bmail #?[1-7]\b/i.test(said))
    return 'email'
  return /linked-?in|\bconnection (?:note|message)\b|\b(?:the|my|our|this|that) note\b/i.test(said)
    ? 'linkedin'
    : undefined
}

/** What is asked for in it, or that nobody knows how to write that. */
export function draftOf(whole: string): Intent {
  const said = withoutExamples(whole.slice(0, longestOrder))
  const each = whomByWay(said)
  const both = each === undefined ? undefined : draftOf(each.order)
  if (each !== undefined && both?.kind === 'draft' && both.alsoBy !== undefined)
    return { ...both, addressee: each[both.channel], alsoBy: { ...both.alsoBy, addressee: each[both.alsoBy.channel] } }
  const channel = channelOf(said) ?? 'email'
  // On LinkedIn, that is how one connects, and nothing that they are invited to.
  const text = channel === 'email' ? said : said.replace(/\binvitation (?=note|message|request)/i, 'connection ')
  const counts = countsByChannel(text.split(/\babout\b/i)[0] ?? '')
  const counted = counts?.[channel] ?? stepsOf(text)
  const asked = counted === 1 ? stepsPlanned(text) : counted
  const single = withoutOther(text)
  const { order, unable: beside } = readAside(single)
  const plan = readStepPlan(order, Math.min(asked, mostMessageTemplates))
  const one = plan.rest.replace(parting, '$1 ')
  const isParting = asked === 1 && one !== plan.rest
  const { ask, changes, shorter, unable: notDone, rest: besideWishes } = readDraftWishes(one)
  const rest = deedsAsOrders(besideWishes)
  const several = severalSubjects.exec(text)?.[0]
  const isBoth = text !== single || counts !== undefined || byBoth.test(text)
  const isMixed = !isBoth && channel === 'email' && among.test(text)
  const task = tidied(taskOf(one, rest, ask)) ?? matterOf(plan.planned)
  // What it is not to say leaves an order without a matter.
  const isOrder = task !== undefined && orderItself.test(task)
  const named = isOrder ? undefined : task
  const [, restraint] = isOrder ? (restrained.exec(task) ?? []) : []
  const mixed = isMixed ? ['LinkedIn messages among the emails (say “make a LinkedIn message of it” then)'] : []
  const known = [
    ...notDone,
    ...beside,
    ...(restraint === undefined ? [] : [restraint]),
    ...mixed,
    ...(plan.planned.length > 0 && hasDelays(order) ? [whenItGoes] : []),
    ...(several === undefined ? [] : [`${several} (a sequence has one)`]),
  ]
  // “An email to the most senior one” is about nothing yet.
  const { whom, matter } = someone.exec(named ?? '')?.groups ?? {}
  const about = whom === undefined ? named : matter
  const addressee = addresseeOf(rest) ?? whom
  const planned = withMatter(plan.planned, about)
  // “Make a LinkedIn message of it” is nothing that can be done to it.
  const isOfLast = about !== undefined && /^(?:it|that|this|them|these|those)$/i.test(about) && !aboutThat.test(text)
  if (isOfLast || (about === undefined && ask === undefined && !ordersMessages(text))) return { kind: 'unknown', text }
  const taken = [about, addressee, readOrder(rest)?.addressee, ...known, JSON.stringify(changes)]
  const unable = [...known, ...notTaken(rest, taken)]
  return {
    kind: 'draft',
    channel,
    steps: Math.min(asked, mostMessageTemplates),
    ...(asked > mostMessageTemplates ? { askedSteps: asked } : {}),
    about,
    save: saves.test(text),
    shorter: shorter || /\bshort(?:er)?\b/i.test(beforeAbout(rest)),
    ...(addressee === undefined ? {} : { addressee }),
    ...(ask === undefined ? {} : { ask }),
    ...(Object.keys(changes).length === 0 ? {} : { changes }),
    ...(planned.length === 0 ? {} : { planned }),
    ...(isParting ? { isParting } : {}),
    ...(isBoth ? alsoOf(channel === 'email' ? 'linkedin' : 'email', counts) : {}),
    ...(unable.length === 0 ? {} : { unable }),
  }
}

/** What was spoken of is what it is about. */
const aboutThat = /\babout (?:it|that|this|them|these|those)\b/i

function alsoOf(channel: 'email' | 'linkedin', counts: CountsByChannel | undefined): Pick<DraftIntent, 'alsoBy'> {
  return { alsoBy: { channel, steps: Math.min(counts?.[channel] ?? 1, mostMessageTemplates) } }
}

const orderItself =
  /^(?:please\s+)?(?:write|draft|compose|create|prepare|send)\s+(?:(?:me|us|them|him|her|everyone|everybody)\s+)?(?:an?|the|some|one|two|three|[2-7])\s+(?:\S+\s+){0,2}?(?:e-?mails?|messages?|sequence|notes?|follow-?ups?)[,\s]+(?:but|and)?\s*(?:don['’]?t|do not|never|without)\s.+$/i
const restrained = /\b((?:don['’]?t|do not|never|without)\s.+)$/i

const someone =
  /^(?<whom>(?:only\s+)?(?:the\s+)?(?:first|last)\s+(?:\d{1,3}|one|two|three|four|five|six|ten|few)(?:\s+(?:of (?:them|these)|contacts|people|ones))?|(?:half|some|one|two|three|both|a few|most)\s+of\s+(?:them|these|those)|(?:the|this|that|these|those|all|only)\s+(?:(?!about\b)\p{L}+\s+){0,3}(?:ones?|persons?|people|contacts?|guys?)(?:\s+only)?(?:\s+(?:in|at|from|with|without|who)\s(?:(?!\sabout\s).)*)?)(?:\s+about\s+(?<matter>.{3,}))?$/iu

/** Where something was taken out of it. */
function tidied(text: string | undefined): string | undefined {
  const tidy = text?.replaceAll(/\s+,/g, ',').replace(/(?:,?\s(?:and|then|also))*[\s,]*$/, '')
  return tidy === '' ? undefined : tidy
}

/** “Emails at step 1 and 2, LinkedIn at step 3” */
const among =
  /\blinked-?in\b(?!\s+(?:profiles?|address|posts?|page))(?:\s+(?:messages?|notes?))?\s+(?:at|for|as|in|on|between)\s|\b(?:at|for|as|in|between)\s[^,;.]*\blinked-?in\b(?!\s+(?:profiles?|address|posts?|page))/i

/** “A breakup email” */
const parting =
  /^((?:\w+ ){0,2}?(?:write|draft|compose|create|generate|prepare|suggest|make|give)\s(?:(?!to\b|for\b|about\b)\S+\s){0,4}?)(?:break-?up|parting)\s(?=(?:linked-?in\s)?(?:e-?mail|message|mail|note)\b)/i

/** Emails are written, and “and a LinkedIn message” is left for the next request. */
function withoutOther(text: string): string {
  return text.replace(
    /(\b(?:e-?mails?)\b[^,.;]{0,160}?),?\s+and\s+(?:an?|the|another|one|two|three|\d|some)\s+(?:short\s+)?linked-?in\s+(?:messages?|notes?)\b(?:\s+(?:in between|too|as well|also))?/i,
    '$1',
  )
}

/** “A short email about short weeks” */
function beforeAbout(text: string): string {
  return text.split(/\babout\b/i)[0] ?? ''
}

/** What it is for; what it asks for is that where it says nothing else. */
function taskOf(text: string, rest: string, ask: string | undefined): string | undefined {
  const task =
    readDraftTask(rest) ?? aboutOf(rest) ?? purposeOf(text) ?? (ordersMessages(text) ? kindOf(rest) : undefined)
  if (task !== undefined || ask === undefined) return task
  const whole = readDraftTask(text)
  return whole === undefined || isAskAlone(whole) ? undefined : whole
}

/** “Contact bakery owners by LinkedIn to offer them a trial” */
function purposeOf(text: string): string | undefined {
  if (!/^(?:\w+ ){0,2}?(?:reach(?: out)?(?: to)?|contact|approach|target|e-?mail|message|write(?: to)?)\s/i.test(text))
    return undefined
  const behind = (joint: RegExp) => [...text.matchAll(joint)].map((found) => text.slice(found.index + found[0].length))
  const purpose =
    behind(/\sto\s+/gi).find((words) => isVerb(words) && !isAskAlone(words)) ??
    behind(/\sand\s+/gi).find((words) => tells.test(words) && !isAskAlone(words))
  return purpose === undefined ? undefined : asOfThem(purpose)
}

const tells =
  /^(?:ask|offer|tell|invite|thank|propose|suggest|say|introduce|remind|find out|see if|congratulate|apologi[sz]e|pitch)\s/i

/** “A win-back message with a free month”: what is said of it beside how many there are and whom they are for. */
function kindOf(text: string): string | undefined {
  if (!writes.test(text)) return undefined
  const { addressee } = readOrder(text) ?? {}
  const plain = text.replace(writes, '').replace(addressee ?? '', ' ')

  const own = plain.replaceAll(ofOrders, ' ').match(/\p{L}{3,}/gu) ?? []
  return own.length === 0 && !followUp.test(plain)
    ? undefined
    : `write ${text.replace(writes, '').replace(toThem, '').trim()}`
}

/** “Write them a note”: whom it is for is no part of what it is. */
const toThem = /^(?:them|him|her|everyone|everybody)\s+(?=an?\s)/i

/** To those who have not answered: it is none where nothing was written before. */
const followUp = /^(?:(?:an?|the|one|short|friendly|polite|quick)\s+)*follow-?up\b(?!s)/i

const writes = /^(?:\w+ ){0,2}?(?:write|draft|compose|create|generate|prepare|suggest|make|give)\s+/i

/** What orders say of any messages. */
const ofOrders = new RegExp(
  `${messageWords}|\\b(?:please|me|us|an?|the|some|our|my|your|new|first|second|third|one|two|three|four|five|six|seven|step|steps|part|parts|short|shorter|brief|long|longer|cold|initial|good|great|nice|intro|introduction|introductory|outreach|campaign|cadence|content|linked-?in|e-?mails?|follow-?ups?|touch|touches|for|to|and|with|of|in|on|at|by|via|from|them|it|this|that|these|those|all|everyone|everybody|contacts?|leads?|prospects?|people|audience|list|accounts?|compan(?:y|ies)|save|now|then|again|another|more|subject|subjects|lines?|pitch|would|like|want|need|can|could|you|i|we|let|lets|up|out|sales|marketing|personal|personali[sz]ed|friendly|formal|casual|also|each|every|him|her|so|far|found|find|who|here|there|ready|days?|weeks?|later|between|apart|after)\\b`,
  'giu',
)

/** What is told without an order to write: “reach out to them about cold storage”. */
function aboutOf(text: string): string | undefined {
  return /\b(?:about|regarding|on the (?:topic|subject) of)\s+(.{3,400})$/i.exec(text)?.[1]?.trim()
}
