import { keepMemory, type Memory } from '../memory'
import type { AudienceQuestion } from '../request/audience-question'
import type { Intent } from '../request/intent'
import type { LeadRequest } from '../request/lead-request'
import { countedLeads } from '../request/with-them'
import type { MarketingSession } from '../run/marketing-session'
import { formatted } from '../writing/counted'
import { describeSearch } from '../writing/describe-search'
import { summariseAudienceTool } from '../tools/summarise-audience'
import { writeOverview } from '../tools/write-overview'
import { asksOfUsAlone } from './asks-of-us'
import { atNamedAccounts } from './at-named-accounts'
import { audienceAnswer, type AudienceAnswer } from './audience-answer'
import { campaignAnswer } from './campaign-answer'
import { documentsAnswer, guessedAnswer } from './documents-answer'
import { doCheck } from './do-check'
import { doCount } from './do-count'
import { doDraft } from './do-draft'
import { doEnrich } from './do-enrich'
import { doOverviewChange } from './do-overview-change'
import { doRefuse } from './do-refuse'
import { doSearch, type SearchStyle } from './do-search'
import { fillingMeant } from './filling-meant'
import type { KnownBefore } from './follow-request'
import { knownKinds } from './known-kinds'
import { lastChangeAnswer } from './last-change-answer'
import { lengthsAnswer } from './lengths-answer'
import { lackingReply } from './lacking-reply'
import { meantBy } from './meant-by'
import { channelOf } from '../request/read-draft'
import { messagesAnswer } from './messages-answer'
import { namedDocumentsAnswer } from './named-documents-answer'
import { narrowedAnswer } from './narrowed-answer'
import { openQuestion } from './open-question'
import { askedAgain, isOfferFresh } from './open-offer'
import { isUnsaved } from './at-hand'
import { inAllOf } from './in-all-of'
import { promptOf } from './prompt-of'
import { resolveSearch, type ResolvedSearch } from './resolve-search'
import { senderAnswer } from './sender-answer'
import { problemReply, summaryReply } from './replies'
import { spokenOfLine } from './spoken-of-line'
import {
  adviceOn,
  afterNo,
  costOfEnriching,
  canDo,
  hello,
  howToProceed,
  keptInMind,
  lookedForBefore,
  namedNobody,
  nobodyGoes,
  nothingOffered,
  nothingToGoOnWith,
  nothingToRepeat,
  overviewWritten,
  savedAlready,
  thanks,
  unknownReply,
} from './plain-answers'

