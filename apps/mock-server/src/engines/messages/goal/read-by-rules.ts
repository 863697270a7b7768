import { subjectFaults } from '@inlay/sdk-core/contract/campaigns'
import { lowerFirst } from '../lower-first'
import { questionFor } from '../question-for'
import { workOfTitle } from '../work-of-title'
import { askedMinutes } from './asked-minutes'
import { askedTogether } from './asked-together'
import { readAsk, type Ask } from './asks'
import { behindQuestion, withBehind } from './behind-question'
import type { ReadClause } from './clause-rule'
import { clausesOf } from './clauses-of'
import type { GoalMatter } from './goal-matter'
import { headsItself } from './heads-itself'
import { introducesTrade } from './introduces-trade'
import { isPeople, withoutCount } from './people-words'
import { isEmpty, readClauses } from './read-clauses'
import { isMany } from './is-many'
import { looksOrdered } from './looks-ordered'
import type { ReadGoal } from './read-goal'
import { withoutNameAgain } from './read-named'
import { ourCompany, recipients } from './read-offering'
import { isOwnStatement } from './read-verbatim'
import { inProperCase } from './in-proper-case'
import { asSentence } from './read-note'
import { startsWithVerb } from './verbs'
import { toldWhenConnected } from './would-connect'

/** Reads a goal clause by clause. */
export function readByRules(matter: GoalMatter): ReadGoal {
  const { wanted, whole, rest, otherwise, texts, signal, asksNothing, tone, forbidden, sellsNothing, avoidsPrices } =
    matter
  const read = readClauses(texts)
  // What is needed is the reason why something is asked, and no matter of its own.
  const isWonder = read.some((clause) => clause.isWonder === true || clause.question !== undefined)
  const clauses = read.map((clause, at) =>
    isWonder && clause.question === undefined ? (reasonOf(texts[at] ?? '') ?? clause) : clause,
  )
  const first = <Key extends keyof ReadClause>(key: Key): ReadClause[Key] | undefined =>
    clauses.find((clause) => clause[key] !== undefined)?.[key]
  const audience = first('audience')
  // What is asked about is the matter only where no other is named.
  const named =
    clauses.find(
      ({ offer, topic, question }) => offer !== undefined || (topic !== undefined && question === undefined),
    ) ?? clauses.find(({ topic }) => topic !== undefined)
  const said = named?.offer ?? named?.topic ?? first('loose')
  // Whoever is congratulated, or asked something, is told of nothing else.
  const isTheirAffair = clauses.some(
    ({ remark, question, ask }) => ask === undefined && (remark ?? question) !== undefined,
  )
  // Whoever says who they are, and asks for time, is about nothing of the reader's work.
  const isOfUs = texts.some((text) => saysWho.test(text))
  const about =
    said ?? (audience === undefined || isTheirAffair || isOfUs ? undefined : workOfTitle(withoutCount(audience)))
  const minutes = askedMinutes(rest)
  const notes = clauses.flatMap(({ note }) => note ?? [])
  // “It” is what was named.
  const ofNamed = said === undefined ? notes.filter((note) => !/^it\b/i.test(note)) : notes
  // “Introduce our software and offer a free trial” offers the one with the other.
  const isOrdered = named !== undefined && !/^(?:we|i)\s/i.test(texts[clauses.indexOf(named)] ?? '')
  const beside = clauses.filter(
    (clause) => isOrdered && clause !== named && clause.isOffered === true && clause.offer !== undefined,
  )
  const kept = [
    ...ofNamed.map((note) =>
      withoutNameAgain(isMany(said ?? '') ? note.replace(/^It is free\b/, 'They are free') : note, said ?? ''),
    ),
    ...beside.map(({ offer }) => `We can offer you ${offer ?? ''}.`),
  ]
  const news = isNews(clauses)
  const isOfferedAfterNews =
    clauses[0]?.isTold === true &&
    clauses.every(({ question }) => question === undefined) &&
    clauses.some(({ offer }, at) => isWayOut(offer, texts[at]))
  // Whoever is congratulated, and asked something, is told of nothing else.
  const askedBeside = clauses.find(({ question, ask }) => question !== undefined && ask === undefined)
  const isPraisedAndAsked = first('remark') !== undefined && askedBeside !== undefined
  const isPlain =
    sellsNothing ||
    asksNothing ||
    asksNoTime.test(whole) ||
    otherwise !== undefined ||
    clauses.some((clause) => clause.isPlain) ||
    isPraisedAndAsked ||
    // “We help hotels to waste less. Ask if they would like a test.” says all that there is to say.
    (first('question') !== undefined && texts.some(isOwnStatement)) ||
    news ||
    isOfferedAfterNews ||
    // Whoever says what they do has said more than what the work of the audience is.
    (said === undefined && about !== undefined && notes.length > 0 && texts.some(isOwnStatement)) ||
    // Where nothing is offered, what is to be said stands by itself.
    (about === undefined && clauses.some(({ remark, question, note }) => (remark ?? question ?? note) !== undefined))
  const common = {
    ...{ wanted, signal, asksNothing, tone, avoidsPrices, forbidden },
    audience: audience !== undefined && (isPeople(audience) || recipients.test(audience)) ? audience : undefined,
    saysValue: first('saysValue'),
  }
  if (isPlain) {
    const isSaid = clauses.some((clause) => clause.isPlain === true || clause.remark !== undefined)
    const behind = behindQuestion(clauses)
    const told = clauses.flatMap(
      (clause, at) =>
        (behind.includes(clause) ? [] : undefined) ??
        clause.note ??
        (isOwnStatement(texts[at] ?? '') ? asSentence(inProperCase(texts[at] ?? '')) : undefined) ??
        (news ? asItStands(texts[at] ?? '', clause) : undefined) ??
        besides(clause, isSaid, sellsNothing, texts[at]),
    )
    const ask = asksNothing || asksNoTime.test(whole) ? undefined : first('ask')
    const question = asksNothing
      ? undefined
      : withBehind(askedTogether(clauses, minutes) ?? plainQuestion(rest, ask, clauses, sellsNothing), behind)
    const isCongratulation = told.length === 0 && question === undefined
    const note = isCongratulation
      ? (first('remark') ?? (audience === undefined ? ownWords(rest) : undefined))
      : (linkAlone(rest) ?? (withinWords(toldWhenConnected([...new Set(told)])) || undefined))
    return {
      ...common,
      // It heads the message, and stands in the question.
      about: (isPraisedAndAsked ? askedBeside : clauses.find((clause) => clause.isWonder === true))?.topic,
      isOffer: false,
      isPlain: true,
      isUnread: note === undefined && question === undefined,
      ask,
      // It is all that is said, and said again.
      remark: isCongratulation ? undefined : first('remark'),
      question: otherwise === undefined ? question : [question, `If not, ${otherwise}?`].join(' ').trim(),
      note,
      subject: subjectIn(clauses, asksNothing),
    }
  }
  const question = askedTogether(clauses, minutes)
  // “Please name a day in January.” asks for time as a call does, and no call is to be asked for beside it.
  const pleaded =
    question === undefined && first('ask') === undefined ? kept.find((note) => pleads.test(note)) : undefined
  const noted = kept.filter((note) => note !== pleaded)
  const isUnread =
    // How to write alone says nothing of what.
    whole.trim() !== '' &&
    signal === undefined &&
    about === undefined &&
    !isTrade.test(rest) &&
    (clauses.length === 0 ||
      clauses.some((clause, at) => !isFramed(clause) && askedMinutes(texts[at] ?? '') === undefined))
  return {
    ...common,
    isPlain: false,
    isUnread,
    about,
    // Something that is named alone is offered: “office plants subscription”.
    isOffer:
      named === undefined
        ? about !== undefined && about === first('loose') && !/^\p{L}+ing\b/iu.test(about)
        : named.offer !== undefined,
    isOffered: named?.isOffered,
    // What is not understood is nothing to be asked for, either.
    ask: isUnread ? undefined : (first('ask') ?? triedOf(beside)),
    remark: first('remark'),
    question: isUnread ? undefined : (question ?? pleaded),
    note: noted.length === 0 ? undefined : noted.slice(0, mostNotes).join(' '),
    subject: invitation(clauses),
  }
}

