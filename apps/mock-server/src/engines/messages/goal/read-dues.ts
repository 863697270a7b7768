import type { ClauseRule } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { asSentence } from './read-note'

/** “Collect outstanding invoices politely”: somebody is to pay. */
export const readDues: ClauseRule = (text) => {
  const found =
    /^(?:collect|recover|get|chase|call in)\s+(.*?\b(?:invoices?|payments?|fees|dues|debts?|bills?)\b.*?)(?:\s+paid)?(?:\s+from\s+.+)?(?:\s+\p{L}+ly)?$/iu.exec(
      text,
    )
  if (found === null || (/^get\s/i.test(text) && !/\s(?:paid|outstanding|overdue|open|unpaid)\b/i.test(text)))
    return undefined
  const what = found[1] ?? ''
  const due = /^(?:the|their|our|your|this|all)\s|\d/i.test(what) ? what : `your ${what.replace(/^an?\s+/i, '')}`
  return {
    note: asSentence(inProperCase(`a short reminder: please pay ${due}`)),
    subject: 'A short reminder',
  }
}