/** Does one thing, says what came of it, and answers what is to be remembered then. */
export async function doIntent(
  session: MarketingSession,
  intent: Intent,
  known: KnownBefore,
  style: SearchStyle,
): Promise<Memory> {
  const { memory } = known
  const { output } = session
  const say = async (text: string) => {
    await output.say(text)
    return memory
  }
  switch (intent.kind) {
    case 'find':
    case 'again': {
      const there = await session.parts.remember(output.nextId('named accounts'), () =>
        atNamedAccounts(session.context.store, session.campaignId, intent),
      )
      // A run that goes on reads nothing as null.
      if (there) return doSearch(session, there, memory, style)
      const resolved = resolveSearch(intent, known)
      if (!('search' in resolved)) return sayOffer(session, memory, resolved)
      const isNowhere = resolved.search.scope !== 'new' && known.accounts === 0 && style.isAlone
      const open = openQuestion(memory)
      if (isNowhere && open !== undefined)
        return say(`The audience has no accounts yet, so there is nobody to look for there. ${open}`)
      return doSearch(session, resolved.search, memory, style)
    }
    case 'yes': {
      if (memory.offer === undefined) return say(nothingOffered)
      const offer = countedLeads(memory.offer, intent.count)
      return intent.isNamed === true || isOfferFresh(session.run.messages)
        ? doSearch(session, offer, memory, { ...style, inAll: inAllOf(memory) })
        : say(askedAgain(offer))
    }
    case 'count':
      return doCount(session, intent, memory, style)
    case 'them': {
      const { offer, lastSearch, pending, refused } = memory
      const { count } = intent
      // What was asked for with a condition is not wanted without it because of a number.
      if (offer?.leftOut !== undefined && refused === undefined && lastSearch !== undefined && count !== undefined)
        return doCount(session, { count, isOfPeople: true }, memory, style)
      if (offer !== undefined) {
        const counted = countedLeads(offer, count)
        return isOfferFresh(session.run.messages)
          ? doSearch(session, counted, memory, style)
          : sayOffer(session, memory, { question: askedAgain(counted), offer: counted, pending, refused })
      }
      if (lastSearch !== undefined && pending === undefined)
        return count === undefined
          ? say(lookedForBefore(describeSearch(lastSearch)))
          : doCount(session, { count, isOfPeople: true }, memory, style)
      const { idea } = known
      return idea === undefined ? say(namedNobody) : sayOffer(session, memory, offerOf(idea, known, count))
    }
    case 'named':
      return sayOffer(session, memory, offerOf(intent.leads, known))
    case 'go-on':
      return say(nothingToGoOnWith)
    case 'repeat':
      return say(nothingToRepeat)
    case 'enrich':
      return say(await doEnrich(session, intent))
    case 'draft':
    case 'also':
    case 'edit':
    case 'save':
    case 'undo':
    case 'redo':
      return doDraft(session, intent, known, style)
    case 'told': {
      const next = { ...memory, told: [...(memory.told ?? []), intent.text].slice(-mostTold) }
      await output.say(keptInMind(intent.text))
      await session.parts.once(output.nextId('told'), (open) => keepMemory(open, next))
      return next
    }
    case 'overview': {
      const { leads, isSought = false, change } = intent
      if (change !== undefined) return doOverviewChange(session, change, memory)
      const goal = intent.goal ?? (leads === undefined ? undefined : `Reach ${describeSearch(leads)}.`)
      const answer = await session.callTool(writeOverview, goal === undefined ? {} : { goal })
      if ('problem' in answer) return say(problemReply('write the overview', answer.problem))
      if (intent.goal !== undefined) return say(`${overviewWritten} The goal in it: “${intent.goal}”`)
      if (leads === undefined || isSought) return say(overviewWritten)
      const { question, ...offered } = offerOf(leads, known)
      return sayOffer(session, memory, { ...offered, question: `${overviewWritten} ${question}` })
    }
    case 'summary': {
      const answer = await session.callTool(summariseAudienceTool, {})
      if ('problem' in answer) return say(problemReply('count the audience', answer.problem))
      const isEmpty = answer.result.accounts + answer.result.contacts === 0
      const those = spokenOfLine(answer.result, memory.spokenOf, promptOf(session.run))
      return say(`${summaryReply(answer.result)}${isEmpty ? (openHint(memory) ?? '') : those}`)
    }
    case 'lacking': {
      const answer = await session.parts.remember(output.nextId('lacking'), () =>
        lackingReply(session.context.store, session.campaignId, intent.what),
      )
      return sayAnswer(session, memory, answer)
    }
    case 'ask': {
      const { question } = intent
      // Where nobody is there, whoever wants somebody shown wants them found.
      if (question.orSearch !== undefined && known.accounts + known.contacts === 0 && memory.spokenOf === undefined)
        return doIntent(session, { kind: 'find', leads: question.orSearch }, known, style)
      const prompt = promptOf(session.run)
      if (known.accounts + known.contacts === 0 && asksOfUsAlone(prompt)) {
        const guessed = await session.parts.remember(output.nextId('of us'), async () => ({
          text: await guessedAnswer(session.context.store, prompt),
        }))
        if (guessed.text !== undefined) return say(guessed.text)
      }
      const answer = await session.parts.remember(output.nextId('asked'), () =>
        audienceAnswer(session.context.store, session.campaignId, question, memory.spokenOf, {
          open: openHint(memory),
          lastSearch: memory.lastSearch,
        }),
      )
      const searchedBy = searchedByTechnology(question, memory)
      return sayAnswer(session, memory, {
        ...answer,
        text: [answer.text, ...(searchedBy === undefined ? [] : [searchedBy])].join('\n\n'),
      })
    }
    case 'sender':
      return say(
        await session.parts.remember(output.nextId('sender'), () => senderAnswer(session.context.store, memory.told)),
      )
    case 'documents':
      if (intent.isGuess === true) {
        const guessed = await session.parts.remember(output.nextId('guessed'), async () => ({
          text: await guessedAnswer(session.context.store, intent.about),
        }))
        return say(guessed.text ?? unknownReply([intent.about], style))
      }
      return say(
        await session.parts.remember(output.nextId('documents'), () =>
          documentsAnswer(session.context.store, intent.about),
        ),
      )
    case 'named-documents':
      return say(
        await session.parts.remember(output.nextId('named documents'), () =>
          namedDocumentsAnswer(session.context.store, intent),
        ),
      )
    case 'known':
      return say(knownKinds(intent.what))
    case 'show':
      return say(
        await session.parts.remember(output.nextId('shown'), () =>
          intent.isOfLengths === true
            ? lengthsAnswer(session.context.store, session.campaignId, memory, intent)
            : messagesAnswer(session.context.store, session.campaignId, memory, {
                step: intent.step,
                channel: channelOf(promptOf(session.run)),
              }),
        ),
      )
    case 'tell':
      if (intent.about === 'changes') return say(lastChangeAnswer(session.run.messages))
      return say(
        await session.parts.remember(output.nextId('told'), () =>
          campaignAnswer(session.context, session.campaignId, intent.about, memory),
        ),
      )
    case 'check':
      return doCheck(session, known)
    case 'help':
      return say(canDo)
    case 'hello':
      return say(hello)
    case 'thanks':
      return say(thanks)
    case 'advise':
      return say(intent.isOfCost === true ? costOfEnriching : adviceOn[intent.on])
    case 'no': {
      const { draft } = memory
      const isTooLate =
        intent.ofSaving === true && draft !== undefined && !(await isUnsaved(session, 'kept already', draft))
      if (isTooLate) return say(savedAlready)
      if (memory.refused === undefined) return say(afterNo)
      // What is not wanted without its condition is not gone back to.
      const next = { ...memory, refused: undefined, offer: undefined }
      await output.say(afterNo)
      await session.parts.once(output.nextId('declined'), (open) => keepMemory(open, next))
      return next
    }
    case 'proceed':
      return say(howToProceed)
    case 'narrow': {
      const there = await narrowedAnswer(session, intent, known)
      return there === undefined ? doIntent(session, intent.search, known, style) : sayAnswer(session, memory, there)
    }
    case 'refuse': {
      const meant = meantBy(intent, promptOf(session.run), memory)
      if (meant.kind === 'refuse') return doRefuse(session, meant, known)
      if (meant.kind === 'again' && known.accounts + known.contacts > 0) await output.say(nobodyGoes)
      return doIntent(session, meant, known, style)
    }
    case 'unknown': {
      const fill = fillingMeant(intent, memory)
      if (fill === undefined) return say(unknownReply([intent.text, ...(intent.others ?? [])], style))
      return doDraft(
        session,
        { kind: 'edit', shorter: false, changes: { fill }, unable: [], save: false },
        known,
        style,
      )
    }
  }
}

