import { isAddressee } from './is-addressee'

/** A goal without the words for whom it goes to, which a message does not say. */
export function withoutPeople(goal: string): string {
  return goal
    .split(/(?<=[,.;:!?\n])\s+/)
    .map((part) => withoutNames(part.split(/\s+/)).join(' '))
    .join('\n')
}

function withoutNames(words: readonly string[]): readonly string[] {
  const kept: string[] = []
  for (let at = 0; at < words.length;) {
    const before = kept.slice(-mostBefore).join(' ')
    const people = goesTo.test(before) ? peopleAt(words, at) : 0
    // Who “the team of Nordwind” are is said where it is they who are congratulated.
    const named = words.slice(at, at + people)
    const length = isNamed(before, named.join(' ')) ? 0 : (claimAt(before, named) ?? people)
    if (length === 0) kept.push(words[at] ?? '')
    at += Math.max(length, 1)
  }
  return kept
}

/** What CFOs are to be convinced of, “that rail saves money”, is nothing of theirs. */
function claimAt(before: string, named: readonly string[]): number | undefined {
  const at = named.indexOf('that')
  return at > 0 &&
    !/^(?:they|their|it)$/i.test(named[at + 1] ?? '') &&
    /(?:^|\s)(?:convince|persuade)(?:\s\S+)?$/i.test(before)
    ? at
    : undefined
}

/** “The team of Nordwind” is named where it is they who are congratulated or thanked. */
export function isNamed(before: string, people: string): boolean {
  return (
    /\b(?:congratulat\p{L}+|thank\p{L}*|wish\p{L}*|welcom\p{L}+)\b/iu.test(before) &&
    /\bof \p{Lu}\p{Ll}{2}/u.test(people)
  )
}

/** How many words from here on name people. */
function peopleAt(words: readonly string[], at: number): number {
  if (joint.test(words[at] ?? '')) return 0
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const last = words[at + length - 1] ?? ''
    const inner = words.slice(at + 1, at + length)
    if (
      !joint.test(last) &&
      !leadsAway.test(inner.join(' ')) &&
      !saysWhen.test(inner.join(' ')) &&
      isAddressee(
        words
          .slice(at, at + length)
          .join(' ')
          .replace(/[,.;:!?]+$/, ''),
      )
    )
      return length
  }
  return 0
}

/** Behind them may stand what is offered to them; “who have waited for a year” and “10 to 50 employees” belong to them. */
const leadsAway = /^(?:(?!who|that|with)\S+\s+)*(?:to|for|our|my)(?!\S)/i

const whens = 'before|after|because|until|while|when|unless|so'
/** When or why something is done belongs to nobody but those “who left before”. */
const saysWhen = new RegExp(String.raw`^(?!.*\b(?:who|that|whose)\b).*\b(?:${whens})\b`, 'i')

/** People without when or why something is done to them. */
export function withoutWhen(people: string): string {
  const [whom = people] = saysWhen.test(people) ? people.split(new RegExp(String.raw`\s(?:${whens})\s`, 'i')) : []
  return whom
}

/** What stands right before them. */
const goesTo =
  /(?:^|\s)(?:(?:offer|pitch|give|show|get)|(?:to|for|with|from|at|thank|thanking|ask|asking|tell|telling|invite|inviting|let|letting|remind|reminding|inform|informing|notify|notifying|wish|wishing|congratulate|congratulating|welcome|reach|contact|target|convince|persuade|win back|bring back|get back|regain|re-?engage|reactivate|audience:?)(?:\s+(?:the|all|all the|our|some|other|these|those))?)$/i
/** Of “re-engage all the other”. */
const mostBefore = 4
const longest = 10
const joint = /^(?:and|or|of|for|to|at|in|from|with|about|on|by|the|an?|our|that|we|is|are|was|were|will|has|have)$/i
