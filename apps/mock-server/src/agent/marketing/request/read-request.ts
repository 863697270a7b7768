import { ownSentence } from '../../../engines/messages/goal/own-sentences'
import { readRestraint } from '../../../engines/messages/goal/read-restraint'
import { tradeVerbs } from '../../../engines/messages/goal/trade-verbs'
import { withoutInstructions } from '../../../engines/messages/goal/without-instructions'
import { lowerFirst } from '../../../engines/messages/lower-first'
import { tellsOfOwnFirm } from './as-introduced'
import { asPlainOrder } from './as-plain-order'
import { asSentence } from './as-sentence'
import { asSentences } from './as-sentences'
import type { DraftChanges } from './draft-changes'
import { draftWithMore } from './draft-with-more'
import { hostedEvent } from './event-words'
import { draftGoingOn, isOfSame, joinedMatter, says, withEdit } from './draft-going-on'
import { heldBack, isCondition, isDeed, isPoliteness } from './held-back'
import type { Intent } from './intent'
import { withoutKept } from './kept-rest'
import { withMessagesNamed } from './messages-by-order-alone'
import { partsOfMessage } from './parts-of-message'
import { readBrief } from './read-brief'
import { channelOf, draftOf } from './read-draft'
import { hasConditions, type LeadRequest } from './lead-request'
import { isTaskItself, readDraftTask } from './read-draft-task'
import { readOverviewChange } from './read-overview-change'
import { readPart, type AtHand } from './read-part'
import { readProceeding } from './read-proceeding'
import { joined, searchCounted, searchGoingOn } from './search-going-on'
import { isTrade } from './states-of-offer'
import { withoutOffer } from './without-offer'
import { withThem } from './with-them'
import { withToldAround } from './told-around-order'
import { withoutSaving } from './unwanted'
import { wholeMatter } from './whole-matter'
import { twoWishes } from './two-wishes'

/** What a message asks for, in its order. */
export function readRequest(message: string, atHand: AtHand = {}): readonly Intent[] {
  const { rest, offer } = withoutOffer(message)
  const { text, isUnsaved } = withoutSaving(asSentences(asPlainOrder(twoWishes(withMessagesNamed(withoutKept(rest))))))
  const deeds = readDeeds(text, atHand)
  const whole = wholeMatter(message, deeds)
  if (whole !== undefined) return [whole]
  const intents = (offer === undefined ? deeds : [...deeds, { kind: 'told', text: offer } as const]).map(withoutOrder)
  if (!isUnsaved) return intents
  return intents.filter(({ kind }) => kind !== 'save').map(unsaved)
}

/** “The Swedes are no good, enrich the others”: whom the others are beside is not known, so nobody is looked up. */
function withoutThoseBefore(intent: Intent, part: string, before: Intent | undefined): Intent {
  const isOfOthers =
    intent.kind === 'enrich' && (intent.first ?? intent.of ?? intent.unread) === undefined && others.test(part)
  return isOfOthers && before?.kind === 'unknown' ? { ...intent, unread: before.text } : intent
}

