import { forbiddenIn, type Forbidden } from '@inlay/sdk-core/contract/campaigns'
import type { Tone } from '../tone-in'
import { isAboutDetail } from './is-about-detail'
import { asAddressed } from './as-addressed'
import { asAsked } from './as-asked'
import { asInvitation } from './as-invitation'
import { asPlainOrder } from './as-plain-order'
import { asTold, toldThing } from './as-told'
import { askedOfInterest } from './asked-of-interest'
import { askedFirst } from './asked-first'
import type { Ask } from './asks'
import { doneByOurs } from './done-by-ours'
import { goalMatter, type GoalMatter } from './goal-matter'
import { isGarbled } from './is-garbled'
import { isKindAlone } from './is-kind-alone'
import { isMany } from './is-many'
import { isLeftOut } from './is-left-out'
import { keepsAct, keepsFacts, keepsQuestions } from './keeps-act'
import { losesFact } from './loses-fact'
import { namedInQuestion } from './named-in-question'
import { partedGoal } from './own-sentences'
import { plainlySaid } from './plainly-said'
import { readByRules } from './read-by-rules'
import { readBySentence } from './read-by-sentence'
import { readIntroduced } from './read-introduced'
import { readListed } from './read-listed'
import { hasOwnWords, isAboutFact, readPitch } from './read-pitch'
import { readTopic } from './read-topic'
import { isOwnStatement, isSaidToThem, readVerbatim } from './read-verbatim'
import type { RowSignal } from './row-signals'
import { toThem } from './to-them'
import { saidInFull } from './said-in-full'
import { withCapitals } from './with-capitals'
import { withQuestionMarks } from './with-question-marks'
import { withThingsNamed } from './with-things-named'
import { withoutWork } from './without-work'
import { toldWhenConnected } from './would-connect'
import { lowerFirst } from '../lower-first'
import { filled, hasOpenMatter } from '../open-matter'

/** What a person says that messages are for, as far as it can be told. */
export interface ReadGoal {
  /** What it offers or is about, as it stands in “about …”; nothing where nothing can be said so. */
  readonly about?: string | undefined
  /** It is something of the sender's own. */
  readonly isOffer: boolean
  /** That is to be offered in so many words. */
  readonly isOffered?: boolean | undefined
  /** Whom it goes to. */
  readonly audience?: string | undefined
  readonly ask?: Ask | undefined
  readonly signal?: RowSignal | undefined
  /** A sentence about whoever is written to, to begin with. */
  readonly remark?: string | undefined
  /** What they are asked, as a sentence. */
  readonly question?: string | undefined
  /** What they are told beside what it is about, in sentences. */
  readonly note?: string | undefined
  /** What the sender does is to be told. */
  readonly saysValue?: boolean | undefined
  /** It is said as it stands, in the note and the question, and follow-ups say it again. */
  readonly isPlain: boolean
  /** Nothing is to be said of what it costs. */
  readonly avoidsPrices: boolean
  /** Nothing is to be asked of whoever is written to. */
  readonly asksNothing: boolean
  /** How it is to sound. */
  readonly tone?: Tone | undefined
  /** It asks for something, and that is not understood, or not all of it. */
  readonly isUnread: boolean
  /** The goal itself, which whoever sends a message puts into words where it is not understood. */
  readonly wanted: string
  /** What is not to be said. */
  readonly forbidden: Forbidden
  /** What it is to be headed with. */
  readonly subject?: string | undefined
}

/** Reads whom somebody writes to, what they offer, and what is asked: of “Book a call about cold chains” it is about “cold chains”. */
export function readGoal(wanted: string): ReadGoal {
  return readWith(wanted, (matter) => {
    const read = bySentence(matter)
    return read === undefined || hasOpenMatter(read.note ?? '') ? undefined : read
  })
}

/** The same, where what is not understood is a place among what is. */
export function readGoalInPart(wanted: string): ReadGoal {
  return readWith(wanted, bySentence)
}

/** The same of one sentence, or of a part of a goal. */
function readWhole(wanted: string): ReadGoal {
  return readWith(wanted, () => undefined)
}

type ReadInPart = (matter: GoalMatter) => ReadGoal | undefined

function readWith(wanted: string, inPart: ReadInPart): ReadGoal {
  const said = asTold(asInvitation(asAddressed(asPlainOrder(asAsked(withThingsNamed(wanted))))))
  const read = capitalised(
    askedOfInterest(askedFirst(namedInQuestion(readKept({ ...goalMatter(said), wanted }, inPart)))),
  )
  // “A dinner where they meet others”: whoever is written to meets them there.
  return read.about === undefined
    ? read
    : { ...read, about: read.about.replace(whereThey, toThem), note: ofSeveral(wanted, read) }
}

