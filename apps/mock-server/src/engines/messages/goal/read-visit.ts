import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { toThem } from './to-them'

/** “Propose a visit to their warehouse” */
export const readVisit: ClauseRule = (text) => {
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
