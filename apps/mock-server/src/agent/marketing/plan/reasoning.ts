import { hasChanges } from '../request/draft-changes'
import type { Intent } from '../request/intent'
import { describeSearch } from '../writing/describe-search'
import { counted } from '../writing/counted'
import type { KnownBefore } from './follow-request'
import { resolveSearch } from './resolve-search'

/** How a message was read, and in which order it is done. */
export function reasoningFor(
  intents: readonly Intent[],
  known: KnownBefore,
  now: Pick<KnownBefore, 'accounts' | 'contacts'>,
): string {
  const have = `The audience has ${counted(now.accounts, 'account')} and ${counted(now.contacts, 'contact')}.`
  const thoughts = intents.map((intent) =>
    intent.kind === 'unknown' && intents.length > 1 ? partUnknown : thoughtOf(intent, known),
  )
  return [have, ...new Set(thoughts)].join(' ')
}

const partUnknown = 'A part of it I do not understand, and I say so.'

function thoughtOf(intent: Intent, known: KnownBefore): string {
  switch (intent.kind) {
    case 'find':
    case 'again': {
      const resolved = resolveSearch(intent, known)
      if ('question' in resolved) return 'I do not know enough to search, so I have to ask.'
      const { search } = resolved
      const how =
        search.people === undefined
          ? 'One search for companies will do.'
          : search.scope === 'new'
            ? 'First the companies where such people work, then the people.'
            : 'The companies are there, so I look for the people at them.'
      return `I read this as: ${describeSearch(search)}. ${how}`
    }
    case 'enrich':
      return intent.again || intent.options.length > 0
        ? 'What is asked for is looked up for all rows.'
        : 'Only rows of which nothing was found yet need to be enriched.'
    case 'draft':
      return `Messages come from what the campaign is for and from fields that the contacts have: ${counted(intent.steps, 'step')} ${intent.channel === 'email' ? 'by email' : 'on LinkedIn'}.`
    case 'also':
      return known.memory.draft === undefined
        ? 'Nothing is written yet that it could stand beside.'
        : 'It goes with what I wrote last, which stays as it is.'
    case 'told':
      return 'That is said of the sender, and no request: I keep it for the messages.'
    case 'edit': {
      const { draft, beside } = known.memory
      if (draft === undefined) return 'Nothing is written that could be changed.'
      const what = `${counted(draft.templates.length, 'step')} ${draft.channel === 'email' ? 'by email' : 'on LinkedIn'}`
      const isElsewhere = draft.origin?.startsWith('elsewhere') === true
      const last = isElsewhere
        ? `What the campaign has (${what})`
        : beside === undefined
          ? `What I wrote last (${what})`
          : 'What I wrote'
      return hasChanges(intent)
        ? `${last} is to be changed; nothing is searched for.`
        : `${last} is to be changed, but not in a way that I know.`
    }
    case 'ask':
      return 'I look through the rows that are there; nothing is searched for.'
    case 'narrow':
      return 'I look through the rows that are there; nobody is taken out.'
    case 'save':
      return 'What was written last is to be kept.'
    case 'overview':
      return intent.leads === undefined || intent.isSought === true
        ? 'The overview takes its numbers from the audience as it is.'
        : `It is planned for ${describeSearch(intent.leads)}. Nobody has said that they are to be found, so I offer it.`
    case 'named':
      return 'Somebody is named, and not asked for: so I offer to find them.'
    case 'them':
      return known.memory.offer === undefined
        ? 'I do not see who is meant, so I have to ask.'
        : `That is whom I spoke of last: ${describeSearch(known.memory.offer)}.`
    case 'count':
      return 'That is how many are wanted of those whom I looked for last.'
    case 'summary':
      return 'That is a matter of counting.'
    case 'lacking':
      return 'I look through the contacts for what is missing.'
    case 'tell':
      return 'I look at what the campaign has; nothing is changed for that.'
    case 'show':
      return 'I look at the messages that are there; nothing is written for that.'
    case 'undo':
      return 'What was changed last in the messages is to be taken back.'
    case 'redo':
      return 'What was taken back last is wanted after all.'
    case 'check':
      return 'I look for who has come since the last search.'
    case 'go-on':
      return 'Nothing was left undone that this could be about.'
    case 'repeat':
      return 'Nothing has failed or was left undone that this could be about.'
    case 'yes':
      return known.memory.offer === undefined
        ? 'Nothing was offered that this could be the answer to.'
        : 'That is a yes to what I offered last, if it still is about that.'
    case 'proceed':
      return 'How and when people are reached is no text of a message: nothing is written for that.'
    case 'refuse':
      return 'That is not mine to do; I say where it is done.'
    case 'documents':
      return `The documents of the workspace are looked through for “${intent.about}”.`
    case 'named-documents':
      return 'Documents are named, and no matter: I look at what they say.'
    case 'advise':
      return 'That is asked, and not said to be done.'
    case 'help':
    case 'known':
    case 'sender':
    case 'no':
    case 'thanks':
    case 'hello':
      return 'A plain answer will do.'
    case 'unknown':
      return 'I do not understand what to do, so I say what I can and ask.'
  }
}
