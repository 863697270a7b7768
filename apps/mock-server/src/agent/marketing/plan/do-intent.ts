import { keepMemory, type Memory } from '../memory'
import type { Intent } from '../request/intent'
import type { MarketingSession } from '../run/marketing-session'
import { checkForLeads } from '../tools/check-for-leads'
import { draftContent, saveContent } from '../tools/draft-content'
import { enrichAccounts, enrichContacts } from '../tools/enrich-rows-tool'
import { summariseAudienceTool } from '../tools/summarise-audience'
import { writeOverview } from '../tools/write-overview'
import { doSearch, type SearchStyle } from './do-search'
import type { KnownBefore } from './follow-request'
import { lackingReply } from './lacking-reply'
import { resolveSearch } from './resolve-search'
import { draftReply, enrichReply, problemReply, summaryReply } from './replies'
import {
  afterNo,
  canDo,
  hello,
  noDraft,
  nothingOffered,
  nothingToGoOnWith,
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
      if ('search' in resolved) return doSearch(session, resolved.search, memory, style)
      await output.say(resolved.question)
      const pending = { ...memory, pending: resolved.pending }
      await session.parts.once(output.nextId('pending'), (open) => keepMemory(open, pending))
      return pending
    }
    case 'yes':
      return memory.offer === undefined ? say(nothingOffered) : doSearch(session, memory.offer, memory, style)
    case 'go-on':
      return say(nothingToGoOnWith)
    case 'enrich': {
      const replies: string[] = []
      const args = {
        ...(intent.options.length > 0 ? { options: [...intent.options] } : {}),
        // What is named is looked up also where other things were.
        ...(intent.again || intent.options.length > 0 ? { again: true } : {}),
      }
      if (intent.what !== 'accounts') replies.push(enrichReply('contact', await session.callTool(enrichContacts, args)))
      if (intent.what !== 'contacts') replies.push(enrichReply('account', await session.callTool(enrichAccounts, args)))
      return say(replies.join(' '))
    }
    case 'draft': {
      const { channel, steps, askedSteps, about, save, shorter } = intent
      const again = shorter && about === undefined ? memory.draft : undefined
      if (about === undefined && again === undefined && !known.hasTopic) {
        await output.say(whatAbout)
        const asking = { ...memory, askedAbout: { channel, steps, askedSteps, save } }
        await session.parts.once(output.nextId('asking'), (open) => keepMemory(open, asking))
        return asking
      }
      const answer = await session.callTool(draftContent, {
        channel: again?.channel ?? channel,
        steps: again?.templates.length ?? steps,
        about: about ?? again?.about,
        ...(shorter ? { shorter } : {}),
        ...(save ? { save } : {}),
      })
      if ('problem' in answer) return say(problemReply('write the messages', answer.problem))
      await output.say(draftReply(answer.result, askedSteps))
      const { channel: written, about: topic, subjectLine, templates } = answer.result
      return { ...memory, draft: { channel: written, about: topic, subjectLine, templates }, askedAbout: undefined }
    }
    case 'save': {
      if (memory.draft === undefined) return say(noDraft)
      const answer = await session.callTool(saveContent, {})
      return say(
        'problem' in answer
          ? problemReply('save the messages', answer.problem)
          : `Saved: the ${answer.result.channel === 'email' ? 'emails' : 'LinkedIn messages'} are now the messages of this campaign.`,
      )
    }
    case 'overview': {
      const answer = await session.callTool(writeOverview, {})
      return say(
        'problem' in answer
          ? problemReply('write the overview', answer.problem)
          : 'The overview is written. You can read it in the Overview tab, and download it there. Its numbers follow the audience as I find more.',
      )
    }
    case 'summary': {
      const answer = await session.callTool(summariseAudienceTool, {})
      return say('problem' in answer ? problemReply('count the audience', answer.problem) : summaryReply(answer.result))
    }
    case 'lacking':
      return say(
        await session.parts.remember(output.nextId('lacking'), () =>
          lackingReply(session.context.store, session.campaignId, intent.what),
        ),
      )
    case 'check': {
      const answer = await session.callTool(checkForLeads, {})
      if ('problem' in answer) return say(problemReply('check for new leads', answer.problem))
      const { added } = answer.result
      return say(
        added === 0
          ? 'I checked: nobody new has come since the last look.'
          : `I checked, and added **${added}** new ${added === 1 ? 'row' : 'rows'} to the audience.`,
      )
    }
    case 'help':
      return say(canDo)
    case 'hello':
      return say(hello)
    case 'thanks':
      return say(thanks)
    case 'no':
      return say(afterNo)
    case 'refuse':
      return say(refusedBecause[intent.what])
    case 'unknown':
      return say(unknownReply(intent.text))
  }
}