const saysWho = /^(?:we|i)(?:['’](?:re|m)|\s(?:are|am))\s(?:an?|the|two|three)\s/i

const pleads =
  /^Please (?:name|choose|pick|suggest|propose) (?:an?|the|one|your) (?:[\p{L}-]+ )?(?:day|date|time|slot|week|hour|morning|afternoon)\b[^.!?]*\.$/u

/** Neither a call nor a meeting is to be asked for. */
export const asksNoTime =
  /\b(?:do not|don['’]?t|never|without)\s+(?:(?:ask|push)(?:ing)?\s+(?:them\s+)?for|propos(?:e|ing)|suggest(?:ing)?|offer(?:ing)?|request(?:ing)?|book(?:ing)?|demand(?:ing)?)\s+(?:(?:an?|any|the|another)\s+)?(?:\p{L}+\s+)?(?:calls?|meetings?|demos?|appointments?|visits?|time)\b|\b(?:no|without)\s+(?:an?\s+|any\s+)?(?:calls?|meetings?|demos?|appointments?)\b(?!\s+to\s)/iu

/** Whoever wants to do business is understood, if not in what. */
const isTrade =
  /\b(?:sell|selling|sales|leads?|buyers?|deals?|revenue|pipeline|pitch|promote|offer|bookings?|sign-?ups?|(?:win|get|find|gain|more|new)\s+(?:\p{L}+\s+)?(?:customers?|clients?|business))\b/iu

/** Without a matter there are words for little more than a call. */
function isFramed({ ask, audience }: ReadClause): boolean {
  return ask === undefined ? audience !== undefined : /^(?:call|meeting|demo|visit|reply)$/.test(ask)
}

/** Whoever is offered a trial is asked whether they want to try it. */
function triedOf(beside: readonly ReadClause[]): Ask | undefined {
  return beside.some(({ offer = '' }) => readAsk(offer) === 'trial') ? 'trial' : undefined
}

/** “tell them that our office is closed on Friday”, and nothing is offered beside it */
function isNews(clauses: readonly ReadClause[]): boolean {
  const isAny = clauses.some(({ note, loose }) => (note ?? loose) !== undefined)
  return (
    isAny && clauses.some(({ isTold }) => isTold) && clauses.every(({ isTold, offer }) => isTold ?? offer === undefined)
  )
}

/** “The Dover route closes; show our alternative”: what is offered comes behind the news. */
function isWayOut(offer: string | undefined, text = ''): boolean {
  return offer !== undefined && /^(?:please\s+|also\s+)?(?:offer|show|suggest|propose|present|give)\b/i.test(text)
}

/** Beside news, what no rule knows is more of it, as long as somebody or something stands first. */
function asItStands(text: string, clause: ReadClause): string | undefined {
  const { loose, ...others } = clause
  if (!isEmpty(others) || startsWithVerb(text) || looksOrdered(text)) return undefined
  const isMore = loose !== undefined || ofNews.test(text) || (/^\p{Lu}\S* \S+ \S/u.test(text) && english.test(text))
  return isMore ? asSentence(inProperCase(text)) : undefined
}

const ofNews = /^(?:we|i|it|our|the|this|these|all|there|your|their|nothing|everything|no|every|each)\s/i
const english = /\s(?:the|an?|for|of|to|in|on|and|with|at|by|from|us|our|me)\s/i

/** What a clause of a plain goal tells beside what was said already. */
function besides(clause: ReadClause, isSaid: boolean, sellsNothing: boolean, text = ''): readonly string[] {
  const { offer, topic, loose, ask, question } = clause
  if (offer !== undefined && ask === 'webinar') return [`I would like to invite you to ${offer}.`]
  if (offer === ourCompany && sellsNothing) return ['We just wanted to introduce ourselves.']
  if (offer !== undefined && !sellsNothing) return [offeredAs(offer, text)]
  const about = offer ?? (question === undefined ? (topic ?? loose) : undefined)
  if (about === undefined || (isSaid && sellsNothing)) return []
  // “Drinks included.” stands for itself.
  const said = isSaid && !/^(?:our|my)\s/i.test(about) ? asSentence(about) : `I am writing about ${about}.`
  return said === undefined ? [] : [said]
}

/** What is introduced, or shown, is not offered yet. */
function offeredAs(offer: string, text: string): string {
  if (offer === ourCompany || /^(?:please\s+)?introduce\b/i.test(text)) return `I would like to introduce ${offer}.`
  if (/^(?:please\s+)?(?:show|present)\b/i.test(text)) return `I would be glad to show you ${offer}.`
  if (/^(?:please\s+)?(?:pitch|promote|advertise|market)\b/i.test(text))
    return `I would like to tell you about ${offer}.`
  if (/^(?:please\s+)?recommend\b/i.test(text)) return `I would recommend ${offer}.`
  // Whoever says what they have says it, and offers something else beside it.
  const own = /^(?:we|i) have\s/i.test(text) ? asSentence(inProperCase(text)) : undefined
  return own ?? `We can offer you ${offer}.`
}

/** What asks nothing asks nothing in its subject. */
function subjectIn(clauses: readonly ReadClause[], asksNothing: boolean): string | undefined {
  const subject =
    clauses.find(
      (clause, at) =>
        clause.subject !== undefined && !(at > 0 && (headsItself(clause) || clause.subject.startsWith('Our apolog'))),
    )?.subject ?? invitation(clauses)
  return asksNothing && subject?.endsWith('?') === true ? undefined : subject
}

function invitation(clauses: readonly ReadClause[]): string | undefined {
  const event = clauses.find(({ offer, ask }) => offer !== undefined && ask === 'webinar')?.offer
  if (event === undefined) return undefined
  const whole = `Invitation to ${event.replaceAll(/[“”]/g, '')}`
  return subjectFaults(whole).length === 0 ? whole : whole.replace(whenOrWhere, '')
}

/** Left out where a subject is too long. */
const whenOrWhere = /\s(?:on|at|in)\s(?=\d|\p{Lu}\p{Ll}+day\b).*$/u

/** Where nothing of a goal can be read, it says itself what it is for. */
function ownWords(goal: string): string | undefined {
  const [words] = clausesOf(goal)
  if (words === undefined) return undefined
  const who = /\b(?:ourselves|our)\b/i.test(words) ? 'We' : 'I'
  return asSentence(startsWithVerb(words) ? `${who} just wanted to ${lowerFirst(words)}` : words)
}

/** A link that nothing is said of. */
function linkAlone(goal: string): string | undefined {
  const [link] = /^(?:https?:\/\/|www\.)\S+$/i.exec(goal.trim()) ?? []
  return link === undefined ? undefined : `I thought that this page could be of interest to you: ${link}`
}

/** “we need drivers”, as it is said to whoever is asked whether they want to apply. */
function reasonOf(text: string): ReadClause | undefined {
  return /^(?:we|i)\s+(?:(?:urgently|still|also|really)\s+)?(?:need|lack|miss|are short of|are looking for)\s/i.test(
    text,
  ) && readAsk(text) === undefined
    ? { note: asSentence(inProperCase(text)), isPlain: true }
    : undefined
}

/** What a plain goal asks for, where it asks nothing in so many words. */
function plainQuestion(
  goal: string,
  ask: Ask | undefined,
  clauses: readonly ReadClause[],
  sellsNothing: boolean,
): string | undefined {
  const [drink] = /\b(?:coffee|lunch|breakfast|dinner|drink|beer)\b/i.exec(goal) ?? []
  if (ask === 'meeting' && drink !== undefined) return `Would you have time for a ${drink.toLowerCase()}?`
  if (ask === 'webinar') return 'Will you come?'
  if (ask === 'call') return questionFor(ask)
  if (ask !== undefined || sellsNothing) return undefined
  const [first] = clauses.flatMap(({ instead }) => instead ?? [])
  if (first !== undefined && clauses.length === 1) return first
  if (introducesTrade(goal.trim())) return 'Would that be of interest to you?'
  const given = clauses.find(({ offer, isTold }) => offer !== undefined && isTold !== true)?.offer
  if (given !== undefined) return sent.test(given) ? 'Shall I send you one?' : 'Shall I set that up for you?'
  return /\b(?:thank|apologi[sz]e|sorry)/i.test(goal) ? 'Is there anything that we can help you with?' : undefined
}

/** As many of the first sentences as a follow-up can say once more. */
function withinWords(told: readonly string[]): string {
  const ends = told.map((_, index) => told.slice(0, index + 1).join(' '))
  return ends.findLast((text) => text.split(/\s+/).length <= mostTold) ?? told[0] ?? ''
}

const mostNotes = 3
const mostTold = 62

/** What is sent, and not set up. */
const sent =
  /\b(?:books?|booklets?|guides?|catalogues?|brochures?|samples?|sample (?:box|kit|set|pack)|box|kit|pack|copy|vouchers?|checklists?|reports?|swatch(?:es)?|templates?|cards?)$/i