/** Whoever types without capitals is not quoted so. */
function capitalised(read: ReadGoal): ReadGoal {
  const { note, question, remark } = read
  return {
    ...read,
    note: note === undefined ? undefined : withQuestionMarks(withCapitals(note)),
    question: question === undefined ? undefined : withCapitals(question),
    remark: remark === undefined ? undefined : withCapitals(remark),
  }
}

/** “Our heat pumps. Pays for itself in six years”: whoever says so of several is taken to mean them. */
function ofSeveral(wanted: string, { about = '', note }: ReadGoal): string | undefined {
  return isMany(about) && !/\bit\b/i.test(wanted)
    ? note?.replaceAll(ofIt, (_, verb: string, rest = '') => `They ${verb}${rest.replace('itself', 'themselves')}`)
    : note
}

const ofIt =
  /(?<=^|[.!?]\s)It (save|cost|take|cut|reduce|lower|last|work|run|fit|need|include|connect|track|replace|prevent|start|ship|keep|let|find|fill|pay|weigh|hold)s\b( for itself)?/g

const whereThey = /\bwhere they\s.*$/i

/** Where a fact would be lost, what is understood is said by sentence, or nothing is. */
function readKept(matter: GoalMatter, inPart: ReadInPart): ReadGoal {
  const read = readMatter(matter, inPart)
  if (read.isUnread || !losesFact(matter.rest, read)) return read
  const part = inPart(matter)
  return part === undefined || losesFact(matter.rest, part) ? inFull(matter, read) : part
}

function readMatter(matter: GoalMatter, inPart: ReadInPart): ReadGoal {
  if (isSaidToThem(matter.rest)) {
    const asked = readVerbatim(matter)
    if (asked !== undefined && canBeSaid(asked)) return asked
  }
  const introduced = readIntroduced(matter)
  if (introduced !== undefined && canBeSaid(introduced)) return introduced
  const listed = readListed(matter)
  if (listed !== undefined && canBeSaid(listed)) return listed
  const pitch = readPitch(matter)
  if (pitch !== undefined && hasOwnWords(matter) && canBeSaid(pitch)) return pitch
  const read = readByRules(matter)
  if (pitch !== undefined && isAboutFact(matter, read, pitch) && canBeSaid(pitch)) return pitch
  if (!read.isPlain && isOwnStatement(matter.rest)) {
    const stated = readVerbatim(matter)
    if (stated !== undefined && canBeSaid(stated)) return stated
  }
  const said = matter.texts.join('\n')
  if (
    !isLeftOut(said, read) &&
    keepsAct(said, read) &&
    keepsQuestions(matter.rest, read) &&
    keepsFacts(matter.texts, read) &&
    !isAboutDetail(matter, read) &&
    canBeSaid(read)
  )
    return read
  const stated = readVerbatim(matter)
  if (stated !== undefined && canBeSaid(stated)) return stated
  const told = readTopic(matter)
  if (told !== undefined && canBeSaid(told) && !isLeftOut(said, told)) return told
  const worded = readParted(matter) ?? readTopicAndAsk(matter) ?? readThing(matter)
  const isOfFact = worded !== undefined && pitch !== undefined && isAboutFact(matter, worded, pitch)
  if (worded !== undefined && !(isOfFact && canBeSaid(pitch)) && !isAboutDetail(matter, worded)) return worded
  if (pitch !== undefined && keepsAct(said, pitch) && canBeSaid(pitch)) return pitch
  return inPart(matter) ?? worded ?? inFull(matter, read)
}

/** What no rule takes apart, in one sentence; left open where it is none. */
function inFull(matter: GoalMatter, read: ReadGoal): ReadGoal {
  const said = saidInFull(matter)
  return said !== undefined && canBeSaid(said) && !losesFact(matter.rest, said) ? said : leftOpen(read)
}

/** Not all of it is understood: that is left open, and the rest is said. */
function bySentence(matter: GoalMatter): ReadGoal | undefined {
  const read = readBySentence(matter, readWhole)
  return read !== undefined && canBeSaid({ ...read, note: filled(read.note ?? '', '') }) ? read : undefined
}

/** What somebody says of themselves is said as it stands, beside what else there is to say. */
function readParted(matter: GoalMatter): ReadGoal | undefined {
  const { rest, wanted, signal, asksNothing, tone, avoidsPrices, forbidden } = matter
  const [, unless = rest, condition] = asks.test(rest) || /[.!?]\s/.test(rest) ? [] : (onCondition.exec(rest) ?? [])
  const { core, said: sentences } = partedGoal(unless)
  const said = condition === undefined ? sentences : [...sentences, conditionAlone(condition)]
  // “14,000 places in Europe” says more of what was told, and is nothing to be about.
  if (said.length === 0 || isFact.test(core)) return undefined
  const own = said.join(' ')
  const read: ReadGoal =
    core === '' || isKindAlone(core)
      ? plainlySaid(matter, { note: own })
      : { ...withoutWork(readWhole(core)), wanted, signal, asksNothing, tone, avoidsPrices, forbidden }
  if (read.isUnread) return undefined
  const more = [...(read.note ?? '').split(sentenceEnd), ...said].filter((each) => each !== '')
  const notes = withCondition(inOrderOf(unless, more), condition)
  const whole = read.note === own ? read : { ...read, note: toldWhenConnected(notes).join(' ') }
  return canBeSaid(whole) ? whole : undefined
}

