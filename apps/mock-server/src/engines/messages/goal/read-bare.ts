import { startsWithActivity } from '../as-activity'
import { lowerFirst } from '../lower-first'
import { activityPhrase } from './activity-phrase'
import { readAsk } from './asks'
import type { ClauseRule } from './clause-rule'
import { isAskAlone } from './is-ask-alone'
import { isOccasion } from './is-occasion'
import { asNounPhrase } from './noun-phrase'
import { isPeople } from './people-words'
import { withDetails } from './read-detail'

/** “Increase repeat orders”, and what stands for itself: “cheaper cold storage” */
export const readBare: ClauseRule = (text) => {
  if (isKindOfText.test(text)) return undefined
  if (startsWithActivity(text) && benefits.test(text)) return { loose: activityPhrase(text) }
  if (isOccasion(text)) return undefined
  if (isPeople(text) || isPlaceAlone.test(text)) return { audience: text }
  if (isAskAlone(text)) return { ask: readAsk(text) }
  const phrase = asNounPhrase(text)
  // A long one is a clause that no rule knows.
  if (phrase === undefined || text.split(/\s+/).length > longestBare) return undefined
  const { thing, details } = withDetails(phrase)
  return toDo.test(phrase) ? undefined : { loose: lowerFirst(thing), note: details }
}

/** What those who are written to would like to have done; other verbs say what somebody is to do. */
const benefits =
  /^(?:accelerate|achieve|automate|avoid|boost|convert|cut|decrease|eliminate|expand|grow|improve|increase|lower|modernize|optimize|prevent|reduce|replace|save|scale|sell|shorten|simplify|solve|speed|streamline|win)\s/i
/** What a text is called is nothing that it is about. */
const isKindOfText =
  /^(?:(?:an?|our|the|monthly|weekly|quarterly)\s+)*(?:newsletters?|mailings?|e-?mails?|messages?|greetings?|letters?)(?:\s+(?:for|in)\s+\p{Lu}\p{L}+(?:\s\d{4})?)?$/iu
/** “Germany only” says where those are who are written to. */
const isPlaceAlone = /^(?!Nights?|Days?|Weekends?|Weekdays?|Mornings?|Evenings?|Cash|Online)\p{Lu}\p{L}+ only$/u
const longestBare = 14
const toDo = /^\S+\s+(?:the|an?|our|my|your|them|us|you|him|her)\b|\s(?:to|into)\s+(?:\p{Ll}+)$/iu
