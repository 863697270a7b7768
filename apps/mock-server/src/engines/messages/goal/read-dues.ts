import type { ClauseRule, ReadClause } from './clause-rule'
import { inProperCase } from './in-proper-case'
import { isAddressee } from './is-addressee'
import { asSentence } from './read-note'

/** “Collect outstanding invoices politely”: somebody is to pay. */
export const readDues: ClauseRule = (text) => {
  const chased = /^(?:chase|press|push)\s+(.+?)\s+(?:to\s+pay|for)\s+(.+)$/i.exec(text)
  if (chased !== null && isAddressee(chased[1] ?? '')) return asked(chased[2] ?? '')
  const found =
    /^(?:collect|recover|get|chase|call in)\s+(.*?\b(?:invoices?|payments?|fees|dues|debts?|bills?)\b.*?)(?:\s+paid)?(?:\s+from\s+.+)?(?:\s+\p{L}+ly)?$/iu.exec(
      text,
    )
  if (found === null || (/^get\s/i.test(text) && !/\s(?:paid|outstanding|overdue|open|unpaid)\b/i.test(text)))
    return undefined
  return asked(found[1] ?? '')
}

function asked(what: string): ReadClause {
  const due = /^(?:the|their|our|your|this|all)\s|\d/i.test(what) ? what : `your ${what.replace(/^an?\s+/i, '')}`
  return {
    note: asSentence(inProperCase(`a short reminder: please pay ${due}`)),
    subject: 'A short reminder',
  }
}
