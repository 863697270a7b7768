import type { AudienceQuestion } from './audience-question'
import { readLeads } from './read-leads'

/** Reads “what’s the average company size in Germany?” and “median size”. */
export function readAverage(text: string): AudienceQuestion | undefined {
  if (!isAsked.test(text) || !average.test(text) || !ofSize.test(text)) return undefined
  const { companies, unknown, unknownPlace } = readLeads(
    text
      .replaceAll(words, ' ')
      .replaceAll(/[?.!]+/g, ' ')
      .trim(),
  )
  const names = [...unknown, ...(unknownPlace === undefined ? [] : [unknownPlace])]
  const unread = names.length === 0 ? {} : { unread: names }
  return { of: 'accounts', isCount: false, companies, has: [], names, isAverage: true, ...unread }
}

const isAsked =
  /^(?:(?:and|so|ok(?:ay)?|please|tell me|show me|give me|do you know)[, ]+)*(?:what|how|the|average|median|mean)\b/i
const average = /\b(?:average|mean|median|typical(?:ly)?|on average)\b/i
const ofSize = /\b(?:sizes?|employees|headcount|staff|people|big|large)\b/i
const words =
  /\b(?:what(?:['’]s| is| are)?|how (?:big|large|many)|and|so|ok(?:ay)?|please|tell me|show me|give me|do you know|is|are|do|does|have|has|the|their|our|on average|average|mean|median|typical(?:ly)?|sizes?|employees|headcount|staff|people|they|them|these|those|work(?:s|ing)?|number of|company|companies|accounts?|firms?|of|at|there|have)\b(?:['’]s)?/gi
