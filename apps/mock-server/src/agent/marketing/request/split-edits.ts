import { messageNamedIn } from './message-named'
import { readAddedMessage } from './read-added-message'

/** “Shorten the second one and add a PS to the last one” asks for two things, at two messages. */
export function splitEdits(part: string): readonly string[] {
  const made = madeOfTwo(part)
  if (made !== undefined) return made
  const added = addedText.exec(part)
  if (added !== null && added.index > 0)
    return [part.slice(0, added.index), part.slice(added.index).replace(/^\W*(?:and\s+)?/i, '')]
  const found = joint.exec(part)
  if (found === null) return [part]
  const [before, behind] = [part.slice(0, found.index), part.slice(found.index + found[0].length)]
  if (placeAlone.test(before)) return [part]
  const [one, other] = [messageNamedIn(before), messageNamedIn(behind)]
  // What is added then is added to the same one.
  if (one !== undefined && other === undefined && readAddedMessage(behind) !== undefined) return [before, behind]
  if (one !== undefined && other === undefined && ofSameOne.test(behind))
    return [before, `in ${one === -1 ? 'the last one' : `step ${one}`}, ${behind.replace(there, '')}`]
  if (one !== undefined && other === undefined && signs.test(behind)) return [before, behind]
  // “Sign with Jonas and make the third one friendlier”: all are signed.
  if (one === undefined && other !== undefined && signs.test(before)) return [before, behind]
  if (isOfAllAndOne({ before, one }, { behind, other })) return [before, behind]
  return one === undefined || other === undefined || one === other ? [part] : [before, behind]
}

/** “Write all of them more formally, and add … to the first one” */
function isOfAllAndOne(
  { before, one }: { readonly before: string; readonly one: number | undefined },
  { behind, other }: { readonly behind: string; readonly other: number | undefined },
): boolean {
  if (one === undefined) return other !== undefined && ofAll.test(before)
  return other === undefined && ofAll.test(behind)
}

/** “Make step 2 shorter and step 3 friendlier”: the verb is said once. */
function madeOfTwo(part: string): readonly string[] | undefined {
  const [, verb] = makes.exec(part) ?? []
  if (verb === undefined) return undefined
  for (const { index, 0: found } of part.matchAll(namedBehind)) {
    const [before, behind] = [part.slice(0, index), part.slice(index + found.length)]
    const [one, other] = [messageNamedIn(before), messageNamedIn(behind)]
    if (one !== undefined && other !== undefined && one !== other) return [before, `${verb} ${behind}`]
    if (isOfAllAndOne({ before, one }, { behind, other })) return [before, `${verb} ${behind}`]
  }
  return undefined
}

const makes = /^(?:(?:please|now|and|also|then|can you|could you)[,\s]+)*(make|keep)\s/i
const ofAll =
  /\b(?:all|each|every|both)(?: of)?(?: the| my| our| these| those)?(?: (?:two|three|four|five|[2-7]))? ?(?:e-?mails?|mails?|messages?|notes?|steps?|ones?|them)\b/i
const namedBehind =
  /(?:,\s+(?:(?:and|but)\s+)?|\s(?:and|but)\s+)(?=(?:the\s+)?(?:all (?:of|the|three|four|others?)|first|second|third|fourth|fifth|last|final|[1-7](?:st|nd|rd|th)|(?:step|e-?mail|message|note)\s+#?[1-7])\s)/gi
/** “Make the first one shorter and drop the bit about 2 hours there” */
const ofSameOne =
  /^(?:add|mention|say that|(?:drop|remove|delete|leave out|take out|skip) (?:the|any|all|what)|(?:do not|don['’]?t|never) mention)\b/i
const there = /\s(?:there|in it|in there|from it)(?=[.!]*$)/i
const signs = /^\W*(?:(?:please|now|and|also|then|can you|could you)[,\s]+)*sign\b/i
/** “In the second message, mention …” */
const placeAlone = /^\W*(?:(?:please|and|also|now)\s+)*(?:in|to|for|at) (?:the |my |our )?\S+(?: \S+)?$/i
/** “Take out the price and add: …” */
const addedText = /,?\s+and\s+add\s*:\s/i
const joint =
  /(?:,\s*(?:and\s+)?|\s+and\s+)(?=(?:add|make|change|remove|delete|drop|sign|shorten|replace|set|put|keep|use|ask|mention|say (?:that|in)|write|shorten|tell them|leave out|take out|skip|(?:do not|don['’]?t|never) mention)\s)/i

/** “…, and a reminder one week before” is one more message. */
export function splitAdded(part: string): readonly string[] {
  if (/^(?:\w+ ){0,2}?add\b/i.test(part)) return [part]
  const found = addedBehind.exec(part)
  if (found === null || found.index === 0) return [part]
  return [part.slice(0, found.index), `add ${part.slice(found.index + found[0].length)}`]
}

const addedBehind =
  /\s*,?\s*\b(?:and|plus|then|as well as|followed by)\s+(?:also\s+|then\s+)?(?=(?:an?|one)\s+(?:(?:short|friendly|gentle|polite)\s+)?reminder(?:\s+(?:e-?mail|message|mail))?\b(?!\s+(?:of|about|that)\s))/i

/** “Save it and tell me who gets it” */
export function splitSaved(part: string): readonly string[] {
  const [, save, rest] = saved.exec(part) ?? savedThen.exec(part) ?? []
  return save === undefined || rest === undefined ? [part] : [save, rest]
}

const saved =
  /^((?:(?:please|ok(?:ay)?|good|great|yes|now)[,\s]+)*save(?:\s+(?:it|them|this|that|all|both|everything))?(?:\s+please)?),?\s+and\s+((?:then\s+)?(?:who|what|how|which|where|is|are|do|tell|show)\b.+)$/i

/** “Save it, and also an email about the same” */
const savedThen =
  /^((?:(?:please|ok(?:ay)?|good|great|yes|now)[,\s]+)*(?:save|keep)\s+(?:it|them|this|that)(?:\s+please)?)\s*,?\s+(?:and|then|plus)(?:\s+(?:also|then|now|please))*\s+((?:write|draft|add|make|create|do|send|the same|an?\s+(?:\w+\s+)?(?:e-?mail|linked-?in|message|follow-?up|reminder))\b.*)$/i
