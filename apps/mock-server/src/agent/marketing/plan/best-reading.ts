import { readGoal } from '../../../engines/messages/goal/read-goal'
import { isOfSame, withEdit } from '../request/draft-going-on'
import { clausesOfMessage, isOrder } from '../request/clauses-of-message'
import type { Intent } from '../request/intent'
import { hasChanges } from '../request/draft-changes'
import { messageNamedIn } from '../request/message-named'
import { searchInClauses } from './search-in-clauses'
import { orderWithin } from './speaks-of-letters'

type Reader = (text: string, atHand: { readonly hasDraft: boolean }) => readonly Intent[]

/**
 * What a message asks for. Where some of it is not understood as a whole, it is read clause by clause as well, and that
 * reading counts which leaves out less.
 */
export function bestReading(
  message: string,
  { hasDraft }: { readonly hasDraft: boolean },
  read: Reader,
): readonly Intent[] {
  const whole = read(message, { hasDraft })
  const search = searchInClauses(message, whole, (text) => read(text, { hasDraft }))
  if (search !== undefined) return search
  if (missedIn(whole) === 0 || message.length > longest || conditions.test(message)) return whole
  // What is to be written is read as a whole, but for orders in it.
  const isWritten = whole.some(({ kind }) => kind === 'draft' || kind === 'also')
  if (isWritten && !whole.some(hasOrder)) return whole
  return cuts.reduce((best, cut) => {
    const clauses = clausesOfMessage(message, cut)
    if (clauses.length < 2 || clauses.length > mostClauses) return best
    const alone = readings(clauses, { hasDraft }, read)
    const isClear = whole.every(isMissed) && clauses.every(isOrder) && missedIn(alone.flat()) === 0
    const byClauses = isClear ? alone.flat().reduce(joinedTo, []) : joinedReadings(clauses, { alone, whole, hasDraft })
    const isKept = !byClauses.some((intent) => intent.kind === 'unknown' && isAbout(intent.text, whole))
    const isBetter = isKept && missedIn(byClauses) < missedIn(best) && byClauses.some(doesSomething)
    return isBetter ? byClauses : best
  }, whole)
}

const cuts = ['sentences', 'wishes', 'all'] as const
/** What is to be done then and not now is no order of its own. */
const conditions =
  /(?<!\b(?:ask|them|know|see|tell me|check|him|her) )\bif\b|\b(?:unless|in case|otherwise|as soon as|once (?:they|he|she|it|we))\b/iu
const longest = 400
const mostClauses = 8

/** How many letters of it nothing is made of. */
function missedIn(intents: readonly Intent[]): number {
  return intents.reduce((sum, intent) => sum + missedBy(intent), 0)
}

function missedBy(intent: Intent): number {
  switch (intent.kind) {
    case 'unknown':
      return lettersOf(intent.text, ...(intent.others ?? []))
    case 'edit':
      return lettersOf(...intent.unable)
    case 'draft': {
      const { about = '', unable = [] } = intent
      const isOpen = about !== '' && (hasOrder(intent) || readGoal(about).isUnread)
      return lettersOf(...unable, isOpen ? about : '')
    }
    case 'ask':
      return lettersOf(...(intent.question.unread ?? []))
    case 'refuse':
      return intent.what === 'remove' && intent.of === undefined && intent.ofSearch === undefined ? 1 : 0
    case 'also':
    case 'save':
      return lettersOf(...(intent.unable ?? []))
    default:
      return 0
  }
}

/** “… about our audits, and save it” */
function hasOrder(intent: Intent): boolean {
  return intent.kind === 'draft' && intent.about !== undefined && orderWithin(intent.about) >= 0
}

/** What is refused with a reason was understood. */
function lettersOf(...texts: readonly string[]): number {
  return texts.filter((text) => !text.endsWith(')')).join('').length
}

function isMissed(intent: Intent): boolean {
  return missedBy(intent) > 0
}

/** What messages are to be about is not left out for what is ordered beside it. */
function isAbout(text: string, whole: readonly Intent[]): boolean {
  const words = text.toLowerCase().replace(/[.!\s]+$/, '')
  return whole.some((intent) => intent.kind === 'draft' && intent.about?.toLowerCase().includes(words) === true)
}

function doesSomething(intent: Intent): boolean {
  return !isMissed(intent) || (intent.kind === 'edit' && hasChanges(intent))
}

function readings(
  clauses: readonly string[],
  { hasDraft }: { readonly hasDraft: boolean },
  read: Reader,
): readonly (readonly Intent[])[] {
  return clauses.reduce<readonly (readonly Intent[])[]>((before, clause, index) => {
    const isAtHand = hasDraft || before.flat().some(({ kind }) => kind === 'draft')
    return [...before, read(withPlaceOf(clauses.slice(0, index), clause), { hasDraft: isAtHand })]
  }, [])
}