const ofSender =
  /^(?:(?:hi|hello|hey)[,!.\s]+)?(?:we|i)(?:['’](?:re|m)| are| am) (?:an?|the|one of the)\s(?!.*\b(?:looking|searching|after|interested|hoping|trying|need|want)\b)/i
const statesTrade = new RegExp(
  `^(?:we|our (?:company|firm|team)|i) (?:also )?(?!(?:plan|take|check)\\b)${tradeVerbs}s?\\s`,
  'i',
)
/** Who “they” are, a sentence to them need not say. */
const toThemAtEnd = /\s+to them(?=[.!\s]*$)/i
const ofWhatTheyDo = /^(?:We|Our)\b(?!.*\b(?:it|this|that|them)[.]$)/
const tellsOfUsers =
  /^(?:(?:over|more than|about|almost|nearly|some|many|already)\s+)*[\d.,]+\+?\s+(?:[\p{L}-]+\s+){1,3}?(?:(?:already|now|currently|also)\s+)*(?:use|trust|work|rely|book|order|buy|run|read|love|pay|save|switched|signed|joined)(?:s|ed)?\s/iu
const tellsOfThings =
  /^(?:(?:our|the|all|each|every|one)\s+)?(?:[\p{L}-]+\s+){1,4}?(?:lasts?|costs?|takes?|weighs?|fits?|ships?|arrives?|starts?|works?|saves?|cuts?|is|are|has|have|runs?|includes?|covers?|needs?|comes? (?:in|with)|stays?|holds?|measures?)\s/iu
const looksForOne = /^we(?:['’]re| are) (?:currently |now |also )*(?:looking|searching) for an? /i
/** They cost something, and whoever is written to does not. */
const ofThings = /^they\s+(?:(?:only|also|just)\s+)*(?:cost|last|weigh|fit|ship|come in|come with|start at)\b/i
/** “Hi, we're a small translation agency” */
const greeting = /^(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there)?[,!.\s]+/i
const others = /\b(?:the (?:others?|rest|remaining)|everyone else|everybody else)\b/i

function isOfPart({ people, unknown }: LeadRequest): boolean {
  return people === undefined && unknown.length > 0 && unknown.every((each) => partOfTrade.test(each))
}

const made = /^(?!.*\bto\b).*\bfor\b/is
const partOfTrade = /^\p{Ll}+s$/u

/** “We help apprentices. I'm looking for HR managers”: an order that stands behind something else, in plain words. */
function asOrderBehind(part: string, before: readonly Intent[], read: (text: string) => Intent): Intent | undefined {
  const plain = asPlainOrder(part)
  if (plain === part || before.some(({ kind }) => kind === 'draft')) return undefined
  const intent = read(plain)
  return ordersBehind.has(intent.kind) ? intent : undefined
}

const ordersBehind: ReadonlySet<Intent['kind']> = new Set([
  'find',
  'again',
  'ask',
  'enrich',
  'show',
  'save',
  'advise',
  'tell',
])

/** “Write 3 emails: we come to their car park” is about that, and not about the order. */
function withoutOrder(intent: Intent): Intent {
  if (intent.kind !== 'draft' || intent.about === undefined) return intent
  const about = intent.about.replace(ordered, '')
  return about === intent.about ? intent : { ...intent, about }
}

const ordered =
  /^(?:please )?(?:write|draft|create|make|prepare|compose)(?: (?:me|us|them))? (?:an?|one|two|three|four|five|[1-7]|the) (?:[\p{L}\d-]+ ){0,5}?(?:e-?mails?|mails?|messages?|notes?|sequence)(?: (?:to|for) (?:them|everyone|everybody|all of them))?: (?=\S)/iu

function unsaved(intent: Intent): Intent {
  return intent.kind === 'draft' || intent.kind === 'edit' ? { ...intent, save: false } : intent
}

/** “Write the overview and make it shorter” */
function ofOverview(part: string): Intent | undefined {
  const change = /\bit\b/i.test(part) ? readOverviewChange(part.replace(/\bit\b/i, 'the overview')) : undefined
  return change === undefined ? undefined : { kind: 'overview', change }
}

function readDeeds(message: string, { hasDraft = false }: AtHand): readonly Intent[] {
  const brief = readBrief(message)
  if (brief !== undefined) {
    const told = brief.told.map((text) => ({ kind: 'told', text }) as const)
    const left = brief.left.map((text) => ({ kind: 'unknown', text }) as const)
    return [...readDeeds(brief.message, { hasDraft }), ...told, ...left]
  }
  let intents: Intent[] = []
  const offers: string[] = []
  const read = partsOfMessage(message)
  const parts = read.map(({ text }) => text)
  const proceedings = parts.map((part) => readProceeding(part))
  const isOfBothWays = new Set(parts.flatMap((part) => channelOf(part) ?? [])).size > 1
  const isSequence = proceedings.some((each) => each?.isNext === true)
  for (const [index, part] of parts.entries()) {
    if (parts.length > 1 && isPoliteness(part)) continue
    // One message that is asked for is written; in what order they go out is another matter.
    const way = proceedings[index]
    const proceeding = isSequence || way?.people === undefined ? way : undefined
    let intent: Intent =
      proceeding === undefined
        ? readPart(part, { hasDraft: hasDraft || intents.some(({ kind }) => kind === 'draft') })
        : { kind: 'proceed', people: proceeding.people }
    if (intent.kind === 'unknown' && parts.length > 1)
      intent = asOrderBehind(part, intents, (text) => readPart(text, { hasDraft })) ?? intent
    // “… in Germany. Please leave out Berlin” is said of whom to find.
    if (intent.kind === 'refuse' && intent.ofSearch !== undefined && intents.at(-1)?.kind === 'find')
      intent = intent.ofSearch
    intent = heldBack(part, intent, (text) => readPart(text, { hasDraft }))
    intent = withoutThoseBefore(intent, part, index === 0 ? undefined : intents.at(-1))
    if (intent.kind === 'edit' && intents.at(-1)?.kind === 'overview') intent = ofOverview(part) ?? intent
    if (intent.kind === 'edit' && isOfBothWays) intent = { ...intent, channel: channelOf(part) }
    // What is never to be said is to be said in no message.
    if (intent.kind === 'edit' && intent.changes.step === undefined && forbids.test(part))
      intent = { ...intent, changes: { ...intent.changes, all: true } }
    if (read[index]?.isAside === true) intent = { kind: 'unknown', text: part }
    if (read[index]?.isPurpose === true) {
      intents.push({ kind: 'told', text: part })
      continue
    }
    // “Contact them by LinkedIn and invite them to our breakfast”
    if (intent.kind === 'draft' && channelOf(part) === undefined && byLinkedIn.test(parts[index - 1] ?? ''))
      intent = { ...intent, channel: 'linkedin', steps: 1 }
    // Whoever says what they are looks for no such companies.
    if (ofSender.test(part)) intent = { kind: 'unknown', text: part }
    // “We build greenhouses for restaurants” finds none.
    if ((intent.kind === 'find' || intent.kind === 'again') && !('isSaid' in intent) && statesTrade.test(part))
      intent = { kind: 'unknown', text: part }
    // “80 companies already use us” convinces somebody, and finds nobody.
    if (intent.kind === 'find' && intents.some(({ kind }) => kind === 'draft') && tellsOfUsers.test(part))
      intent = { kind: 'unknown', text: part }
    // What is sold, behind an order for messages, is what they are about, and for whom it is no search.
    if (intent.kind === 'find' && intent.isSaid === true && intents.at(-1)?.kind === 'draft')
      intent = { kind: 'unknown', text: part }
    // Something for a part of what a trade has (“for hotel rooms”) is told, and looks for nobody.
    if (intent.kind === 'find' && intent.isSaid === true && made.test(part) && isOfPart(intent.leads))
      intent = { kind: 'unknown', text: part }
    // “A message: we are looking for a VP of engineering” says so to those who get it.
    const writing = intents.at(-1)
    if (intent.kind === 'find' && writing?.kind === 'draft' && looksForOne.test(part)) {
      intents[intents.length - 1] = { ...writing, about: joinedMatter(writing.about, part.replace(/[.!]+$/, '')) }
      continue
    }
    // “Sensors last 5 years” tells of what is sold.
    if (
      intent.kind === 'again' &&
      intent.isBare === true &&
      intents.at(-1)?.kind === 'draft' &&
      tellsOfThings.test(part)
    )
      intent = { kind: 'unknown', text: part }
    if (intent.kind === 'find' && intent.offer !== undefined && !hasDraft) offers.push(intent.offer)
    const own =
      intent.kind === 'unknown' && !putsRight.test(part) && !ofThings.test(part) && !noFact.test(part)
        ? ownSentence(part.replace(greeting, '').replace(toThemAtEnd, ''))
        : undefined
    const last = intents.at(-1)
    // “If there are more than ten, save it”
    if (last?.kind === 'unknown' && last.text === parts[index - 1] && isCondition(last.text) && isDeed(intent)) {
      intents[intents.length - 1] = { kind: 'unknown', text: `${last.text}, ${part}` }
      continue
    }
    // “… to the right people. Can you find 20?”: of whom was not understood.
    if (last?.kind === 'unknown' && parts[index - 1]?.startsWith(last.text) === true && findsNobodyNamed(intent)) {
      intents[intents.length - 1] = { kind: 'unknown', text: `${last.text}. ${part}` }
      continue
    }
    const written = intents.findLast(({ kind }) => kind !== 'unknown')
    const before = parts[index - 1] ?? ''
    // “Apologise for the delay. Friendly, no call to action.”
    if (intent.kind === 'unknown' && last?.kind === 'draft' && isInstruction(part)) {
      const whole = readPart(`${before.replace(/[.!]+$/, '')}, ${part.charAt(0).toLowerCase()}${part.slice(1)}`)
      if (whole.kind === 'draft') {
        intents[intents.length - 1] = whole
        continue
      }
    }
    // “Email them, offer a demo of our tool”
    if (last?.kind === 'proceed' && intent.kind === 'unknown' && says.test(part) && sends.test(before)) {
      const draft = draftOf(
        `write ${byLinkedIn.test(before) ? 'a LinkedIn message' : 'an email'} to ${lowerFirst(part)}`,
      )
      if (draft.kind === 'draft') {
        intents[intents.length - 1] = draft
        continue
      }
    }
    const goingOn = last?.kind === 'draft' ? draftGoingOn(last, { part, intent, own }) : undefined
    if (goingOn !== undefined) {
      intents[intents.length - 1] = goingOn
      continue
    }
    // Behind something that was not understood it is of the order before that.
    const order = intents.findLastIndex(({ kind }) => kind !== 'unknown')
    const ordered = intents[order]
    const wider = ordered?.kind === 'draft' && intent.kind === 'unknown' ? draftWithMore(ordered, part) : undefined
    if (wider !== undefined) {
      intents[order] = wider
      continue
    }
    const offered = intent.kind === 'unknown' ? wantsToOffer.exec(part)?.[1] : undefined
    const isBehindOrder = intents.some((each) => each.kind === 'draft')
    const stated =
      intent.kind === 'unknown' && !isBehindOrder && (isTrade(part) || tellsOfOwnFirm(part) || isPlanned(part))
        ? asSentence(part.replace(greeting, ''))
        : undefined
    const said = offered === undefined ? (own ?? stated) : `offer them ${offered}`
    if (said !== undefined && !hasDraft) {
      // Behind a sentence that tells more of an order, both go with that.
      const isMore = isBehindOrder && last?.kind === 'unknown' && intent.kind === 'unknown'
      intents.push(isMore ? intent : { kind: 'told', text: said })
      continue
    }
    // “We have a warehouse in Nuremberg” is what the messages at hand are to say as well.
    if (said !== undefined && parts.length === 1 && ofWhatTheyDo.test(said)) {
      intents.push({
        kind: 'edit',
        shorter: false,
        changes: { add: [{ sentence: said, at: 'end' }] },
        unable: [],
        save: false,
      })
      continue
    }
    if (intent.kind === 'proceed') {
      // Whom one wants to reach at companies that are to be found is to be found as well.
      if (last?.kind === 'find' && last.leads.people === undefined && intent.people !== undefined)
        intents[intents.length - 1] = { ...last, leads: joined(last.leads, { people: intent.people }) }
      if (!intents.some(({ kind }) => kind === 'proceed')) intents.push({ kind: 'proceed' })
      continue
    }
    if (intent.kind === 'them') {
      intents = withThem(intents, intent, parts.slice(0, index))
      continue
    }
    const sought = intents.findLast((each) => each.kind === 'find')
    const isLast = sought !== undefined && (last === sought || last?.kind === 'told')
    const counted = isLast
      ? intent.kind === 'count'
        ? searchCounted(sought, String(intent.count))
        : searchCounted(sought, part)
      : undefined
    if (sought !== undefined && counted !== undefined) {
      intents[intents.indexOf(sought)] = counted
      continue
    }
    // “Only the ones in Hamburg, and make it 8”
    if (last?.kind === 'again' && intent.kind === 'count') {
      intents[intents.length - 1] = { ...last, changes: { ...last.changes, accounts: intent.count }, isInstead: true }
      continue
    }
    // “Marketing managers, not sales managers. And only firms with less than 200 people”
    if (last?.kind === 'again' && intent.kind === 'again' && narrowsAlone(intent.changes)) {
      const companies = { ...last.changes.companies, ...intent.changes.companies }
      const unknown = [...(last.changes.unknown ?? []), ...(intent.changes.unknown ?? [])]
      intents[intents.length - 1] = { ...last, changes: { ...last.changes, companies, unknown }, isInstead: true }
      continue
    }
    // “Make that 8, and in Slovakia”
    if (last?.kind === 'count' && intent.kind === 'again') {
      const { count } = last
      intents[intents.length - 1] = { ...intent, changes: { ...intent.changes, contacts: count }, isInstead: true }
      continue
    }
    const search = last?.kind === 'find' ? searchGoingOn(last, intent, part) : undefined
    if (search !== undefined) {
      intents[intents.length - 1] = search
    } else if ((last?.kind === 'draft' || last?.kind === 'edit') && intent.kind === 'save') {
      const unable = [...(last.unable ?? []), ...(intent.unable ?? [])]
      intents[intents.length - 1] = { ...last, save: true, ...(unable.length === 0 ? {} : { unable }) }
    } else if ((last?.kind === 'draft' || last?.kind === 'edit') && intent.kind === 'edit' && isOfSame(last, intent)) {
      intents[intents.length - 1] = withEdit(last, intent)
    } else if (last?.kind === 'unknown' && written?.kind === 'draft' && intent.kind === 'edit') {
      intents[intents.indexOf(written)] = withEdit(written, intent)
    } else if (last?.kind === 'unknown' && written?.kind === 'draft' && intent.kind === 'draft' && isTaskItself(part)) {
      // What the order is for is said behind something that was not understood.
      intents[intents.indexOf(written)] = { ...written, about: joinedMatter(written.about, part.replace(/[.!]+$/, '')) }
    } else if (last?.kind === 'draft' && intent.kind === 'draft' && !intent.save) {
      // “…, and invite them to our fair” goes with what the message is for.
      const said = part.replace(/^(?:(?:please|also|and|then)[,\s]+)+/i, '')
      const more = isTaskItself(said) ? readDraftTask(said) : undefined
      intents[intents.length - 1] =
        more === undefined
          ? { ...last, unable: [...(last.unable ?? []), part.replace(/[.!]+$/, '')] }
          : { ...last, about: joinedMatter(last.about, more) }
    } else intents.push(intent)
  }
  const told = offers.map((text) => ({ kind: 'told', text }) as const)
  // “We sell a cleaning robot for hotels. Write an email”: whom it is for is not said to be found.
  // Nor where somebody else is looked for in so many words: “I sell coffee machines to offices. Can you find office managers?”
  const isPitch = intents.some(
    (each) =>
      each.kind === 'draft' || (each.kind === 'find' && each.isSaid !== true && each.leads.people !== undefined),
  )
  const done = intents.filter(
    (each) => !(isPitch && each.kind === 'find' && each.isSaid === true && each.offer !== undefined),
  )
  // Whoever only says what they sell, and for whom, is asked before anybody is looked for.
  const sought = done.find((each) => each.kind === 'find' && each.isSaid === true)
  const others = done.filter((each) => each !== sought)
  if (sought?.kind === 'find' && others.length > 0 && others.every(({ kind }) => kind === 'told'))
    return [...told, ...others, { kind: 'named', leads: sought.leads }]
  const all = withToldAround(done.length < intents.length ? [...told, ...done] : [...intents, ...told])
  return all.flatMap((intent) =>
    intent.kind === 'draft' && intent.alsoBy !== undefined
      ? [intent, { kind: 'also', ...intent.alsoBy, ...alsoSaid(intent.changes) } as const]
      : [intent],
  )
}

/** It says how companies are to be, and neither who, in which trade nor where. */
function narrowsAlone({ people, companies, scope = 'new', ...others }: Partial<LeadRequest>): boolean {
  const { location, industry, outside, other_than: otherThan, ...conditions } = companies ?? {}
  const isElsewhere = (location ?? industry ?? outside ?? otherThan) !== undefined
  const isCounted = (others.accounts ?? others.contacts ?? others.perAccount) !== undefined
  return people === undefined && scope === 'new' && !isElsewhere && !isCounted && hasConditions(conditions)
}

/** What was told with the order is said by both ways. */
function alsoSaid({ add, question, signature }: DraftChanges = {}): { readonly changes?: DraftChanges } {
  const said = { add, question, signature }
  return Object.values(said).some((value) => value !== undefined) ? { changes: said } : {}
}

/** A message that somebody asks for by what it is to say, which is no change where nothing is written yet. */
export function draftSaid(message: string): Intent | undefined {
  const text = message.replace(/[.!]+$/, '').trim()
  return isTaskItself(text) ? draftOf(text) : undefined
}

/** “We are planning a breakfast in Munich” */
function isPlanned(part: string): boolean {
  return hostedEvent(part.replace(greeting, '')) !== undefined
}

/** It says how many are to be found, and nothing of who. */
function findsNobodyNamed(intent: Intent): boolean {
  if (intent.kind !== 'find') return false
  const { companies, people, scope, isIdeal } = intent.leads
  const isAnybody = people?.title === undefined && people?.seniority === undefined
  return isAnybody && !hasConditions(companies) && scope === 'new' && isIdeal !== true && intent.isMore !== true
}

const forbids =
  /^(?:(?:and|but|also|please|pls|then)[,\s]+)*(?:do not|don['’]?t|never|avoid|stop) (?:(?:use|using|say|saying|write|writing) )?the (?:words?|phrase|term)\b/i

/** It says how to write, and nothing of what. */
function isInstruction(part: string): boolean {
  return readRestraint(withoutInstructions(part).goal).goal.trim() === ''
}

/** “We want to offer them our dock scheduling” */
const wantsToOffer =
  /^(?:i|we)(?:['’]d)? (?:want|would like|like|plan|intend|hope|wish) to (?:offer|sell|pitch|promote|show|present) (?:(?:to )?them )?((?:our|my|the|an?)\s(?!email|message)[^.?!]{3,80})[.!]*$/i

/** “I meant Estonia, not Finland” says nothing of the sender. */
const putsRight = /^(?:(?:no|sorry|oops|well)[,\s]+)*(?:i|we) (?:meant|mean|said|asked for)\b/i
/** What begins with “a” is said of a thing; whoever asks for something, or made a mistake, tells no fact. */
const noFact =
  /^an?\s|^(?:sorry|oops)\b|^they (?:have|had|do|are|did|were|use|need|own) ?(?:no|not|n['’]t|already|only|never)\b|^subjects?\b|\b(?:made a mistake|got (?:that|it|this) wrong)\b|\bplease (?:use|take|find|look|search|change|make|leave|add|try)\b/i
const sends = /\b(?:e-?mail|message|write|mail|contact|reach)\b/i
const byLinkedIn = /\b(?:by|via|on|over|through) linked-?in\b(?!.*\be-?mail)/i
