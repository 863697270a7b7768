import { isKindAlone } from '../../../engines/messages/goal/is-kind-alone'
import { readGoal } from '../../../engines/messages/goal/read-goal'
import { isOfSender } from '../writing/of-sender'
import { wholeWords } from '../writing/whole-words'
import { saysOnlyWho } from '../../../engines/messages/says-only-who'
import { upperFirst } from '../../../engines/messages/upper-first'
import type { Draft, DraftSource } from '../memory'
import { asIntroduced } from '../request/as-introduced'
import { eventOf, eventWords, hostedEvent } from '../request/event-words'
import { guestsOfTold } from '../request/guests-of-told'
import { doesTrade, tradeVerbs } from '../../../engines/messages/goal/trade-verbs'
import { pitchOfTold } from '../request/pitch-of-told'

/** What messages are to be about; nothing where neither the order nor anybody before has said so. */
export function draftMatter(about: string | undefined, said: readonly string[] = []): string | undefined {
  const told = said.map(asIntroduced)
  const introduced = about === undefined ? undefined : introducedAsTold(about, said)
  if (introduced !== undefined) return introduced
  const pitch = told.map(pitchOfTold).find((each) => each !== undefined)
  if (about !== undefined && pitch !== undefined && ofNothing.test(about))
    return `${about} of ${pitch.split(', it ')[0]}`
  const invited = about === undefined ? undefined : invitedToTold(about, told)
  if (invited !== undefined) return invited
  // “It costs 2 pounds a month”, behind what was told of it before.
  if (about !== undefined && /^(?:It|They)\s/i.test(about)) {
    const matter = draftMatter(undefined, told)
    if (matter !== undefined) return `${matter.replace(/[.\s]+$/, '')}. ${upperFirst(about)}`
  }
  // “A free tasting at their office” says nothing of whose.
  const own = told.filter((sentence) => !ofThemselves.test(sentence) && /^(?:we|our|i)\b/i.test(sentence))
  if (about !== undefined && offersAny.test(about) && own.length > 0) {
    const whole = `${own.join(' ')} ${upperFirst(about)}`
    if (!readGoal(whole).isUnread) return whole
  }
  if (about !== undefined && !isKindAlone(about) && !invitesToNothing.test(about) && !thatAlone.test(about))
    return withThingsTold(about.replace(toThatEvent, '$1our '), told)
  const isInvitation = about !== undefined && invites.test(about)
  const hosted = hostedIn(told)
  if (isInvitation && hosted !== undefined) return `invite them to ${hosted}`
  // Who somebody is says nothing of what they write for.
  const matters = told.filter((sentence) => !ofThemselves.test(sentence))
  const [first, ...others] = matters
  if (first === undefined) return undefined
  const task = guestsOfTold(first)?.task ?? pitchOfTold(first)
  return task === undefined ? matters.join(' ') : [task, ...others].join('. ')
}

/** “Introduce us, then mention that 92% pass”: in the words that somebody has told of themselves. */
function introducedAsTold(about: string, told: readonly string[]): string | undefined {
  const found = introducesUs.exec(about)
  const own = told.filter(isOfSender)
  if (own.length === 0 || found === null) return undefined
  const { more = '' } = found.groups ?? {}
  return [...own.map((sentence) => sentence.replace(/[.\s]+$/, '')), ...(more === '' ? [] : [upperFirst(more)])].join(
    '. ',
  )
}

const introducesUs =
  /^(?:to )?introduc(?:e|ing) (?:us|ourselves|(?:our|my) (?:company|firm|business))(?:[.!\s]*$|,? (?:and |then )*(?:mention|say|tell them|add|explain)(?:ing)? (?:that )?(?<more>\S[^]*)$)/i

/** “Our booths cut noise by half”: what those are, and whose, was told before, and is told first. */
function withThingsTold(about: string, told: readonly string[]): string {
  const [, things = ''] = ofOwnThings.exec(about) ?? soldAt.exec(about) ?? []
  const nouns = things.split(' ').filter((word) => word.length >= shortestNoun)
  if (ofNobodyNamed.test(about)) {
    const all = told.filter(isOfSender).map((sentence) => sentence.replace(/[.\s]+$/, ''))
    // What the order says itself is said once.
    if (all.some((sentence) => about.includes(sentence))) return about
    const own = all.filter((sentence) => !saysTheSame(about, sentence))
    return [...joinedNames(own), upperFirst(about)].join('. ')
  }
  const introduction = told.find(
    (sentence) => /^(?:We|I)\b/.test(sentence) && nouns.some((noun) => wholeWords(noun).test(sentence)),
  )
  return introduction === undefined ? about : `${introduction.replace(/[.\s]+$/, '')}. ${upperFirst(about)}`
}

/** “We move whole offices over a weekend”, where the order says where from, by when and for how much. */
function saysTheSame(about: string, sentence: string): boolean {
  if (!doesTrade.test(sentence)) return false
  const said = about.toLowerCase()
  const words = [...new Set(sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? [])].map((word) => word.replace(/s$/, ''))
  return words.length > 1 && words.filter((word) => said.includes(word)).length >= words.length * mostlySaid
}

const mostlySaid = 0.75

/** “We are Paperdown”, “We shred paper”: one sentence says both. */
function joinedNames([first = '', second = '', ...others]: readonly string[]): readonly string[] {
  const isName = saysOnlyWho(first) && /^We\s\p{Ll}/u.test(second)
  return [...(isName ? [`${first} and we ${second.slice(3)}`] : [first, second]), ...others].filter(
    (each) => each !== '',
  )
}