/** What is clear of each clause, beside what nothing is made of. */
function joinedReadings(
  clauses: readonly string[],
  {
    alone,
    whole,
    hasDraft,
  }: {
    readonly alone: readonly (readonly Intent[])[]
    readonly whole: readonly Intent[]
    readonly hasDraft: boolean
  },
): readonly Intent[] {
  const joined = clauses.reduce<readonly Intent[]>((before, clause, index) => {
    // “Make a LinkedIn message of it, and ask …”: what was not understood is to be changed, and not what is at hand.
    const isOfOther = before.some(missesMessages) || (before.some(isOfLater) && ofSubject.test(clause))
    const said = (alone[index] ?? []).map((intent) =>
      (isAmong(intent, whole) || (isPlain(intent, clause) && !(hasDraft && isOfWriting(intent)))) &&
      !(isOfOther && intent.kind === 'edit')
        ? intent
        : ({ kind: 'unknown', text: clause } as const),
    )
    return said.reduce(joinedTo, before)
  }, [])
  return withoutFillers(joined)
}

/** “Actually”, “not on 14 May”: what is understood says that as well. */
function withoutFillers(intents: readonly Intent[]): readonly Intent[] {
  const words = JSON.stringify(intents.filter(doesSomething)).toLowerCase()
  return intents.filter((intent) => {
    if (intent.kind !== 'unknown') return true
    const said = intent.text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []
    return !filler.test(intent.text) && !said.filter((word) => word !== 'not').every((word) => words.includes(word))
  })
}

const filler =
  /^(?:actually|sorry|well|yes|no|hm+|oh|ok(?:ay)?|please|thanks?|thank you|then|now|also)[.!]*$|^(?:since|because|as) (?:it|they|we|i|that|this)\s/iu

/** Messages at hand are not replaced by what a few words may be about. */
function isOfWriting({ kind }: Intent): boolean {
  return kind === 'draft' || kind === 'also'
}

/** A search is the same only where it is for the same people; of the others the whole says that they are meant. */
function isAmong(intent: Intent, whole: readonly Intent[]): boolean {
  const same = whole.filter(({ kind }) => kind === intent.kind)
  if (!ofSearches.has(intent.kind)) return same.length > 0
  const words = JSON.stringify(intent)
  return same.some((each) => JSON.stringify(each) === words)
}

const ofSearches: ReadonlySet<Intent['kind']> = new Set(['find', 'again', 'them', 'count', 'narrow', 'named'])

/** A sequence has one subject: that of a later message is not what its first shows. */
function isOfLater(intent: Intent): boolean {
  return intent.kind === 'edit' && intent.changes.step !== undefined && intent.changes.step !== 1
}

const ofSubject = /\bsubject\b/i

/** “The second email should be a reminder, and mention in it that …” */
function withPlaceOf(before: readonly string[], clause: string): string {
  const step = before.map(messageNamedIn).findLast((each) => each !== undefined)
  if (step === undefined || !pointsBack.test(clause)) return clause
  return `in ${step === -1 ? 'the last one' : `step ${step}`}, ${clause.replace(pointsBack, '')}`
}

const pointsBack = /\s(?:in it|in that one|in there|in this one)\b/i

function missesMessages(intent: Intent): boolean {
  if (intent.kind === 'unknown') return ordersMessages.test(intent.text)
  return intent.kind === 'edit' && !hasChanges(intent) && intent.unable.some((each) => ordersMessages.test(each))
}

const ordersMessages =
  /\b(?:write|draft|make|create|turn|prepare|compose|need|want)\b.*\b(?:linked-?in|e-?mails?|mails?|messages?|follow-?ups?|reminders?|sequence)\b|^(?:\d|one|two|three|another|a|an)\s(?:\S+\s)?(?:follow-?ups?|reminders?|e-?mails?|messages?)\b|^(?:an? |the )?linked-?in\b/iu

/** A few words can be taken for a search, a yes or a fact that they are not, where they are torn from what they stand in. */
function isPlain(intent: Intent, clause: string): boolean {
  if (intent.kind === 'edit') return hasChanges(intent) || intent.save
  return ofWork.has(intent.kind) && (isOrder(clause) || clause.endsWith('?'))
}

const ofWork: ReadonlySet<Intent['kind']> = new Set([
  'enrich',
  'draft',
  'also',
  'save',
  'overview',
  'summary',
  'lacking',
  'ask',
  'tell',
  'show',
  'undo',
  'advise',
  'refuse',
])

/** As one does them: a change of what has just been changed, or a saving of it, goes with that. */
function joinedTo(before: readonly Intent[], intent: Intent): readonly Intent[] {
  const last = before.at(-1)
  if (last?.kind !== 'edit' && last?.kind !== 'draft') return [...before, intent]
  const others = before.slice(0, -1)
  if (intent.kind === 'save' && intent.channel === undefined && intent.isAll !== true)
    return [...others, { ...last, save: true }]
  if (intent.kind === 'edit' && isOfSame(last, intent)) return [...others, withEdit(last, intent)]
  return [...before, intent]
}
