import type { Intent } from './intent'
import { hasConditions, type LeadRequest } from './lead-request'
import type { AudienceQuestion } from './audience-question'
import { addedTo } from './added-to'
import { lowerFirst } from '../../../engines/messages/lower-first'
import { withChanges, type DraftEdit } from './draft-changes'
import { asksToBeTold, readAudienceQuestion, readListing } from './read-audience-question'
import { isKindAlone } from '../../../engines/messages/goal/is-kind-alone'
import { ownSentence } from '../../../engines/messages/goal/own-sentences'
import { readRestraint } from '../../../engines/messages/goal/read-restraint'
import { withoutInstructions } from '../../../engines/messages/goal/without-instructions'
import { asksForTotals } from './asks-for-totals'
import {
  asksAgain,
  asksKnown,
  asksSender,
  knownKindOf,
  lackedKind,
  lacking,
  plainTasks,
  refusals,
  short,
  savesAll,
  showsAll,
  showsMessages,
  takesBack,
} from './plain-requests'
import { asOrder, channelOf, draftOf, isDraft, sendsNew } from './read-draft'
import { isTaskItself, readDraftTask } from './read-draft-task'
import { keptName } from './kept-name'
import { enriches, enrichmentOf, getsEnriched } from './read-enriching'
import { reachedPeople, readProceeding } from './read-proceeding'
import { readAside } from './read-aside'
import { readCampaignQuestion } from './read-campaign-question'
import { readAtDraft } from './read-at-draft'
import { readBrief } from './read-brief'
import { readDraftEdit } from './read-draft-edit'
import { readLeads } from './read-leads'
import { readRemoval } from './read-removal'
import { readSearch } from './read-search'
import { matterOf, readStepPlan } from './read-step-plan'
import { searchParts } from './search-parts'
import { saidBeside } from './said-beside'
import { splitAdded, splitEdits, splitSaved } from './split-edits'
import { splitRequest } from './split-request'
import { plannedAudience, statedAudience, wantedAudience } from './named-audience'
import { readThem } from './read-them'
import { withThem } from './with-them'

interface AtHand {
  /** Messages were written that a request can be about. */
  readonly hasDraft?: boolean
}

