import type { AudienceQuestion, Column } from './audience-question'
import type { Lacked } from './intent'

/** What is to be seen of each: “show me everybody, with company, size and city”. */
export interface ColumnsAsked extends Pick<AudienceQuestion, 'shows' | 'columns'> {
  /** Whom that is to be seen of. */
  readonly rest: string
}

/** Nothing where one thing alone is named: “everybody with an email address” has one. */
export function columnsAsked(text: string): ColumnsAsked | undefined {
  const [whole, list] = listed.exec(text) ?? []
  if (whole === undefined || list === undefined || !shown.test(text)) return undefined
  const has = (pattern: RegExp) => pattern.test(list)
  const columns: readonly Column[] = [
    ...(has(/industr|trade|sector/i) ? (['industry'] as const) : []),
    ...(has(/size|employees|headcount/i) ? (['employees'] as const) : []),
  ]
  const shows: readonly Lacked[] = [
    ...(has(/mail/i) ? (['email'] as const) : []),
    ...(has(/phone/i) ? (['phone'] as const) : []),
    ...(has(/linked/i) ? (['linkedin'] as const) : []),
  ]
  return {
    rest: text.slice(0, text.length - whole.length).trim(),
    ...(columns.length > 0 ? { columns } : {}),
    ...(shows.length > 0 ? { shows } : {}),
  }
}

const own = '(?:(?:the|their|its|each|a|an|company|job)\\s+)*'
const column = `${own}(?:names?|titles?|roles?|positions?|compan(?:y|ies)|employers?|(?:company\\s)?sizes?|headcounts?|(?:number of )?employees|cit(?:y|ies)|towns?|places?|locations?|industr(?:y|ies)|trades?|sectors?|e-?mails?(?: address(?:es)?)?|phones?(?: numbers?)?|linked-?in(?: profiles?)?)`
const listed = new RegExp(`,?\\s+with\\s+(${column}(?:(?:,|,? and|,? &)\\s${column}){1,6})[.!?\\s]*$`, 'i')
const shown = /\b(?:show|list|see|display|give me|print)\b/i
