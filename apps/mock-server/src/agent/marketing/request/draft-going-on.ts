import { anyQuestion, endsWithQuestion } from './any-question'
import { isKindAlone } from '../../../engines/messages/goal/is-kind-alone'
import { readGoal } from '../../../engines/messages/goal/read-goal'
import { toThem } from '../../../engines/messages/goal/to-them'
import { lowerFirst } from '../../../engines/messages/lower-first'
import { withChanges, type DraftEdit } from './draft-changes'
import type { Intent } from './intent'
import { proposedTime } from './proposed-time'
import { questionOfAsk } from './read-question-of-ask'
import { readAside, whenItGoes } from './read-aside'
import { hasDelays, matterOf, readStepPlan, stepsPlanned, withMatter } from '../../../engines/messages/read-step-plan'
import { saidBeside } from './said-beside'
import { withSentenceBehind } from './with-sentence-behind'

interface SaidBehind {
  readonly part: string
  /** What it is read as alone. */
  readonly intent: Intent
  /** It is a sentence that somebody says of themselves. */
  readonly own: string | undefined
}

/** An order for messages with what is said behind it; nothing where that is another matter. */
export function draftGoingOn(
  last: Extract<Intent, { kind: 'draft' }>,
  { part, intent, own }: SaidBehind,
): Intent | undefined {
  // “The second one should be about the free trial.”
  const steps = last.steps === 1 ? stepsPlanned(part) : last.steps
  const { rest, planned } = readStepPlan(part, steps)
  // “Second one a reminder”: so it is anyhow.
  if (planned.length === 0 && rest === '' && steps > 1) return last
  if (planned.length > 0 && rest === '') {
    const about = last.about ?? matterOf(planned)
    const unable = [...(last.unable ?? []), ...(hasDelays(part) ? [whenItGoes] : [])]
    return {
      ...last,
      steps,
      about,
      ...(unable.length === 0 ? {} : { unable }),
      planned: withMatter([...(last.planned ?? []), ...planned], about),
    }
  }
  if (endsWithQuestion.test(part))
    return withEdit(last, { shorter: false, changes: { question: anyQuestion }, unable: [] })
  // “Invite them to a 15 minute demo.”
  const time = invitesToTime.exec(part)?.[1]
  const invited = time === undefined ? undefined : questionOfAsk(time)
  if (invited !== undefined) return withEdit(last, { shorter: false, changes: { question: invited }, unable: [] })
  const proposed = proposedTime(part)
  if (proposed !== undefined) return withEdit(last, { shorter: false, changes: { question: proposed }, unable: [] })
  // “The aim is to offer them a free month.”
  const aim = aimed.exec(part)?.[1]?.replace(/[.!\s]+$/, '')
  const aimedAt = aim === undefined || !isTime.test(aim) ? undefined : questionOfAsk(aim)
  if (aimedAt !== undefined) return withEdit(last, { shorter: false, changes: { question: aimedAt }, unable: [] })
  if (aim !== undefined) {
    const isOnly = last.about === undefined || isKindAlone(last.about)
    return { ...last, about: isOnly ? aim : joinedMatter(last.about, aim) }
  }
  // What a message is to carry, and nothing that is sent now.
  if (intent.kind === 'refuse' && carries.test(part)) {
    return { ...last, unable: [...(last.unable ?? []), part.replace(/[.!]+$/, '')] }
  }
  // “Write three emails. Offer our overnight delivery.”
  if (intent.kind === 'unknown' && says.test(part)) {
    const { order: more, unable } = readAside(part.replace(/[.!]+$/, '').replace(/^offer:/i, 'Offer'))
    return {
      ...last,
      about: joinedMatter(last.about, more),
      ...(unable.length === 0 ? {} : { unable: [...(last.unable ?? []), ...unable] }),
    }
  }
  // “Ask how many pallets they ship per month.”
  const isAsked = intent.kind === 'unknown' || (intent.kind === 'edit' && intent.changes.question !== undefined)
  const asked = isAsked ? asksThem.exec(part)?.[1] : undefined
  if (asked !== undefined) {
    const about = joinedMatter(last.about, asked)
    if (!readGoal(about).isUnread) return { ...last, about }
  }
  // Who “they” are, what stands before it says.
  const ofThings = theyDo.test(part) ? withFact(last, part, { kind: 'unknown', text: part }) : undefined
  if (ofThings !== undefined) return ofThings
  if (own !== undefined) return withOwnSentence(last, own)
  const beside = saidBeside(part, intent)
  const fact = beside === undefined ? withFact(last, part, intent) : withEdit(last, beside)
  if (fact !== undefined) return fact
  const [, none] = noneNeeded.exec(part) ?? []
  if (none === undefined || intent.kind !== 'no') return undefined
  const add = [{ sentence: `There is no ${none}.`, at: 'end' as const }]
  return withEdit(last, { shorter: false, changes: { add }, unable: [] })
}

/** Behind a whole sentence another one stands. */
export function joinedMatter(about: string | undefined, more: string): string {
  if (about === undefined) return more
  return /[.!?]\s*$/.test(about)
    ? `${about.trim()} ${more.charAt(0).toUpperCase()}${more.slice(1)}`
    : `${about} and ${lowerFirst(more)}`
}

const aimed =
  /^(?:(?:the|our|my)\s+)?(?:aim|goal|idea|purpose|objective|point|intention|plan|cta|call to action)(?:\s+of (?:it|this|the (?:e-?mails?|messages?|sequence|campaign)))?\s*(?:is|:)\s*(?:to\s+)?(.{4,})$/i
