import { columnsAsked } from './columns-asked'
import { agreedCount } from './agreement'
import { ownSentence } from '../../../engines/messages/goal/own-sentences'
import { asChange } from './as-change'
import type { AudienceQuestion } from './audience-question'
import { asksAroundSending, asksToStop } from './asks-around-sending'
import { asksOfSending } from './asks-of-sending'
import { asksForMessage } from './asks-for-message'
import { asksForLengths } from './asks-for-lengths'
import { asksForTotals } from './asks-for-totals'
import { bothInFront } from './both-in-front'
import { campaignGoal } from './campaign-goal'
import { correctionIn, isCorrection } from './corrected'
import { documentNamed, usingDocuments } from './document-named'
import type { Intent } from './intent'
import { keptName } from './kept-name'
import { asThere } from './found-before'
import { isForeign } from './is-foreign'
import { hasConditions } from './lead-request'
import { plannedAudience, statedAudience, wantedAudience } from './named-audience'
import {
  asksAgain,
  bringsBack,
  asksKnown,
  asksLanguage,
  asksWhetherReal,
  asksSender,
  changesSchedule,
  knownKindOf,
  lackedKind,
  lacking,
  renamesCampaign,
  plainTasks,
  refusals,
  savesAll,
  short,
  showsAll,
  showsMessages,
  takesBack,
  wantsLanguage,
} from './plain-requests'
import { withoutPraiseBefore } from './praise'
import { readAtDraft } from './read-at-draft'
import { asksToBeTold, readAudienceQuestion, readListing } from './read-audience-question'
import { readCampaignQuestion } from './read-campaign-question'
import { asOrder, channelOf, draftOf, isDraft, sendsNew } from './read-draft'
import { readContactData } from './read-contact-data'
import { readDocumentsQuestion } from './read-documents-question'
import { readCountWish } from './read-count-wish'
import { readDraftEdit } from './read-draft-edit'
import { readNewestQuestion } from './read-newest-question'
import { enriches, enrichmentOf, getsEnriched } from './read-enriching'
import { readLeads } from './read-leads'
import { reachedPeople } from './read-proceeding'
import { placeInstead, placesSwapped } from './places-swapped'
import { readOverviewChange } from './read-overview-change'
import { readPlaceTakenOut } from './read-place-taken-out'
import { readRelativeSize } from './read-relative-size'
import { readRemoval } from './read-removal'
import { readRowDetails } from './read-row-details'
import { ofTradeAlone, readSearch } from './read-search'
import { countBehind } from './search-going-on'
import { readThem } from './read-them'
import { savesPart, withoutUnwanted } from './saves-part'
import { readUnwanted, type Unwanted } from './unwanted'

export interface AtHand {
  /** Messages were written that a request can be about. */
  readonly hasDraft?: boolean
}

