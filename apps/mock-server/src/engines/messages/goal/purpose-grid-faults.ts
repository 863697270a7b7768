import { subjectFaults } from '@inlay/sdk-core/contract/campaigns'
import type { WrittenSequence } from '../sequence-parts'
import type { GridGoal } from './purpose-grid-goals'

const pitch =
  /pallets|quick question about|on your agenda|when I talk to|May I call you|Shall we talk|short call|(?:ten|fifteen) minutes|Tuesday or Thursday|of use to|useful to|get to know|getting in touch|pays off|where the time and the money go|what we have in mind|how you see it|what you think about|closer look|whether we can help|answer in writing|worth a look/i
const instruction = /\bfriendly\b|\bpolite\b|call to action|no question|do not sell/i
const torn = [
  /\b(?:and|with|the|of|for|that|a|an)[.!](?:\s|$)|\ba you\b|\b(\p{L}+) \1\b|sorry sorry|about sorry|\s[.,?]|\.\./iu,
  /[.?!] \p{Ll}|\[[^\]]*$|^[^[]*\]/u,
]
const others = /\b(?:they|them|their|CTOs|heads? of|everybody who)\b/i

/** What is wrong with the texts of a goal. */
export function gridFaults(
  { goal, says, purpose, asksNothing, isFriendly }: GridGoal,
  email: WrittenSequence,
  linkedin: WrittenSequence,
): readonly string[] {
  const [subject = '', first = ''] = [email.subjectLine, email.templates[0]]
  const all = [subject, ...email.templates, ...linkedin.templates]
  const text = all.join('\n')
  const thanked = purpose === 'thank' ? text.replaceAll(/thank you to (?:everybody|all)[^.]*/gi, '') : text
  return [
    ...(/\[fill in/.test(text) ? ['is left open'] : []),
    ...(says.test(first) && says.test(linkedin.templates[0] ?? '') ? [] : ['has lost its purpose']),
    ...(purpose !== 'ask' && /Would you take part/.test(text) ? ['has another purpose'] : []),
    ...(pitch.test(text) ? ['pitches'] : []),
    ...(instruction.test(text) ? ['prints an instruction'] : []),
    ...(asksNothing && text.includes('?') ? ['asks'] : []),
    ...(isFriendly && !first.startsWith('Hi ') ? ['is not friendly'] : []),
    ...(all.some((each) => torn.some((pattern) => pattern.test(each))) ? ['is torn'] : []),
    ...(others.test(thanked) ? ['names whom it is written to'] : []),
    ...(/^\p{Lu}/u.test(subject) && /,\n\n\p{Lu}/u.test(first) ? [] : ['begins small']),
    ...subjectFaults(subject).map((fault) => `has a subject with ${JSON.stringify(fault)}`),
  ].map((fault) => `${fault}: ${goal}\n    ${subject} | ${first.replaceAll('\n', ' ')}`)
}