/** “A 20 minute call” is asked for, and nothing to tell anybody about. */
const isTime =
  /^(?:(?:get|book|have|set up|arrange)\s+)?(?:an?\s+)?(?:[\p{L}\p{N}-]+\s+){0,3}?(?:calls?|meetings?|chats?|demos?|conversations?|visits?|appointments?)(?:\s+(?:with (?:them|each|us)|next|this|in|on)\b.*)?$/iu
const invitesToTime =
  /^(?:(?:please|and|then|also)[,\s]+)*(?:invite|get|bring)\s+(?:them|him|her|everyone|everybody|people)\s+(?:to|for|on|into)\s+(an?\s+(?:(?:free|short|quick|\d+[- ]?min(?:ute)?s?)[,\s]+){0,3}(?:video\s+|phone\s+|online\s+)?(?:calls?|demos?|chats?|meetings?|conversations?))[.!]*$/i
const asksThem =
  /^(?:(?:please|also|and|then)[,\s]+)*(ask\s(?:(?:them|him|her)\s)?(?:how|what|which|when|where|whether|if|who|why|to send us)\s[^.;]{4,150}?)[.!]*$/i
const carries = /^(?:also\s+|please\s+)*send (?:them|him|her|everyone|everybody) (?:the|our|an?|my|some)\s/i
export const says =
  /^(?:offer:?|pitch|promote|introduce|present|announce|advertise|showcase|sell)\s+(?!to\b|them\b|him\b|her\b)\S+/i

/** A message is changed before anybody has seen it. */
export function withEdit(
  last: Extract<Intent, { kind: 'draft' | 'edit' }>,
  { anew, shorter, changes, unable }: DraftEdit,
): Intent {
  return {
    ...last,
    ...(anew === true && last.kind === 'edit' ? { anew } : {}),
    shorter: last.shorter || shorter,
    changes: withChanges(last.changes, changes),
    unable: [...(last.unable ?? []), ...unable],
  }
}

/** Two messages are changed one after the other. */
export function isOfSame(
  { changes: before = {}, channel: way }: Extract<Intent, { kind: 'draft' | 'edit' }>,
  { changes: { step, all, signature }, channel }: Extract<Intent, { kind: 'edit' }>,
): boolean {
  if (channel !== undefined && channel !== way) return false
  // Whoever signs one of them signs all.
  if (signature !== undefined && step === undefined && before.step !== undefined) return false
  // “In all messages”, behind what is done in one of them
  if (all === true && step === undefined && before.step !== undefined) return false
  return before.step === step || Object.keys(before).length === 0 || step === undefined
}

/** “It warns you before a machine breaks”, “no minimum order”: what is offered is that too, where the writer can say so. */
function withFact(last: Extract<Intent, { kind: 'draft' }>, part: string, { kind }: Intent): Intent | undefined {
  const isFact = (kind === 'unknown' || (kind === 'no' && noThing.test(part))) && !notOfIt.test(part)
  if (!isFact || part.endsWith('?')) return undefined
  const fact = part.trim().replace(/[.!\s]+$/, '')
  // “Our software plans shifts” is what they are about, where nothing was said of that.
  if (last.about === undefined || isKindAlone(last.about))
    return ofOwn.test(fact) && !readGoal(fact).isUnread ? { ...last, about: `${fact}.` } : undefined
  const about = withSentenceBehind(last.about, `${fact}.`)
  const read = readGoal(about)
  if (read.isUnread || readGoal(last.about).isUnread) return undefined
  const note = (read.note ?? '').toLowerCase()
  return [fact, toThem(fact)].some((words) => note.includes(words.toLowerCase())) ? { ...last, about } : undefined
}

const theyDo =
  /^they\s+(?:(?:only|also|just|even|usually)\s+)*(?:costs?|lasts?|weighs?|fits?|ships?|comes?|starts?|works?|need|save|cut|alert|warn|are|have|run|replace|keep)\b/i
const ofOwn = /^(?:our|my)\s+(?:[\p{L}-]+\s+){1,4}?\p{L}+s\s/iu
/** “No subscription.” */
const noneNeeded =
  /^no\s+(subscription|contract|commitment|deposit|paperwork|installation|setup fee|start-?up fee|obligation|minimum order|lock-in)[.!]*$/i
const noThing =
  /^no\s+(?!thanks?\b|thank you\b|need\b|please\b|way\b|idea\b|not\b|calls?\b|meetings?\b|prices?\b)\p{L}+\s+\p{L}/iu
/** It speaks of the work, or asks for something. */
export const notOfIt =
  /^(?:please|i|you|he|she|if|when|then|also|but|and)\b|^(?:(?:our|my|the|most|many|all)\s+(?:of\s+(?:our|the)\s+)?)?(?:customers?|clients?|users|readers|recipients|buyers)\s+(?:are|were|sit|live|come|work)\b|\b(?:e-?mails?|messages?|sequence|tone|subject|audience|contacts|leads|should|must|shall)\b/i

/** What somebody says of themselves behind an order: it is what the message says, or stands in it as well. */
function withOwnSentence(last: Extract<Intent, { kind: 'draft' }>, sentence: string): Intent {
  if (last.about === undefined || isKindAlone(last.about) || noteAlone.test(last.about))
    return { ...last, about: sentence }
  return { ...last, about: withSentenceBehind(last.about, sentence) }
}

/** “A LinkedIn connection note for plant managers” says nothing of what it is about. */
const noteAlone =
  /^(?:write|draft)\s+(?:an?\s+)?(?:short\s+)?linked-?in\s+(?:connection\s+)?(?:note|request|message)(?:\s+(?:for|to)\s+[\p{L}\s-]{3,60})?$/iu
