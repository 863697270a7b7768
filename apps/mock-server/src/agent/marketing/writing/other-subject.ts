import { subjectFaults } from '@inlay/sdk-core/contract/campaigns'
import { lowerFirst } from '../../../engines/messages/lower-first'
import type { Draft } from '../memory'

/** Another subject that heads the same message, a shorter one, or one with a name; nothing where no such is known. */
export function otherSubject(
  { subjectLine = '', about, templates }: Draft,
  wanted: 'other' | 'shorter' | 'with company' | 'with first name',
): string | undefined {
  if (wanted === 'with company' || wanted === 'with first name')
    return withName(subjectLine, wanted).find((way) => subjectFaults(way).length === 0)
  const ways = waysOf(subjectLine, about).filter((way) => subjectFaults(way).length === 0)
  if (wanted === 'shorter') {
    const shorter = ways.filter((way) => way.length < subjectLine.length)
    return shorter.toSorted((one, other) => one.length - other.length)[0]
  }
  // Who asks again gets the next one, until all of them were there.
  const next = ways.slice(ways.indexOf(subjectLine) + 1)
  const other = [...next, ...ways].find((way) => way !== subjectLine)
  return other ?? ofText(templates).find((way) => way !== subjectLine && subjectFaults(way).length === 0)
}

function withName(subject: string, wanted: 'with company' | 'with first name'): readonly string[] {
  const place = wanted === 'with company' ? '{{organization_name}}' : '{{first_name}}'
  if (subject.includes(place)) return []
  const event = invitation.exec(subject)?.[1] ?? companyAt.exec(subject)?.[1]
  const matter = headed.exec(subject)?.[1] ?? forCompany.exec(subject)?.[1]
  if (wanted === 'with first name')
    return [
      ...(event === undefined ? [] : [`${place}, will you join ${event}?`]),
      `${place}, ${lowerFirst(subject)}`,
      ...(matter === undefined ? [] : [`${place}, about ${lowerFirst(matter)}`]),
      `A question for you, ${place}`,
    ]
  return [
    ...(event === undefined ? [] : [`${place} at ${event}?`]),
    ...(matter === undefined ? [] : [`${matter.charAt(0).toUpperCase()}${matter.slice(1)} for ${place}`]),
    `For ${place}: ${lowerFirst(subject)}`,
    ...ofNothing,
  ]
}

function waysOf(subject: string, about: string): readonly string[] {
  const invited = invitation.exec(subject)?.[1]
  if (invited !== undefined)
    return [`Invitation to ${invited}`, `You are invited to ${invited}`, `Will we see you at ${invited}?`]
  const matter = headed.exec(subject)?.[1] ?? (isThing.test(about) ? about : undefined)
  return matter === undefined
    ? ofNothing
    : [`About ${matter}`, `A few words about ${matter}`, `A question about ${matter}`]
}

/** What the first message speaks of first, or else one that says nothing of the matter. */
function ofText(templates: readonly string[]): readonly string[] {
  const [said = ''] = ownThing.exec(templates[0] ?? '') ?? []
  const words = said.split(' ')
  // A subject has room for few words.
  const things = [words.slice(0, 4), words.slice(0, 3)].map((each) => each.join(' ').replace(dangling, ''))
  return [...(said === '' ? [] : things.flatMap((thing) => waysOf('', thing))), ...ofNothing]
}

const ownThing = /\bour (?:[\p{L}\p{N}-]+ ){0,3}[\p{L}\p{N}-]+/iu
const dangling =
  /(?: (?:for|from|with|at|in|on|of|to|by|and|or|that|which|is|are|the|an?|has|have|can|will|costs?|saves?|\d+))+$/i
const invitation = /^(?:(?:an )?invitation to|you are invited to|will we see you at) (.+?)\??$/i
const headed = /^(?:about|a few words about|a question about) (.+)$/i
const companyAt = /^\{\{organization_name\}\} at (.+)\?$/
const forCompany = /^(.+) for \{\{organization_name\}\}$/
const isThing = /^(?:our|my|the|an?)\s/i
const ofNothing = [
  'A question for {{organization_name}}',
  'A short question for {{organization_name}}',
  'Something for {{organization_name}}?',
  'An idea for {{organization_name}}',
]