/** “The first collection is free”: it says neither of what nor whose. */
const ofNobodyNamed =
  /^We\s(?!(?:invite|are|have|were|will|would|want|need|know|saw|met|noticed|read|heard|found)\b)\p{Ll}|^(?:the |every |each )?(?:first|second|collection|delivery|shipping|trial|installation|setup|set-up)\s(?:[\p{L}-]+\s){0,2}?(?:is|are|costs?)\s/iu
const ofOwnThings = /^Our ((?:[\p{L}-]+ ){1,3}?)(?:\p{Ll}+ ){1,3}(?=\S)/u
/** “Sculptures from 300 euros” */
const soldAt = /^([\p{L}-]+s) (?:from|at|for) [€$£]?\d/u
const shortestNoun = 4

/** “Invite them. It is free, and starts at 8:30”: to what was told before, with what is said of it behind. */
function invitedToTold(about: string, told: readonly string[]): string | undefined {
  const [, invitation = '', behind = ''] = /^([^.!?]+)[.!]\s+(\S[^]*)$/.exec(about.trim()) ?? []
  const hosted = hostedIn(told)
  return hosted === undefined || !invitesToNothing.test(invitation) ? undefined : `invite them to ${hosted}. ${behind}`
}

function hostedIn(told: readonly string[]): string | undefined {
  return told
    .map(
      (sentence) => guestsOfTold(sentence)?.event ?? hostedEvent(sentence) ?? eventOf(sentence.replace(/[.!\s]+$/, '')),
    )
    .findLast((event) => event !== undefined)
}

/** What “about the same” goes back to: what the messages that are at hand were written from. */
export function matterOf(
  about: string | undefined,
  draft: Draft | undefined,
  channel = draft?.channel,
): Pick<DraftSource, 'about' | 'ask'> {
  if (
    about === undefined ||
    draft === undefined ||
    !(sameMatter.test(about) || invitesToSame(about, draft) || pointsToSame(about, draft))
  )
    return { about }
  const matter = draft.channel === channel ? draft.from?.about : wholeMatterOf(draft)
  return { about: matter ?? draft.about, ask: draft.from?.ask }
}

/** What messages are for, also each by itself: by the other way, one says it together. */
export function wholeMatterOf({ from }: Draft): string | undefined {
  const planned = (from?.planned ?? []).flatMap(({ about, isLabel = false }) => (isLabel ? [] : [about]))
  const [only, ...others] = new Set([...(from?.about === undefined ? [] : [from.about]), ...planned])
  return others.length === 0 || only === undefined
    ? only
    : [only, ...others].map((each) => upperFirst(each.replace(/[.\s]+$/, ''))).join('. ')
}

/** “Invite them to the open house”, of which the messages at hand say when it is. */
function invitesToSame(about: string, { from }: Draft): boolean {
  const [, event] =
    /^invit(?:e|ing) (?:them|everyone|everybody|people) to (?:the|that|this|our) ([\p{L} -]{3,30})$/iu.exec(about) ?? []
  return event !== undefined && from?.about !== undefined && wholeWords(event).test(from.about)
}

/** “The open day, with the date and the free lunch in it”, of which the messages at hand say all of that. */
function pointsToSame(about: string, { from }: Draft): boolean {
  const [, thing] =
    /^(?:the|this|that) ([\p{L} -]{3,30}?)(?:,? with (?:the|its|our)\s[^.!?]{3,80} in it)?$/iu.exec(about) ?? []
  return thing !== undefined && from?.about !== undefined && wholeWords(thing).test(from.about)
}

const sameMatter =
  /^(?:(?:exactly |just )?the same(?: (?:thing|topic|matter|subject|offer|again))?|(?:it|that|this)(?: (?:topic|matter|offer|too|as well))?|the (?:above|same as (?:above|before)))$/i

/** “Offer a free trial”, and not of what */
const ofNothing =
  /^(?:offer|propose|suggest)\s+(?:(?:to )?them\s+)?an?\s+(?:(?:free|short|\d+-day|\d+ day|live|quick|online)\s+){0,2}(?:trial|demo|demonstration|pilot|test|tour|presentation|sample)$/i

const offersAny = /^(?:offer|propose)\s(?:(?:to )?them\s)?an?\s(?!.*\b(?:our|my|us)\b)/i

/** “An email about it” */
const thatAlone = /^(?:it|this|that|them|these|those)$/i

const ofThemselves = new RegExp(
  `^(?:(?:our|the) (?:company(?:['’]s)? |firm(?:['’]s)? |shop(?:['’]s)? )?name is|(?:we|our company|the company|it)(?:['’]re| are| is|['’]s) called)\\b|^(?:I|my)\\b(?!\\s+${tradeVerbs}\\b)`,
  'i',
)

/** What stands before an answer that names what it is about. */
export function leadOf(about: string | undefined): string | undefined {
  return about !== undefined && invites.test(about) ? 'invite them to ' : undefined
}

/** “Write the invitation” */
const invitesToNothing = new RegExp(
  `^(?:(?:write|draft)\\s+(?:the|an?|our)\\s+invit\\p{L}+|invite\\s+(?:them|him|her|people|everyone|everybody)(?:\\s+to(?:\\s+(?:it|this|that|(?:the|this|that) ${eventWords}))?)?|(?:the|this|that|our|an?)\\s+(?:invite|invitation))[.\\s]*$`,
  'iu',
)
/** “Invite them to that webinar”, of which nothing was told */
const toThatEvent = new RegExp(
  `^(invite (?:them|him|her|people|everyone|everybody) to )(?:that|this) (?=${eventWords})`,
  'i',
)
const invites = /\binvit/i