/** “We can offer you 10% off if you renew”: what is offered on a condition is never offered without it. */
function withCondition(notes: readonly string[], condition: string | undefined): readonly string[] {
  if (condition === undefined || notes.filter((each) => offered.test(each)).length !== 1) return notes
  const isCondition = (note: string) => note === conditionAlone(condition)
  return notes
    .filter((note) => !isCondition(note))
    .map((note) => (offered.test(note) ? note.replace(/\.$/, ` if you ${toThem(condition)}.`) : note))
}

function conditionAlone(condition: string): string {
  return `This is for you if you ${toThem(condition)}.`
}

const offered = /^We (?:can|would like to) offer you [^,;:]{3,40}\.$/

const sentenceEnd = /(?<=[.!?])\s+(?=\p{Lu})/u
const shortest = 12
const isFact =
  /^(?:\d|deliver(?:y|ies)\s(?:within|in|by|every)\s|(?:delivered|shipped|made|baked|roasted|grown|tested|certified|printed|produced|installed|cooked|picked|hand-?made)\s)/i

/** Sentences as they follow each other in a goal; one that cannot be found there stays behind the one before it. */
function inOrderOf(goal: string, sentences: readonly string[]): readonly string[] {
  const text = goal.toLowerCase()
  const found = sentences.map((each) => ({
    each,
    // How it begins may be worded anew.
    at: Math.max(
      ...[each.slice(0, shortest), each.slice(-shortest, -1)].map((part) => text.indexOf(part.toLowerCase())),
    ),
  }))
  const isFirstKnown = (found[0]?.at ?? -1) >= 0
  const placed = found.map(({ each, at }, index) => ({
    each,
    at: at >= 0 ? at : (found.slice(0, index).findLast((before) => before.at >= 0)?.at ?? -1),
  }))
  return isFirstKnown ? placed.toSorted((one, other) => one.at - other.at).map(({ each }) => each) : sentences
}

/** “Our cross-dock in Malmö. Ask how many pallets they ship” tells of the one, and asks the other. */
function readTopicAndAsk({ rest, wanted }: GoalMatter): ReadGoal | undefined {
  const [, topic, asked] = topicAndAsk.exec(rest) ?? []
  return topic === undefined || doneByOurs(topic) !== undefined
    ? undefined
    : readAs(`tell them about ${lowerFirst(topic)} and ${asked}`, wanted)
}

function readThing({ rest, wanted }: GoalMatter): ReadGoal | undefined {
  const told = toldThing(rest)
  return told === undefined ? undefined : readAs(told, wanted)
}

/** A goal in other words, where those are understood. */
function readAs(said: string, wanted: string): ReadGoal | undefined {
  const read = readWhole(said)
  return read.isUnread ? undefined : { ...read, wanted }
}

const topicAndAsk =
  /^((?:our|the|my|an?)\s[^.,;:!?]{4,80}?)(?:[.,;]\s*(?:and\s+)?(?:please\s+)?|\s+and\s+(?:please\s+)?)(ask\s[^.;:!?]{6,120})[.]?$/i

const asks = /\b(?:ask|asking|find out|know|wonder|see|check|whether)\b/i

/** “Offer 10% off if they sign before June” */
const onCondition =
  /^(.*\S)\s+(?:if|as long as|provided(?: that)?)\s+they\s+((?!(?:leave|quit|resign|drop out|are interested|want|would|like|wish|have questions)\b)(?:(?!\sthey\s)[^.;:]){4,80}?)[.\s]*$/is

/** It is English, and says nothing that is not to be said. */
function canBeSaid(read: ReadGoal): boolean {
  const { isUnread, about, note, question, remark, forbidden } = read
  const said = [about, note, question, remark].join('\n')
  return !isUnread && !isGarbled(read) && forbiddenIn(said, forbidden).length === 0
}

function leftOpen({ wanted, asksNothing, tone, avoidsPrices, forbidden, audience, signal }: ReadGoal): ReadGoal {
  return {
    ...{ wanted, asksNothing, tone, avoidsPrices, forbidden, audience, signal },
    ...{ isUnread: true, isPlain: false, isOffer: false },
  }
}
