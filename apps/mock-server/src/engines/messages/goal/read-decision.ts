import { inProperCase } from './in-proper-case'
import type { ClauseRule } from './clause-rule'

/** “ask for a decision by Friday”, “ask for their approval” */
export const readDecision: ClauseRule = (text) => {
  const [, what = '', by = ''] = asked.exec(text) ?? []
  if (what === '') return undefined
  const end = by === '' ? 'soon' : inProperCase(by)
  return {
    question: `Could you let us have your ${what.toLowerCase()} ${end}?`,
    subject: `Your ${what.toLowerCase()}${by === '' ? '' : ` ${end}`}`,
  }
}

const asked =
  /^(?:ask(?: them)?\s+for|request)\s+(?:an?\s+|the\s+|their\s+|final\s+)*(decision|approval|confirmation|go-ahead|order|payment|forecast|volumes)(?:\s+((?:by|before|until|no later than|within)\s[^,;:]{2,40}))?$/i
