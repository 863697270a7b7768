import type { ClauseRule } from './clause-rule'
import { fittingSubject } from './fitting-subject'
import { inProperCase } from './in-proper-case'
import { isPeople } from './people-words'
import { asSentence } from './read-note'
import { stated } from './read-statement'
import { toThem } from './to-them'

/** “explain why: fuel and tolls”, “explain how our insurance works”, “tell them how much they can save” */
export const readReason: ClauseRule = (text) => {
  const [, why] = /^(?:explain|say|tell(?:\s+them)?|give)\s+(?:why|the reasons?)\s?[:,]\s+(.+)$/i.exec(text) ?? []
  if (why !== undefined) {
    const note =
      stated(why) ?? asSentence(inProperCase(`${/\sand\s|,\s/.test(why) ? 'the reasons are' : 'the reason is'} ${why}`))
    return note === undefined ? undefined : { note, isTold: true }
  }
  const good = goodPoints.exec(text)?.[1]
  if (good !== undefined) {
    const { items, isMany: are } = listed(good)
    const note = asSentence(inProperCase(`the ${are ? 'benefits are' : 'benefit is'} ${items}`), mostWords)
    return note === undefined ? undefined : { note }
  }
  const [, whom = '', how] = wayOf.exec(text) ?? []
  if (how === undefined || (whom !== '' && !isPeople(whom.trim()))) return undefined
  return {
    note: asSentence(inProperCase(toThem(`I would like to ${/^show/i.test(text) ? 'show' : 'tell'} you ${how}`))),
    subject: fittingSubject(how),
    instead: 'Would that be of interest to you?',
    isTold: true,
  }
}

/** Somebody else than the reader, and what they do: “how retailers cut their costs”. */
const othersDo =
  '(?:(?:other|some|most|many|large|small)\\s)*(?!(?:they|to|you)\\s)(?:\\p{L}+\\s)?\\p{L}{2,}s\\s(?:can\\s|could\\s|have\\s)?\\p{Ll}+\\s'
const wayOf = new RegExp(
  `^(?:explain|tell|show(?=\\s+how\\s+we\\b|\\s+(?:them|him|her)\\s+how\\s${othersDo}))\\s+(?:to\\s+)?((?:[\\p{L}-]+\\s+){0,4}?)(how\\s(?:our|the|it|we|you)\\s.+|how (?:much|many|little)\\s.+|how\\s${othersDo}.+)$`,
  'iu',
)

/** “Benefits: more load, lower toll” */
const goodPoints =
  /^(?:(?:the|our|its|their|main|key|big)\s+)*(?:benefits?|advantages?|pluses|strengths?|selling points?)\s?:\s+(?!(?:we|it|they|you)\b)(.+)$/i

function listed(list: string): { readonly items: string; readonly isMany: boolean } {
  const items = list.split(/,\s+(?:and\s+)?|\s+and\s+/i)
  const [last = '', ...others] = items.toReversed()
  return others.length === 0
    ? { items: last, isMany: false }
    : { items: `${others.toReversed().join(', ')} and ${last}`, isMany: true }
}

const mostWords = 40
