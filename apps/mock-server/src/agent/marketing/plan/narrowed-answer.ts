import type { Intent } from '../request/intent'
import type { MarketingSession } from '../run/marketing-session'
import { describeSearch } from '../writing/describe-search'
import { audienceAnswer, type AudienceAnswer } from './audience-answer'
import type { KnownBefore } from './follow-request'
import { refusedBecause } from './plain-answers'
import { resolveSearch } from './resolve-search'

/** Where nobody was found, or it is still open whom to look for, a narrower search is what is meant. */
export function asNarrowed(intent: Intent, { accounts, contacts, memory }: KnownBefore): Intent {
  if (intent.kind !== 'narrow') return intent
  const { pending, refused, found } = memory
  const isToBeSearched = accounts + contacts === 0 || found === 0 || (pending ?? refused) !== undefined
  return isToBeSearched ? intent.search : intent
}

/**
 * Who of those that are there is where they are wanted, and whether others are to be looked for there; nothing where
 * nobody is and they are to be looked for then.
 */
export async function narrowedAnswer(
  session: MarketingSession,
  { of, search, orSearches = false }: Extract<Intent, { kind: 'narrow' }>,
  known: KnownBefore,
): Promise<AudienceAnswer | undefined> {
  const { parts, output, context, campaignId } = session
  const answer = await parts.remember(output.nextId('narrowed'), () =>
    audienceAnswer(context.store, campaignId, of, known.memory.spokenOf),
  )
  if (orSearches && !isSomebodyThere.test(answer.text)) return undefined
  const resolved = resolveSearch(search, known)
  const [offer, question] =
    'search' in resolved
      ? [resolved.search, `Shall I look for ${describeSearch(resolved.search)}?`]
      : [resolved.offer, resolved.question]
  return { ...answer, text: `${refusedBecause.remove} ${answer.text}\n\n${question}`, offer }
}

const isSomebodyThere = /\*\*[\d,]+ of [\d,]+ /