/** What one part of a message asks for. */
export function readPart(part: string, { hasDraft = false }: AtHand = {}): Intent {
  const asked = withoutPraiseBefore(part)
    .replace(/^(?:hey|hi|hello)(?: there| again)?[,!]?\s+(?=\p{L}+\s+\p{L})/iu, '')
    .replace(
      /^(?:(?:please|pls|ok|okay|now|and|then|next|can you|could you|would you|will you|i want you to|i(?:'d| would) like you to|let's|let us)[,\s]+)+/i,
      '',
    )
    .replace(/^help (?:me|us)(?: to)?\s+(?=(?:invite|write|draft|compose|create|announce|thank|tell)\s)/i, '')
    .replace(/^(?:please|also)\s+(?=\w+ )/i, (lead) => (/also/i.test(lead) ? lead : ''))
  const text = bothInFront(asThere(hasDraft ? asChange(asked) : placesSwapped(asked)))
  const plain = text.replace(/[.!?]+$/, '').trim()
  const [, spared] = sparing.exec(plain) ?? []
  if (spared !== undefined) return enrichmentOf(`enrich everyone except ${spared}`)
  const unwanted = readUnwanted(plain)
  if (unwanted !== undefined) return withoutUnwantedDeed(unwanted, { hasDraft })
  if (bringsBack.test(plain)) return { kind: 'redo' }
  if (asksAgain.test(plain)) return { kind: 'repeat' }
  if (takesBack.test(plain)) return { kind: 'undo' }
  if (asksSender.test(plain)) return { kind: 'sender' }
  if (asksWhetherReal.test(plain)) return { kind: 'advise', on: 'data' }
  const ofSending = asksOfSending(plain)
  if (ofSending !== undefined) return { kind: 'advise', on: ofSending }
  const around = asksAroundSending(plain)
  if (around !== undefined) return { kind: 'advise', on: around }
  if (asksToStop(plain)) return { kind: 'refuse', what: 'stop' }
  if (asksLanguage.test(plain) || (!hasDraft && wantsLanguage.test(plain))) return { kind: 'advise', on: 'language' }
  const named = documentNamed(plain)
  if (named !== undefined) return { kind: 'named-documents', ...named }
  const looked = readDocumentsQuestion(plain)
  if (looked !== undefined) return { kind: 'documents', about: looked }
  const known = asksKnown.exec(plain)?.[1]
  if (known !== undefined) return { kind: 'known', what: knownKindOf(known) }
  const step = asksForMessage(plain)
  if (step !== undefined) return { kind: 'show', step }
  if (showsMessages.test(plain) || (hasDraft && showsAll.test(plain))) return { kind: 'show' }
  if (asksForLengths(plain, { hasDraft }))
    return { kind: 'show', isOfLengths: true, inCharacters: /\bcharacters\b/i.test(plain) }
  if (savesAll.test(plain)) return { kind: 'save', isAll: true }
  const change = readOverviewChange(plain)
  if (change !== undefined) return { kind: 'overview', change }
  if (renamesCampaign.test(plain)) return { kind: 'refuse', what: 'rename' }
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
  const agreed = agreedCount(plain)
  if (agreed !== undefined) return { kind: 'yes', count: agreed }
  const count = readCountWish(plain)
  if (count !== undefined) return { kind: 'count', ...count }
  const corrected = readCorrection(plain, hasDraft)
  if (corrected !== undefined) return corrected
  const about = readCampaignQuestion(plain)
  if (about !== undefined) return { kind: 'tell', about }
  if (changesSchedule.test(plain)) return { kind: 'refuse', what: 'schedule' }
  const sized = readRelativeSize(plain)
  if (sized !== undefined) return sized
  const placeOut = readPlaceTakenOut(plain)
  if (placeOut !== undefined) return { kind: 'refuse', what: 'remove', ofSearch: placeOut }
  const removal = readRemoval(plain)
  if (removal !== undefined) return removal
  if (asksFound.test(plain)) return { kind: 'ask', question: foundLast }
  const { rest: shownOf, ...columns } = columnsAsked(text) ?? {}
  const seen = shownOf === undefined ? undefined : (readAudienceQuestion(shownOf) ?? readListing(shownOf))
  if (seen !== undefined) return { kind: 'ask', question: { ...seen, ...columns } }
  const question =
    readRowDetails(text) ?? readContactData(text) ?? readNewestQuestion(text) ?? readAudienceQuestion(text)
  if (question !== undefined && !isLackedAlone(question)) return { kind: 'ask', question }
  for (const [pattern, kind] of short) if (pattern.test(plain)) return { kind }
  if (asksForTotals(plain)) return { kind: 'summary' }
  const lacked = lacking.exec(plain)?.[1]
  if (lacked !== undefined) return { kind: 'lacking', what: lackedKind(lacked) }
  if (savesPart(plain)) return { kind: 'refuse', what: 'save-part' }
  const refused = sendsNew(plain) ? undefined : refusals.find(([pattern]) => pattern.test(plain))
  if (refused !== undefined) return { kind: 'refuse', what: refused[1] }
  const wanted = wantedAudience(plain)
  if (wanted !== undefined) return { kind: 'find', leads: wanted }
  const goal = campaignGoal(plain)
  for (const [pattern, kind] of plainTasks) {
    if (!pattern.test(plain) && !(goal !== undefined && kind === 'overview')) continue
    const name = kind === 'save' ? keptName(plain) : undefined
    if (name !== undefined) return { kind: 'save', unable: [name] }
    if (kind === 'overview') return { kind, leads: goal === undefined ? plannedAudience(plain) : undefined, goal }
    const channel = kind === 'save' ? channelOf(withoutUnwanted(plain)) : undefined
    return channel === undefined ? { kind } : { kind: 'save', channel }
  }
  const listing = readListing(text)
  if (listing !== undefined) return { kind: 'ask', question: listing }
  const reached = reachedPeople(plain)
  const sought = reached === undefined ? undefined : readLeads(reached)
  // Nothing is said that could be written to them; they can be found.
  if (sought?.people !== undefined && (hasConditions(sought.companies) || sought.isThese === true))
    return { kind: 'find', leads: sought }
  const ordered = asOrder(plain).replace(ofSame, '$1').replace(usingDocuments, '')
  if (!hasDraft && ofSubject.test(ordered))
    return { kind: 'edit', shorter: false, changes: {}, unable: [plain], save: false }
  if (followsNothing.test(ordered)) return { kind: 'also' }
  if (isDraft(ordered)) return draftOf(ordered)
  if (enriches.test(plain)) return enrichmentOf(plain)
  const [idea, where] = wantsIdea.exec(plain) ?? []
  const there = where === undefined ? undefined : readLeads(`companies in ${where}`).companies.location
  if (idea !== undefined && (where === undefined || there !== undefined))
    return { kind: 'named', leads: { companies: { location: there }, scope: 'new', unknown: [], isIdeal: true } }
  const them = readThem(plain)
  if (them !== undefined) return { kind: 'them', ...them }
  const planned = plannedAudience(plain)
  if (planned !== undefined) return { kind: 'overview', leads: planned }
  const [, sold = '', joint = '', whom] =
    /^((?:we|i|our company) (?:sell|offer|provide|make|supply)\b.*?)\s(to|for)\s+(.+)$/i.exec(plain) ?? []
  const offer = joint === 'for' ? plain : sold
  const buyers = whom === undefined ? undefined : readLeads(whom)
  if (buyers !== undefined && hasConditions(buyers.companies))
    return { kind: 'find', leads: buyers, isSaid: true, offer: ownSentence(offer) }
  if (asksToBeTold(plain)) return { kind: 'unknown', text: plain }
  const counted = countBehind(plain)
  const leads = counted === undefined ? undefined : readPart(counted.rest, { hasDraft })
  if (counted !== undefined && leads?.kind === 'find')
    return { ...leads, leads: { ...leads.leads, contacts: counted.count } }
  if (counted !== undefined && leads?.kind === 'again')
    return { ...leads, changes: { ...leads.changes, contacts: counted.count } }
  const search = readSearch(plain, { isJoined: /^(?:(?:please|ok|okay|now),? )?(?:and|plus|also)\b/i.test(part) })
  const stated = search.kind === 'unknown' ? statedAudience(plain) : undefined
  if (search.kind === 'unknown' && stated === undefined && isForeign(plain)) return { kind: 'advise', on: 'language' }
  return stated === undefined ? search : { kind: 'named', leads: stated }
}

/** What is said beside what is not wanted is done, if it is something to do. */
function withoutUnwantedDeed({ ofSaving, behind }: Unwanted, atHand: AtHand): Intent {
  const intent = behind === undefined ? undefined : readPart(behind, atHand)
  if (intent !== undefined && intent.kind !== 'unknown' && intent.kind !== 'no') return intent
  return { kind: 'no', ...(ofSaving ? { ofSaving } : {}) }
}

function readCorrection(plain: string, hasDraft: boolean): Intent | undefined {
  const counted = countBehind(plain)
  const otherPlace = placeInstead(plain)
  if (otherPlace !== undefined) return otherPlace
  const meant = correctionIn(counted?.rest ?? plain)
  if (meant === undefined) return undefined
  const intent = readPart(meant, { hasDraft })
  const contacts = counted === undefined ? {} : { contacts: counted.count }
  // “I meant accounting firms, not law firms”: there, and else as before.
  if (intent.kind === 'find' && intent.isBare === true && ofTradeAlone(intent.leads)) {
    const { companies } = intent.leads
    return { kind: 'again', changes: { companies, unknown: [], ...contacts }, text: meant, isInstead: true }
  }
  // Whoever corrects a search wants it made.
  if (intent.kind === 'find') return { ...intent, leads: { ...intent.leads, ...contacts }, isInstead: true }
  if (intent.kind === 'again') return { ...intent, changes: { ...intent.changes, ...contacts }, isInstead: true }
  if (isCorrection(intent)) return counted === undefined ? intent : readPart(correctionIn(plain) ?? plain, { hasDraft })
  return undefined
}

/** “Two emails about pallets and a LinkedIn note about the same” */
const ofSame =
  /(\babout\b.{2,200}?\s(?:and|plus)\s.{2,80}?)\s+(?:about|on) the same(?: (?:thing|topic|matter|subject|offer))?$/i

/** “Make the subject Fresh linen”, where nothing has one */
const ofSubject = /^(?:make|change|set|use|give|rewrite|shorten) (?:the|its|my) subject\b/i

/** “Write a follow-up email”, and not of what */
const followsNothing =
  /^(?:write|draft|create|make|compose|prepare)\s+(?:(?:me|us|them)\s+)?(?:an?|one|the)\s+(?:(?:short|friendly|polite|quick|gentle)\s+)*follow-?up(?:\s+(?:e-?mail|message|mail))?(?:\s+(?:to|for)\s+(?:them|him|her|everyone|everybody|all))?$/i

/** “Don't enrich the ones in Bologna, but all others” */
const sparing =
  /^(?:(?:please|but|and)\s+)*(?:do not|don['’]?t) enrich (.{2,60}?),?\s+(?:but|just|only)\s+(?:do\s+|enrich\s+)?(?:all\s+)?(?:the\s+)?(?:others?|rest|everyone else|everybody else)$/i

/** “Who did you find?” */
const asksFound =
  /^(?:(?:and|so|ok(?:ay)?|now)[, ]+)*(?:who(?:m)?|what|which (?:people|companies|contacts|accounts|ones)) (?:did you (?:just )?(?:find|add)|have you (?:just )?(?:found|added))(?: (?:so far|last|now|then|for me|for us))*$/i
const foundLast: AudienceQuestion = { isCount: false, companies: {}, has: [], names: [], isOfLast: true }

const agreement =
  /^(?:(?:yes|yep|yeah|sure|ok|okay|no|nope|great|perfect|cool|nice|thanks|thank you)\b[,!. ]+)+(?:(?:and|but|now|then|please)\b[, ]+)*/i

/** “Who should I target?” */
const wantsIdea =
  /^(?:(?:so|and|ok|then|but)[, ]+)*(?:whom?|which (?:companies|people|customers|contacts)) (?:should|could|can|do) (?:i|we) (?:target|reach(?: out to)?|contact|write to|go after|sell to|talk to|speak (?:to|with)|approach|look for|address)(?: (?:now|first|then|best|with (?:this|that|it)))*(?: in ((?:the )?\p{Lu}[\p{L} -]{2,40}))?$/iu

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
