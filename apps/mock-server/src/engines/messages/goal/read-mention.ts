import { readAsk } from './asks'
import type { ClauseRule } from './clause-rule'
import { matterOf, offered } from './read-offering'

/** “… about cold chains”, “feedback on our pricing”, “a demo of our tool”, “… offering a free audit” */
export const readMention: ClauseRule = (text) => {
  const found =
    /\b(?:about|regarding|concerning|on the (?:topic|subject) of|to discuss|interested in|curious about)\s+(?!\d+\s+\p{L}+s\b)(.+)$/iu.exec(
      text,
    )?.[1]
  if (found !== undefined) return { ...matterOf(found), ask: readAsk(text.slice(0, text.length - found.length)) }
  const opinion = /\b(?:feedback|opinions?|views?|input|thoughts) (?:on|of)\s+(.+)$/i.exec(text)?.[1]
  if (opinion !== undefined) return { ...matterOf(opinion), ask: 'feedback' }
  const shown =
    /\b(?:demos?|demonstrations?|trials?|pilots?|previews?|samples?|presentations?|tours?|launch|walk-?throughs?) of\s+(.+)$/i.exec(
      text,
    )?.[1]
  if (shown !== undefined) return { ...offered(shown), ask: readAsk(text) }
  const pushed =
    /\b(?:offering|selling|promoting|introducing|pitching|presenting|announcing|to (?:offer|sell|pitch|promote|introduce|present))\s+(.+)$/i.exec(
      text,
    )?.[1]
  return pushed === undefined ? undefined : offered(pushed)
}
