import { isPeople } from './people-words'
import type { ReadGoal } from './read-goal'
import { recipients } from './read-offering'
import { byName } from './read-thanks'
import { stemOf } from './stem-of'
import { isNamed, withoutPeople, withoutWhen } from './without-people'

/** Whether what was read of a goal leaves out a number, a name, or more than one word of it. */
export function isLeftOut(goal: string, read: Partial<ReadGoal>): boolean {
  const missing = leftOut(goal, read)
  const isSaid = [read.about, read.note, read.question, read.remark].some((part) => part !== undefined)
  return (
    missing.length > (isSaid ? mostMissing : 0) || missing.some((word) => /^\p{N}/u.test(word) || isNameIn(goal, word))
  )
}

const mostMissing = 0

/** With a capital that no sentence begins with. */
function isNameIn(goal: string, word: string): boolean {
  if (!/^\p{Lu}/u.test(word)) return false
  const at = goal.indexOf(word)
  return at > 0 && !/[.!?:\n]\s*$/.test(goal.slice(0, at))
}

/** Words of a goal that nothing of what was read of it says. */
export function leftOut(goal: string, read: Partial<ReadGoal>): readonly string[] {
  const { about, audience, question, note, remark } = read
  // Behind them may stand what is offered to them.
  const [named = ''] = audience?.split(/\s(?:for|to)\s|\s\S+\s(?=(?:our|my)\s)|\s(?=(?:we|i)\s)|[,:]\s/i) ?? []
  const whom = withoutWhen(named)
  const said = new Set(
    [
      about,
      (isPeople(whom) || recipients.test(whom)) && !isNamed(goal, whom) ? whom : undefined,
      question,
      note,
      remark,
    ].flatMap((part) => stemsOf(part ?? '')),
  )
  const isWonBack = /\b(?:have you back|in touch with you some time ago)\b/.test(note ?? '')
  const isFollowedUp = /\bI am following up\b/.test(note ?? '')
  const ask = read.ask === undefined ? undefined : askWords[read.ask]
  const matter = goal
    .split('\n')
    .filter((line) => !labelled.test(line))
    .join('\n')
  return wordsOf(withoutPeople(withoutWhomTold(matter)).replaceAll(leadingUp, ' ')).filter(
    (word) =>
      !said.has(stemOf(word)) &&
      ask?.test(word) !== true &&
      !(isWonBack && winningBack.test(word)) &&
      !(isFollowedUp && unanswered.test(word)),
  )
}

/** Why it is followed up is not said to those who did not answer. */
const unanswered = /^(?:answer|answered|replied|respond|responded|react|reacted|never)$/i
const winningBack =
  /^(?:trials?|testers?|users?|convert|converted|subscribe|subscribed|upgrade|upgraded|purchase|purchased|bring|reactivate|revive|regain|wake|warm)$/i

/** “Warn shippers about the strike” */
function withoutWhomTold(goal: string): string {
  return withoutThanked(goal).replaceAll(toldWhom, (all, whom: string) => (isPeople(whom) ? ' ' : all))
}

/** Whoever is thanked by name is the reader. */
function withoutThanked(goal: string): string {
  return goal.replace(
    /^(thank\s)(.*)$/im,
    (_all, thank: string, rest: string) => `${thank}${rest.replace(byName, ' ')}`,
  )
}

const toldWhom =
  /\b(?:warn|tell|inform|notify|advise|update|remind|let)\s+((?:(?!about\b|that\b|know\b)[\p{L}-]+\s){0,5}?[\p{L}-]+)\s(?=about\s|that\s|know\s)/giu

function wordsOf(text: string): readonly string[] {
  const words = text.match(/\p{N}[\p{N}.,:]*\p{N}|[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => word.length >= shortestWord || /^(?:\p{N}.*|\p{Lu}{2,})$/u.test(word))
}

function stemsOf(text: string): readonly string[] {
  return (text.match(/\p{N}[\p{N}.,:]*\p{N}|[\p{L}\p{N}]+/gu) ?? []).map(stemOf)
}

/** Whom it goes to, and what they are asked. */
const labelled =
  /^(?:our )?(?:audience|target(?: audience)?|recipients|persona|icp|whom?|to|ask|cta|call to action|next step|action)\s*[:=]/i

const shortestWord = 4
const askWords: Readonly<Record<string, RegExp>> = {
  call: /^(?:calls?|phone|chats?|conversations?|talks?|minutes?)$/i,
  meeting: /^(?:meetings?|meet|appointments?|coffee)$/i,
  demo: /^(?:demos?|demonstrations?|show)$/i,
  visit: /^(?:visits?|sites?)$/i,
  trial: /^(?:trials?|pilots?|test|try|drives?)$/i,
  webinar: /^(?:attend|join|come|sign)$/i,
  'sign-up': /^(?:sign|register|registrations?|subscribe)$/i,
  feedback: /^(?:feedback|opinions?|input|thoughts|views?)$/i,
  introduction: /^(?:introductions?|intros?|referrals?)$/i,
  download: /^(?:download|read)$/i,
  reply: /^(?:reply|replies|answers?|respond|responses?)$/i,
}

/** What goals say of how to go about it, and of whom, which texts word in their own way. */
const leadingUp =
  /\d+\s+(?=(?:calls?|meetings?|demos?|trials?|sign-?ups?|repl(?:y|ies)|leads?|appointments?)\b)|\b(?:about|with|from|into|that|this|they|them|their|your|ours|have|will|would|should|could|want|wants|need|needs|like|hope|plan|please|also|then|than|just|only|more|most|some|very|because|whether|goal|campaign|sequence|e-?mails?|messages?|linkedin|outreach|draft|write|writing|send|tell|telling|saying|let|letting|know|show|offer|offering|sell|selling|up-?sell|cross-?sell|pitch|promote|advertise|present|introduce|introducing|invite|inviting|invitation|ask|asking|announce|announcing|announcement|news|inform|informing|notify|notifying|thank|thanking|thanks|apology|apologies|apologi[sz]e|apologi[sz]ing|remind|reminding|congratulate|congratulating|(?:answer|complete|do)(?=\s(?:\S+\s){0,4}?(?:survey|questionnaire)\b)|collect|recruit|convince|persuade|motivate|encourage|help|reach|contact|target|book|arrange|schedule|request|propose|suggest|mention|highlight|short|quick|brief|friendly|polite|first|interested|interest|people|companies|company|customers?|clients?|everybody|everyone|prospects?|suppliers?|who|what|when|where|which|using|find|make|give|take|join|audience|product|prospect|leads?|pipeline|revenue|generate|visit|attend|kind|gentle|staff|\p{L}+ly|share|hire|hiring|gather|opinions?|views?|input|fill|greetings?|learn|understand|hear|check|explain|warn|calm|make sure|sure|launch|launching|switch|cold|connect|thing|theirs|ourselves|sign-?ups?|pushy|advance|nothing|tool|a (?:day|week|month)|hello|dear|call to action|(?:main )?pain(?: points?)?(?=\s*:)|question|anything|get to know each other|chase|nudge|push|recommend|advise|promise|follow up|permission|including)\b/giu