/** What a message asks for, in its order. */
export function readRequest(message: string, { hasDraft = false }: AtHand = {}): readonly Intent[] {
  const brief = readBrief(message)
  if (brief !== undefined) {
    const told = brief.told.map((text) => ({ kind: 'told', text }) as const)
    const left = brief.left.map((text) => ({ kind: 'unknown', text }) as const)
    return [...readRequest(brief.message, { hasDraft }), ...told, ...left]
  }
  let intents: Intent[] = []
  const said = splitRequest(message).flatMap(splitSaved).flatMap(splitEdits).flatMap(splitAdded)
  const read = withoutChannelAlone(withoutPraise(said)).flatMap(searchParts)
  const parts = read.map(({ text }) => text)
  const proceedings = parts.map((part) => readProceeding(part))
  const isSequence = proceedings.some((each) => each?.isNext === true)
  for (const [index, part] of parts.entries()) {
    // One message that is asked for is written; in what order they go out is another matter.
    const way = proceedings[index]
    const proceeding = isSequence || way?.people === undefined ? way : undefined
    let intent: Intent =
      proceeding === undefined
        ? readPart(part, { hasDraft: hasDraft || intents.some(({ kind }) => kind === 'draft') })
        : { kind: 'proceed', people: proceeding.people }
    if (read[index]?.isAside === true) intent = { kind: 'unknown', text: part }
    if (read[index]?.isPurpose === true) {
      intents.push({ kind: 'told', text: part })
      continue
    }
    // “Contact them by LinkedIn and invite them to our breakfast”
    if (intent.kind === 'draft' && channelOf(part) === undefined && byLinkedIn.test(parts[index - 1] ?? ''))
      intent = { ...intent, channel: 'linkedin', steps: 1 }
    const own = intent.kind === 'unknown' ? ownSentence(part) : undefined
    const last = intents.at(-1)
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
    if (last?.kind === 'draft') {
      // “The second one should be about the free trial.”
      const { rest, planned } = readStepPlan(part, last.steps)
      if (planned.length > 0 && rest === '') {
        const about = last.about ?? matterOf(planned)
        intents[intents.length - 1] = { ...last, about, planned: [...(last.planned ?? []), ...planned] }
        continue
      }
      // “The aim is to offer them a free month.”
      const aim = aimed.exec(part)?.[1]?.replace(/[.!\s]+$/, '')
      if (aim !== undefined) {
        const isOnly = last.about === undefined || isKindAlone(last.about)
        intents[intents.length - 1] = { ...last, about: isOnly ? aim : `${last.about} and ${lowerFirst(aim)}` }
        continue
      }
      // What a message is to carry, and nothing that is sent now.
      if (intent.kind === 'refuse' && carries.test(part)) {
        intents[intents.length - 1] = { ...last, unable: [...(last.unable ?? []), part.replace(/[.!]+$/, '')] }
        continue
      }
      // “Write three emails. Offer our overnight delivery.”
      if (intent.kind === 'unknown' && says.test(part)) {
        const { order: more, unable } = readAside(part.replace(/[.!]+$/, '').replace(/^offer:/i, 'Offer'))
        intents[intents.length - 1] = {
          ...last,
          about: last.about === undefined ? more : `${last.about} and ${lowerFirst(more)}`,
          ...(unable.length === 0 ? {} : { unable: [...(last.unable ?? []), ...unable] }),
        }
        continue
      }
      if (own !== undefined) {
        intents[intents.length - 1] = withOwnSentence(last, own)
        continue
      }
      const beside = saidBeside(part, intent)
      if (beside !== undefined) {
        intents[intents.length - 1] = withEdit(last, beside)
        continue
      }
    }
    if (own !== undefined && !hasDraft) {
      intents.push({ kind: 'told', text: own })
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
    // “…at retailers in Denmark. Maybe 20 people.”
    const sought = intents.findLast((each) => each.kind === 'find')
    const most = countAlone.exec(part)
    if (sought !== undefined && most !== null && (last === sought || last?.kind === 'told')) {
      intents[intents.indexOf(sought)] = { ...sought, leads: withCount(sought.leads, most) }
      continue
    }
    // “…, and get me the head of logistics there”
    if (
      last?.kind === 'find' &&
      intent.kind === 'find' &&
      /\bthere\b/i.test(part) &&
      last.leads.people === undefined &&
      intent.leads.people !== undefined &&
      intent.leads.scope === 'existing' &&
      !hasConditions(intent.leads.companies)
    ) {
      const { people, perAccount, contacts, unknown } = intent.leads
      intents[intents.length - 1] = { ...last, leads: joined(last.leads, { people, perAccount, contacts, unknown }) }
      continue
    }
    // “Find SaaS companies. Look for those that are hiring.” is one search.
    if (
      last?.kind === 'find' &&
      last.isSaid === true &&
      intent.kind === 'find' &&
      !hasConditions(intent.leads.companies)
    ) {
      intents[intents.length - 1] = { kind: 'find', leads: joined(last.leads, intent.leads) }
    } else if (last?.kind === 'find' && intent.kind === 'find' && goesOn(intent.leads)) {
      intents[intents.length - 1] = { ...last, leads: joined(last.leads, intent.leads) }
    } else if (last?.kind === 'find' && intent.kind === 'again') {
      const { isAdded = false, changes } = intent
      const leads = joined(last.leads, isAdded ? addedTo(last.leads, changes) : changes)
      intents[intents.length - 1] = { ...last, leads }
    } else if ((last?.kind === 'draft' || last?.kind === 'edit') && intent.kind === 'save') {
      const unable = [...(last.unable ?? []), ...(intent.unable ?? [])]
      intents[intents.length - 1] = { ...last, save: true, ...(unable.length === 0 ? {} : { unable }) }
    } else if ((last?.kind === 'draft' || last?.kind === 'edit') && intent.kind === 'edit' && isOfSame(last, intent)) {
      intents[intents.length - 1] = withEdit(last, intent)
    } else if (last?.kind === 'unknown' && written?.kind === 'draft' && intent.kind === 'edit') {
      intents[intents.indexOf(written)] = withEdit(written, intent)
    } else if (last?.kind === 'draft' && intent.kind === 'draft' && !intent.save) {
      // “…, and invite them to our fair” goes with what the message is for.
      const more = isTaskItself(part) ? readDraftTask(part) : undefined
      if (more !== undefined)
        intents[intents.length - 1] = {
          ...last,
          about: last.about === undefined ? more : `${last.about} and ${lowerFirst(more)}`,
        }
    } else intents.push(intent)
  }
  return intents.flatMap((intent) =>
    intent.kind === 'draft' && intent.alsoBy !== undefined
      ? [intent, { kind: 'also', channel: intent.alsoBy } as const]
      : [intent],
  )
}

/** A message that somebody asks for by what it is to say, which is no change where nothing is written yet. */
export function draftSaid(message: string): Intent | undefined {
  const text = message.replace(/[.!]+$/, '').trim()
  return isTaskItself(text) ? draftOf(text) : undefined
}

const aimed =
  /^(?:(?:the|our|my)\s+)?(?:aim|goal|idea|purpose|objective|point|intention|plan)(?:\s+of (?:it|this|the (?:e-?mails?|messages?|sequence|campaign)))?\s*(?:is|:)\s*(?:to\s+)?(.{4,})$/i
function withCount(leads: LeadRequest, [, count = '', what = '']: RegExpExecArray): LeadRequest {
  const isOfCompanies = leads.people === undefined || /compan|account|firm/i.test(what)
  return { ...leads, ...(isOfCompanies ? { accounts: Number(count) } : { contacts: Number(count) }) }
}

/** How many are to be found, said behind it. */
const countAlone =
  /^(?:(?:maybe|perhaps|about|around|roughly|approximately|say|some|like|up to|max(?:imum)?\.?|at most|i need|we need|let['’]s say|please|only|just|find|get|find me|get me)[,\s]+)*(\d{1,3})\s*(people|contacts?|persons?|leads?|prospects?|of them|compan(?:y|ies)|accounts?|firms?|names?)?(?:\s+(?:please|would be (?:good|enough|fine|great)|is (?:enough|fine)|are enough|in total|or so|max(?:imum)?))*[.!\s]*$/i
const carries = /^(?:also\s+|please\s+)*send (?:them|him|her|everyone|everybody) (?:the|our|an?|my|some)\s/i
const says =
  /^(?:offer:?|pitch|promote|introduce|present|announce|advertise|showcase|sell)\s+(?!to\b|them\b|him\b|her\b)\S+/i

/** It says how to write, and nothing of what. */
function isInstruction(part: string): boolean {
  return readRestraint(withoutInstructions(part).goal).goal.trim() === ''
}

/** “Looks good, save it” */
function withoutPraise(parts: readonly string[]): readonly string[] {
  const asked = parts.filter(
    (part, index) => !praise.test(part) && !(findsNobody.test(part) && index < parts.length - 1),
  )
  return asked.length === 0 ? parts : asked
}

/** “Find me some. E-commerce companies in Norway …” */
const findsNobody =
  /^(?:(?:ok(?:ay)?|yes|then|so|please|well|and)[,\s]+)*(?:then\s+)?(?:find|get|show)\s+(?:me|us)(?:\s+(?:some|them|those|a few|people|companies|more))?[.!:]*$/i

const praise =
  /^(?:(?:ok(?:ay)?|yes|yeah|great|perfect|super|wonderful|excellent|awesome|nice|cool|good|thanks|thank you|thx|fine|(?:that |this |it |they |these )?(?:looks?|sounds?|reads?|is|are)|that['’]s|it['’]s|very|really|so|much|good|better|great|perfect|fine|nice|all|i like (?:it|that|this|them)|love (?:it|that|this|them)|job|work|well done)[\s,!.]*)+$/i

/** “LinkedIn message please, invite them to our webinar” says of what follows by which way it goes. */
function withoutChannelAlone(parts: readonly string[]): readonly string[] {
  return parts.flatMap((part, index) => {
    const next = parts[index + 1]
    if (next !== undefined && isTaskItself(next) && channelAlone.test(part)) return []
    const before = parts[index - 1] ?? ''
    const [, channel] = channelAlone.exec(before) ?? []
    if (channel === undefined || channelOf(part) !== undefined || !isTaskItself(part)) return [part]
    return [`write a${/^e/i.test(channel) ? 'n' : ''} ${channel} to ${part.charAt(0).toLowerCase()}${part.slice(1)}`]
  })
}

const channelAlone =
  /^(?:(?:an?|one|short|quick|now|also|and|please|need|want|i|we|write|draft|make|send)\s+)*(linked-?in(?: (?:connection )?(?:message|note|request))?|e-?mail|message)(?:\s+(?:please|pls|now|too|to them|for them))*[.!:,]*$/i

const sends = /\b(?:e-?mail|message|write|mail|contact|reach)\b/i
const byLinkedIn = /\b(?:by|via|on|over|through) linked-?in\b(?!.*\be-?mail)/i

function readPart(part: string, { hasDraft = false }: AtHand = {}): Intent {
  const text = part
    .replace(/^(?:hey|hi|hello)(?: there| again)?[,!]?\s+(?=\p{L}+\s+\p{L})/iu, '')
    .replace(
      /^(?:please|pls|ok|okay|now|and|then|next|can you|could you|would you|will you|i want you to|i(?:'d| would) like you to|let's|let us)[,\s]+/gi,
      '',
    )
    .replace(/^help (?:me|us)(?: to)?\s+(?=(?:invite|write|draft|compose|create|announce|thank|tell)\s)/i, '')
    .replace(/^(?:please|also)\s+(?=\w+ )/i, (lead) => (/also/i.test(lead) ? lead : ''))
  const plain = text.replace(/[.!?]+$/, '').trim()
  if (asksAgain.test(plain)) return { kind: 'repeat' }
  if (takesBack.test(plain)) return { kind: 'undo' }
  if (asksSender.test(plain)) return { kind: 'sender' }
  const known = asksKnown.exec(plain)?.[1]
  if (known !== undefined) return { kind: 'known', what: knownKindOf(known) }
  if (showsMessages.test(plain) || (hasDraft && showsAll.test(plain))) return { kind: 'show' }
  if (savesAll.test(plain)) return { kind: 'save', isAll: true }
  const atDraft = hasDraft ? readAtDraft(text) : undefined
  if (atDraft !== undefined) return atDraft
  if (getsEnriched.test(text)) return enrichmentOf(plain)
  const edit = readDraftEdit(text)
  if (edit !== undefined) return { kind: 'edit', ...edit, save: false }
  // “Yes, but how many are in Munich?” is no yes.
  const behind = text.replace(agreement, '')
  if (
    behind !== text &&
    (readAudienceQuestion(behind) !== undefined || readDraftEdit(behind) !== undefined || isTask(behind))
  )
    return readPart(behind, { hasDraft })
  const about = readCampaignQuestion(plain)
  if (about !== undefined) return { kind: 'tell', about }
  const removal = readRemoval(plain)
  if (removal !== undefined) return removal
  const question = readAudienceQuestion(text)
  if (question !== undefined && !isLackedAlone(question)) return { kind: 'ask', question }
  for (const [pattern, kind] of short) if (pattern.test(plain)) return { kind }
  if (asksForTotals(plain)) return { kind: 'summary' }
  const lacked = lacking.exec(plain)?.[1]
  if (lacked !== undefined) return { kind: 'lacking', what: lackedKind(lacked) }
  const refused = sendsNew(plain) ? undefined : refusals.find(([pattern]) => pattern.test(plain))
  if (refused !== undefined) return { kind: 'refuse', what: refused[1] }
  const wanted = wantedAudience(plain)
  if (wanted !== undefined) return { kind: 'find', leads: wanted }
  for (const [pattern, kind] of plainTasks) {
    if (!pattern.test(plain)) continue
    const name = kind === 'save' ? keptName(plain) : undefined
    if (name !== undefined) return { kind: 'save', unable: [name] }
    return kind === 'overview' ? { kind, leads: plannedAudience(plain) } : { kind }
  }
  const listing = readListing(text)
  if (listing !== undefined) return { kind: 'ask', question: listing }
  const reached = reachedPeople(plain)
  const sought = reached === undefined ? undefined : readLeads(reached)
  // Nothing is said that could be written to them; they can be found.
  if (sought?.people !== undefined && (hasConditions(sought.companies) || sought.isThese === true))
    return { kind: 'find', leads: sought }
  const ordered = asOrder(plain)
  if (isDraft(ordered)) return draftOf(ordered)
  if (enriches.test(plain)) return enrichmentOf(plain)
  const them = readThem(plain)
  if (them !== undefined) return { kind: 'them', ...them }
  const planned = plannedAudience(plain)
  if (planned !== undefined) return { kind: 'overview', leads: planned }
  const sold = /^(?:we|i|our company) (?:sell|offer|provide|make|supply)\b.*?\b(?:to|for)\s+(.+)$/i.exec(plain)?.[1]
  const buyers = sold === undefined ? undefined : readLeads(sold)
  if (buyers !== undefined && hasConditions(buyers.companies)) return { kind: 'find', leads: buyers, isSaid: true }
  if (asksToBeTold(plain)) return { kind: 'unknown', text: plain }
  const search = readSearch(plain, { isJoined: /^(?:(?:please|ok|okay|now),? )?(?:and|plus|also)\b/i.test(part) })
  const stated = search.kind === 'unknown' ? statedAudience(plain) : undefined
  return stated === undefined ? search : { kind: 'named', leads: stated }
}

const agreement =
  /^(?:(?:yes|yep|yeah|sure|ok|okay|no|nope|great|perfect|cool|nice|thanks|thank you)\b[,!. ]+)+(?:(?:and|but|now|then|please)\b[, ]+)*/i

function isTask(text: string): boolean {
  return isDraft(asOrder(text)) || enriches.test(text)
}

/** Who has no address is shown in a table of its own. */
function isLackedAlone(question: AudienceQuestion): boolean {
  const { of, isCount, people, companies, has, isEnriched, names, isOfLast = false, facets } = question
  const [only, ...others] = has
  if (isOfLast || facets !== undefined) return false
  if (isCount || of === 'accounts' || only === undefined || only.is || others.length > 0) return false
  return people === undefined && !hasConditions(companies) && isEnriched === undefined && names.length === 0
}

/** A message is changed before anybody has seen it. */
function withEdit(
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
function isOfSame(
  { changes: before = {} }: Extract<Intent, { kind: 'draft' | 'edit' }>,
  { changes: { step } }: DraftEdit,
): boolean {
  return before.step === step || Object.keys(before).length === 0 || step === undefined
}

/** What somebody says of themselves behind an order: it is what the message says, or stands in it as well. */
function withOwnSentence(last: Extract<Intent, { kind: 'draft' }>, sentence: string): Intent {
  if (last.about === undefined || isKindAlone(last.about)) return { ...last, about: sentence }
  return { ...last, about: `${last.about.replace(/[\s.]+$/, '')}. ${sentence}` }
}

/** Whether a search only says more of the one before it. */
function goesOn({ companies, people, accounts, contacts, scope }: LeadRequest): boolean {
  const { industry, location } = companies
  return (
    scope === 'new' &&
    people === undefined &&
    accounts === undefined &&
    contacts === undefined &&
    (industry === undefined || location === undefined)
  )
}

function joined(leads: LeadRequest, changes: Partial<LeadRequest>): LeadRequest {
  return {
    ...leads,
    ...changes,
    people: changes.people ?? leads.people,
    accounts: changes.accounts ?? leads.accounts,
    contacts: changes.contacts ?? leads.contacts,
    perAccount: changes.perAccount ?? leads.perAccount,
    companies: { ...leads.companies, ...changes.companies },
    scope: leads.scope,
    unknown: [...leads.unknown, ...(changes.unknown ?? [])],
  }
}