/** Whom an answer speaks of, and what it offers, is kept. */
async function sayAnswer(
  { output, parts }: MarketingSession,
  memory: Memory,
  { text, offer, spokenOf }: AudienceAnswer,
): Promise<Memory> {
  const next = {
    ...memory,
    ...(offer === undefined ? {} : { offer }),
    ...(spokenOf === undefined ? {} : { spokenOf, inVain: undefined }),
  }
  await output.say(text)
  await parts.once(output.nextId('spoken of'), (open) => keepMemory(open, next))
  return next
}

/** Says what ends in a question, and keeps what the answer will be about. */
async function sayOffer(
  { output, parts }: MarketingSession,
  memory: Memory,
  { question, pending, offer, refused }: Extract<ResolvedSearch, { readonly question: string }>,
): Promise<Memory> {
  await output.say(question)
  const next = { ...memory, pending, offer, refused }
  await parts.once(output.nextId('pending'), (open) => keepMemory(open, next))
  return next
}

/** Asks whether somebody who was named is to be found, or what has to be known first. */
function offerOf(
  leads: LeadRequest,
  known: KnownBefore,
  count?: number,
): Extract<ResolvedSearch, { readonly question: string }> {
  const resolved = resolveSearch({ kind: 'find', leads: countedLeads(leads, count) }, known)
  if (!('search' in resolved)) return resolved
  const { search } = resolved
  const most = search.people === undefined ? search.accounts : search.contacts
  const whom = [...(most === undefined ? [] : [formatted(most)]), describeSearch(search)].join(' ')
  return { question: `Shall I find ${whom}?`, offer: search }
}

function openHint(memory: Memory): string | undefined {
  const open = openQuestion(memory)
  return open === undefined ? undefined : ` ${open}`
}

const mostTold = 5

/** Whoever was looked for as a user of something is one, whatever their rows say of it. */
function searchedByTechnology({ companies }: AudienceQuestion, { lastSearch }: Memory): string | undefined {
  const asked = companies.technologies?.toLowerCase()
  const { technologies } = lastSearch?.scope === 'new' ? lastSearch.companies : {}
  return asked === undefined || technologies?.toLowerCase() !== asked
    ? undefined
    : `Whom I looked for last, I looked for at companies that use ${technologies}.`
}
