import { isKept } from '../kept-messages'
import { keepMemory, type Draft, type Memory } from '../memory'
import { hasChanges } from '../request/draft-changes'
import type { Intent } from '../request/intent'
import type { LeadRequest } from '../request/lead-request'
import { draftSaid } from '../request/read-request'
import { countedLeads } from '../request/with-them'
import type { MarketingSession } from '../run/marketing-session'
import { formatted } from '../writing/counted'
import { describeSearch } from '../writing/describe-search'
import { checkForLeads } from '../tools/check-for-leads'
import { draftContent, saveContent, type Drafted } from '../tools/draft-content'
import { enrichAccounts, enrichContacts } from '../tools/enrich-rows-tool'
import { summariseAudienceTool } from '../tools/summarise-audience'
import { undoDraftChange } from '../tools/undo-draft-change'
import { writeOverview } from '../tools/write-overview'
import { audienceAnswer } from './audience-answer'
import { campaignAnswer } from './campaign-answer'
import { doSearch, type SearchStyle } from './do-search'
import type { KnownBefore } from './follow-request'
import { forEverybody } from './for-everybody'
import { lackingReply } from './lacking-reply'
import { changesDrafts, lastToolOf } from './last-tool'
import { messagesAnswer } from './messages-answer'
import { openQuestion } from './open-question'
import { promptOf } from './prompt-of'
import { resolveSearch, type ResolvedSearch } from './resolve-search'
import { draftReply, editReply, enrichReply, problemReply, savedReply, summaryReply, undoneReply } from './replies'
import {
  afterNo,
  canDo,
  cannotChange,
  hello,
  howToProceed,
  lookedForBefore,
  namedNobody,
  noDraft,
  noDraftToChange,
  nothingOffered,
  nothingToGoOnWith,
  nothingToRepeat,
  nothingToUndo,
  overviewWritten,
  refusedBecause,
  thanks,
  unknownReply,
  whatAbout,
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
      const resolved = resolveSearch(intent, known)
      if (!('search' in resolved)) return sayOffer(session, memory, resolved)
      const isNowhere = resolved.search.scope !== 'new' && known.accounts === 0 && style.isAlone
      const open = openQuestion(memory)
      if (isNowhere && open !== undefined)
        return say(`The audience has no accounts yet, so there is nobody to look for there. ${open}`)
      return doSearch(session, resolved.search, memory, style)
    }
    case 'yes':
      return memory.offer === undefined ? say(nothingOffered) : doSearch(session, memory.offer, memory, style)
    case 'them': {
      const { offer, lastSearch, pending } = memory
      if (offer !== undefined) return doSearch(session, countedLeads(offer, intent.count), memory, style)
      if (lastSearch !== undefined && pending === undefined) return say(lookedForBefore(describeSearch(lastSearch)))
      const { idea } = known
      return idea === undefined ? say(namedNobody) : sayOffer(session, memory, offerOf(idea, known, intent.count))
    }
    case 'named':
      return sayOffer(session, memory, offerOf(intent.leads, known))
    case 'go-on':
      return say(nothingToGoOnWith)
    case 'repeat':
      return say(nothingToRepeat)
    case 'enrich': {
      const replies: string[] = []
      const args = {
        ...(intent.options.length > 0 ? { options: [...intent.options] } : {}),
        // What is named is looked up also where other things were.
        ...(intent.again || intent.options.length > 0 ? { again: true } : {}),
      }
      if (intent.what !== 'accounts')
        replies.push(enrichReply('contact', await session.callTool(enrichContacts, args), intent))
      if (intent.what !== 'contacts') replies.push(enrichReply('account', await session.callTool(enrichAccounts, args)))
      return say(replies.join(' '))
    }
    case 'draft': {
      const { channel, steps, askedSteps, about, addressee, save, shorter, ask, changes, planned, isParting, unable } =
        intent
      if (about === undefined && !known.hasTopic) {
        await output.say(whatAbout)
        const asking = {
          ...memory,
          askedAbout: { channel, steps, askedSteps, save, ask, changes, planned, isParting, unable },
        }
        await session.parts.once(output.nextId('asking'), (open) => keepMemory(open, asking))
        return asking
      }
      const answer = await session.callTool(draftContent, {
        channel,
        steps,
        about,
        ...(ask === undefined ? {} : { ask }),
        ...(changes === undefined ? {} : { changes }),
        ...(planned === undefined ? {} : { planned: [...planned] }),
        ...(isParting === true ? { parting: true } : {}),
        ...(shorter ? { shorter } : {}),
        ...(save ? { save } : {}),
      })
      if ('problem' in answer) return say(problemReply('write the messages', answer.problem))
      const forWhom =
        addressee === undefined
          ? undefined
          : await session.parts.remember(output.nextId('named'), () =>
              forEverybody(session.context.store, session.campaignId, addressee),
            )
      const { draft: before } = memory
      const isInstead =
        before !== undefined &&
        !(await session.parts.remember(output.nextId('kept before'), async () =>
          isKept(session.context.store, session.campaignId, before),
        ))
      await output.say(draftReply(answer.result, { askedSteps, unable, forWhom, isInstead }))
      return { ...memory, draft: draftOf(answer.result), askedAbout: undefined }
    }
    case 'edit': {
      const { anew = false, shorter, changes, unable, save } = intent
      const { draft } = memory
      if (draft === undefined) {
        const said = draftSaid(promptOf(session.run.messages))
        if (changes.drop !== undefined) return say(refusedBecause.remove)
        return said === undefined ? say(noDraftToChange) : doIntent(session, said, known, style)
      }
      if (!hasChanges(intent)) return say(cannotChange(unable))
      const answer = await session.callTool(draftContent, {
        channel: draft.channel,
        steps: draft.templates.length,
        of_last: true,
        changes,
        ...(anew ? { anew } : {}),
        ...(shorter ? { shorter } : {}),
        ...(save ? { save } : {}),
      })
      if ('problem' in answer) return say(problemReply('change the messages', answer.problem))
      await output.say(editReply(answer.result, unable))
      return { ...memory, draft: draftOf(answer.result) }
    }
    case 'save': {
      if (memory.draft === undefined) return say(noDraft)
      const answer = await session.callTool(saveContent, intent.isSure === true ? { replace: true } : {})
      return say(
        'problem' in answer
          ? problemReply('save the messages', answer.problem)
          : savedReply(answer.result, intent.unable),
      )
    }
    case 'overview': {
      const { leads, isSought = false } = intent
      const goal = leads === undefined ? {} : { goal: `Reach ${describeSearch(leads)}.` }
      const answer = await session.callTool(writeOverview, goal)
      if ('problem' in answer) return say(problemReply('write the overview', answer.problem))
      if (leads === undefined || isSought) return say(overviewWritten)
      const { question, ...offered } = offerOf(leads, known)
      return sayOffer(session, memory, { ...offered, question: `${overviewWritten} ${question}` })
    }
    case 'summary': {
      const answer = await session.callTool(summariseAudienceTool, {})
      if ('problem' in answer) return say(problemReply('count the audience', answer.problem))
      const isEmpty = answer.result.accounts + answer.result.contacts === 0
      return say(`${summaryReply(answer.result)}${isEmpty ? (openHint(memory) ?? '') : ''}`)
    }
    case 'lacking':
      return say(
        await session.parts.remember(output.nextId('lacking'), () =>
          lackingReply(session.context.store, session.campaignId, intent.what),
        ),
      )
    case 'ask': {
      const { question } = intent
      // Where nobody is there, whoever wants somebody shown wants them found.
      if (question.orSearch !== undefined && known.accounts + known.contacts === 0 && memory.spokenOf === undefined)
        return doIntent(session, { kind: 'find', leads: question.orSearch }, known, style)
      const answer = await session.parts.remember(output.nextId('asked'), () =>
        audienceAnswer(session.context.store, session.campaignId, question, memory.spokenOf, openHint(memory)),
      )
      const next = {
        ...memory,
        ...(answer.offer === undefined ? {} : { offer: answer.offer }),
        ...(answer.spokenOf === undefined ? {} : { spokenOf: answer.spokenOf }),
      }
      await output.say(answer.text)
      await session.parts.once(output.nextId('spoken of'), (open) => keepMemory(open, next))
      return next
    }
    case 'show':
      return say(
        await session.parts.remember(output.nextId('shown'), () =>
          messagesAnswer(session.context.store, session.campaignId, memory.draft),
        ),
      )
    case 'tell':
      return say(
        await session.parts.remember(output.nextId('told'), () =>
          campaignAnswer(session.context.store, session.campaignId, intent.about, memory.draft),
        ),
      )
    case 'undo': {
      if (memory.draft === undefined || !changesDrafts(lastToolOf(session.run.messages))) return say(nothingToUndo)
      const answer = await session.callTool(undoDraftChange, {})
      if ('problem' in answer) return say(problemReply('take that back', answer.problem))
      await output.say(undoneReply(answer.result))
      return { ...memory, draft: draftOf(answer.result) }
    }
    case 'check': {
      const answer = await session.callTool(checkForLeads, {})
      if ('problem' in answer) return say(problemReply('check for new leads', answer.problem))
      const { added } = answer.result
      return say(
        added === 0
          ? 'I checked: nobody new has come since the last look.'
          : `I checked, and added **${added}** new ${added === 1 ? 'contact' : 'contacts'} to the audience.`,
      )
    }
    case 'help':
      return say(canDo)
    case 'hello':
      return say(hello)
    case 'thanks':
      return say(thanks)
    case 'no': {
      if (memory.refused === undefined) return say(afterNo)
      // What is not wanted without its condition is not gone back to.
      const next = { ...memory, refused: undefined, offer: undefined }
      await output.say(afterNo)
      await session.parts.once(output.nextId('declined'), (open) => keepMemory(open, next))
      return next
    }
    case 'proceed':
      return say(howToProceed)
    case 'refuse': {
      const { of, what } = intent
      if (of === undefined) return say(refusedBecause[what])
      const rows = await session.parts.remember(output.nextId('meant'), () =>
        audienceAnswer(session.context.store, session.campaignId, of, memory.spokenOf),
      )
      const [count = ''] = /^(?:\*\*[\d,]+ of |None of ).+$/m.exec(rows.text) ?? []
      return say([refusedBecause[what], count].filter((line) => line !== '').join(' '))
    }
    case 'unknown':
      return say(unknownReply([intent.text, ...(intent.others ?? [])], style))
  }
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

function draftOf({ channel, about, subjectLine, templates, own, from, origin }: Drafted): Draft {
  return { channel, about, subjectLine, templates, own, from, origin }
}
