import { subjectFaults } from '@inlay/sdk-core/contract/campaigns'
import type { Draft } from '../memory'

/** Another subject that heads the same message, or a shorter one; nothing where no such is known. */
export function otherSubject({ subjectLine = '', about }: Draft, wanted: 'other' | 'shorter'): string | undefined {
  const ways = waysOf(subjectLine, about).filter((way) => subjectFaults(way).length === 0)
  if (wanted === 'shorter') {
    const shorter = ways.filter((way) => way.length < subjectLine.length)
    return shorter.toSorted((one, other) => one.length - other.length)[0]
  }
  // Who asks again gets the next one, until all of them were there.
  const next = ways.slice(ways.indexOf(subjectLine) + 1)
  return [...next, ...ways].find((way) => way !== subjectLine)
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

const invitation = /^(?:(?:an )?invitation to|you are invited to|will we see you at) (.+?)\??$/i
const headed = /^(?:about|a few words about|a question about) (.+)$/i
const isThing = /^(?:our|my|the|an?)\s/i
const ofNothing = [
  'A question for {{organization_name}}',
  'A short question for {{organization_name}}',
  'Something for {{organization_name}}?',
  'An idea for {{organization_name}}',
]
