import { upperFirst } from '../../../../engines/messages/upper-first'
import { type Wish } from './pieces'

/** What stands behind a wish for one message, or is asked there. */
export const joinedWishes: readonly Wish[] = [
  // “Ask whether a phone call next week would suit them”
  [
    /\bask (?:them )?(?:whether|if) (?<what>(?!(?:on |at )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next|they\b|it\b|that\b))[^.,!?;:"“”]{4,60}?) would (?<how>suit|work for|be convenient for|help|interest|be of interest to|be possible for) them(?=[.!?]*$|[.!?]\s|,? and )/giu,
    (said) => `ask "Would ${said['what'] ?? ''} ${said['how'] ?? ''} you?"`,
  ],
  // What is ordered behind one message is of all of them.
  [
    /(?<one>\bIn step \d [^.!?“”"]{0,30}["“„][^"“”]+["”]),? and (?:please |also |then )*(?<next>change|replace|sign|make|save|shorten|correct|update|start|add|ask|let|remove|in step)(?=\s)/gu,
    (said) => `${said['one'] ?? ''}. ${upperFirst(said['next'] ?? '')}`,
  ],
]
