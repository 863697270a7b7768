import { inProperCase } from './in-proper-case'
import type { ClauseRule } from './clause-rule'

/** “ask for a decision by Friday”, “ask for their approval”, “ask yes or no”, “propose next week” */
export const readDecision: ClauseRule = (text) => {
  if (eitherWay.test(text)) return { ask: 'reply', question: 'Is it a yes or a no for you? One word is enough.' }
  const [, day] = otherDay.exec(text) ?? []
  if (day !== undefined) return { question: inProperCase(`Would ${day} suit you?`) }
  const [, what = '', by = ''] = asked.exec(text) ?? []
  if (what === '') return undefined
  const end = by === '' ? 'soon' : inProperCase(by)
  return {
    question: `Could you let us have your ${what.toLowerCase()} ${end}?`,
    subject: `Your ${what.toLowerCase()}${by === '' ? '' : ` ${end}`}`,
  }
}

const otherDay =
  /^(?:propose|suggest|offer)\s+((?:next|this|the following)\s(?:week|month|\p{L}+day)|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:\s(?:morning|afternoon|next week))?|another\s(?:day|date|time|week)|a new\s(?:date|time|day))$/iu
const eitherWay =
  /^(?:ask|get)(?:\s(?:them|him|her|people))?(?:\sfor)?(?:\san?)?(?:\s(?:short|clear|simple|quick))?\s(?:(?:if|whether) it is (?:an? )?)?yes or (?:an? )?no(?:\sanswer)?$/i
const asked =
  /^(?:ask(?: them)?\s+for|request)\s+(?:an?\s+|the\s+|their\s+|final\s+)*(decision|approval|confirmation|go-ahead|order|payment|forecast|volumes)(?:\s+((?:by|before|until|no later than|within)\s[^,;:]{2,40}))?$/i
