import { readClause } from '../../../engines/messages/goal/read-clause'
import { asksForTime } from '../writing/message-edits'
import { mentionedAs } from './mentioned'
import type { DraftChanges } from './draft-changes'

/** What a message is to mention, or not to say: “mention our night ferry”, “no calls and no prices”. */
export function readSaid(
  clause: string,
  { plain, removes }: { readonly plain: (part: string) => string; readonly removes: boolean },
): DraftChanges | undefined {
  const unsaid = notSaid.exec(clause)?.[1]
  if (unsaid !== undefined) return { remove: [/^(?:call|meeting)/i.test(unsaid) ? asksForTime : unsaid.toLowerCase()] }
  const mentioned = removes ? undefined : mention.exec(clause)?.[1]
  if (mentioned === undefined) return undefined
  const [where] = whereSaid.exec(mentioned) ?? []
  const at = where !== undefined && atBegin.test(where) ? 'begin' : 'end'
  const thing = plain(mentioned.replace(whereSaid, '').replace(also, ''))
  const { note } = readClause(`mention ${thing}`)
  if (note === undefined) return undefined
  const sentence = note.startsWith('I would also like to mention ') ? (mentionedAs(thing) ?? note) : note
  return { add: [{ sentence, at }] }
}

/** “In the first sentence” */
const whereSaid =
  /,?\s+(?:in|into|as|at) (?:the|its|my|our) (?:(?:linked-?in )?(?:e-?mail|message|note)|(?:very )?(?:first|last|second|opening|closing) (?:sentence|line|paragraph)|(?:very )?(?:start|beginning|top|end|bottom|opening|intro))(?=\W*$)/i
const atBegin = /\b(?:first|opening|start|beginning|top|intro)\b/i
const also = /,?\s+(?:too|as well|also|again|please|in it)(?=\W*$)/i

/** “No calls, and no prices” */
const notSaid =
  /^\W*(?:(?:please|also|with)\s+)*(?:no|without|(?:do not|don['’]?t|never)\s+(?:mention|name|state|talk about|speak of|say anything about|include))\s+(?:an?\s+|any\s+|the\s+|our\s+)?(call|meeting|price|pricing|cost|discount)s?(?:\s+(?:please|at all))*[.!]*$/i
/** What is to be mentioned, and has no sentence yet: “our night ferry to Rotterdam” */
const mention =
  /^\W*(?:(?:please|also|in|to|for|the|(?:first|second|third|fourth|fifth|last) (?:e-?mail|message|one|step))\s+)*(?:mention|bring up|point out)\s+(?:also\s+)?((?:our|the|my|an?)\s(?!(?:subject|signature|greeting|sentence|line)\b).{3,100})$/i
