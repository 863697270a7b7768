import type { Rewording } from './other-words'
import { namesWhom } from './names-whom'
import { nearbyIn } from './nearby-in'

const soMany = '(?:(?:about|around|roughly|maybe|say|just|only)\\s+)?'

/** Searches that stand behind something else that is said: who somebody is, what they sell, whom they ask for advice. */
export const otherWordsOfSearches: readonly Rewording[] = [
  // “Who should I talk to? Start with about 8 fleet managers at transport companies in Poland”
  [
    new RegExp(
      `(^|[.!?]\\s+)(?:whom? (?:should|could|can|shall|do|would) (?:i|we) (?:talk to|speak (?:to|with)|write to|sell to|reach(?: out to)?|contact|target|approach|address|start with)(?: first)?\\?\\s+)?(?:(?:please|let['’]?s|we (?:can|could|should)|you (?:can|could))\\s+)?(?:start|begin) (?:off )?with\\s+${soMany}([^.!?;:"“”]{6,160}?)(?:,\\s+(?:and\\s+)?then we(?:['’]ll| will| can)? [^.!?;:]{3,40})?(?=[.!?]|$)`,
      'giu',
    ),
    (all, before = '', whom = '') => (namesWhom(whom) ? `${before}Find ${whom}` : all),
  ],
  // “I'm a recruiter looking for senior backend engineers at fintech startups in Berlin”
  [
    new RegExp(
      `^((?:(?:hi|hello|hey)(?: there| all)?[,.!\\s]+)?(?:i['’]m|i am|we['’]re|we are|(?:i|we) (?:run|own|lead|manage|have))\\s+(?:an?|the|one of the)\\s[^.!?;:]{3,90}?),?\\s+(?:(?:and|who)\\s+)?(?:(?:i['’]m|i am|we['’]re|we are|i|we|am|are|is)\\s+)?(?:currently\\s+|now\\s+|always\\s+)?(?:looking for|searching for|hunting for|seeking|on the lookout for|in search of|trying to find|look for|search for|need)\\s+(?=\\S)([^.!?;:]{6,200})`,
      'iu',
    ),
    (all, who = '', said = '') => {
      const whom = nearbyIn(said, who)
      return namesWhom(whom, { isRough: true }) ? `${who}. Find ${whom}` : all
    },
  ],
  // “Actually include Belgium too”
  [
    /^(?:(?:[Aa]ctually|[Pp]lease|[Oo]k(?:ay)?|[Aa]nd|[Yy]es|[Nn]ow|[Aa]lso|[Oo]h|[Ww]ait|[Ss]orry|[Hh]mm?)[,.\s]+)+(?:let['’]s\s+)?(?:take|add|include|use)\s+((?:the\s+)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)\s+(?:too|as well|also)[.!]*$/u,
    'also in $1',
  ],
]
