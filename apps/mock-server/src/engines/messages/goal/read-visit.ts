import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { toThem } from './to-them'

/** “Propose a visit to their warehouse”, “ask for a meeting in January to plan their volumes” */
export const readVisit: ClauseRule = (text) => {
  const { kind, day: at = '', purpose } = forPurpose.exec(text)?.groups ?? {}
  if (kind !== undefined && purpose !== undefined)
    return {
      question: inProperCase(`Would a ${kind.toLowerCase()}${at} ${toThem(purpose)} suit you?`),
      subject: inProperCase(`A ${kind.toLowerCase()}${at}`),
    }
  const [, what = '', when = ''] = asked.exec(text) ?? []
  if (what === '') return undefined
  const day = when === '' ? '' : ` ${inProperCase(when)}`
  return {
    question: `Would a ${toThem(what.toLowerCase())}${day} suit you?`,
    subject: `A ${toThem(what.toLowerCase())}`,
  }
}

const asked =
  /^(?:please\s+)?(?:propose|suggest|offer|request|arrange|book|ask(?: them)?\s+for)\s+an?\s+(?:short\s+|quick\s+)?((?:visit|tour|meeting|appointment)\s+(?:to|of|at|in)\s+their\s+(?:[\p{L}-]+\s){0,2}?[\p{L}-]+)(?:\s+((?:next|this|in|on|before|after|tomorrow)\b.{0,30}))?$/iu

const forPurpose =
  /^(?:please\s+)?(?:propose|suggest|offer|request|arrange|book|ask(?: them)?\s+for)\s+an?\s+(?:short\s+|quick\s+)?(?<kind>call|meeting|visit|chat|workshop)(?<day>(?:\s+(?:next|this|in|on|before|after)\s+(?:\p{L}+|\d{1,2}\s\p{L}+))?)\s+(?<purpose>to\s+(?:plan|review|go through|look at|agree on|prepare|talk through|discuss)\s+(?:their|the|next|this)\s[^,;:]{3,50})$/iu
