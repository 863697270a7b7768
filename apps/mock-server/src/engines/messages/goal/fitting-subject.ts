import { subjectFaults } from '@inlay/sdk-core/contract/campaigns'
import { inProperCase } from './in-proper-case'
import { toThem } from './to-them'

/** The first of some subjects that keeps to the guidance, whole or up to where it only says where, when or by what means. */
export function fittingSubject(...subjects: readonly string[]): string | undefined {
  return subjects
    .flatMap((subject) => [subject, ...shorterWays(subject)])
    .map((subject) => inProperCase(toThem(`${subject.charAt(0).toUpperCase()}${subject.slice(1)}`)))
    .find((subject) => subjectFaults(subject).length === 0)
}

/** The same of what is asked. */
export function fittingQuestion(asked: string): string | undefined {
  const subject = fittingSubject(asked)
  return subject === undefined ? undefined : `${subject}?`
}

function shorterWays(subject: string): readonly string[] {
  return [...subject.matchAll(/\s(?:at|in|on|with|from|by|when|since|after|before|for|without)\s/gi)]
    .toReversed()
    .map(({ index }) => subject.slice(0, index))
    .filter((way) => !asksOn.test(way))
}

/** “A law firm specialised” leaves open in what. */
const asksOn =
  /\b(?:speciali[sz](?:ed|ing|e)|interested|focus(?:ed|ing)?|based|located|experienced|trained|involved|engaged)$/i
