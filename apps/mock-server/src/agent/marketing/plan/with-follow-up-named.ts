import type { Draft } from '../memory'
import { ordinals } from '../request/message-named'
import { isFarewell } from '../writing/is-farewell'

/** “The reminder should be shorter” is said of the messages behind the first; one alone is named by its place. */
export function withFollowUpNamed(prompt: string, draft: Draft | undefined): string {
  if (draft === undefined) return prompt
  const { templates, from } = draft
  const counted = prompt.replace(countedFollowUp, (all, number: string) => {
    const place = 1 + nth.indexOf(number.toLowerCase())
    return place < templates.length ? `the ${ordinals[place] ?? ''} message` : all
  })
  if (counted !== prompt) return counted
  const [first = ''] = templates
  const isOnly = templates.length === 1 && /\b(?:remind|follow-?up)/i.test(`${first} ${from?.about ?? ''}`)
  // Where there is none, there is no second message either.
  const place = isOnly ? 0 : templates.length === 1 ? 1 : followUpIn(templates, /remind/i.test(prompt))
  const ordinal = place === undefined ? undefined : ordinals[place]
  return ordinal === undefined
    ? prompt.replace(followUp, '$1the later messages')
    : prompt.replace(followUp, `$1the ${ordinal} message`)
}

/** The place of the only message that follows up on the first, or else of the only one that reminds. */
function followUpIn(templates: readonly string[], isReminder: boolean): number | undefined {
  const followUps = [...templates.keys()].filter((index) => index > 0 && !isFarewell(templates[index] ?? ''))
  const reminders = followUps.filter((index) => /\bremind/i.test(templates[index] ?? ''))
  const meant = isReminder && reminders.length > 0 ? reminders : followUps
  return meant.length === 1 ? meant[0] : undefined
}

/** “The first follow-up” is the second message. */
const countedFollowUp =
  /\bthe (first|second|third|fourth) follow[- ]?up(?: (?:e-?mail|message|mail|note|one))?(?![\p{L}-])/giu
const nth = ['first', 'second', 'third', 'fourth']

/** Behind a verb that orders one, it is a new one. */
const followUp =
  /^((?!.*\b(?:write|draft|compose|create|send)\s+(?:me\s+)?(?:the|my|our)\s+(?:reminder|follow-?up)\b).*?)\b(?:the|my|our|that)\s+(?:reminders?|follow[- ]?ups?)(?:\s+(?:e-?mail|message|mail|note|one)s?)?(?!\s*#?\d|\s+(?:to|for|about|of)\b)(?![\p{L}-])/isu
