import type { ClauseRule } from './clause-rule'
import { toThem } from './to-them'

/** “Congratulate companies that raised a Series A” */
export const readSuccess: ClauseRule = (text) => {
  const [, did = '', what = ''] = succeeded.exec(text) ?? []
  return did === ''
    ? undefined
    : { remark: `Congratulations on ${did.replace(/e?d$/i, '').toLowerCase()}ing ${toThem(what)}.` }
}

const succeeded =
  /^congratulate\s+[^,]*?\b(?:that|who|which)\s+(?:(?:just|recently|have|has)\s+)*(raised|opened|closed|received|launched|completed|celebrated|reached)\s+([^,;:]{3,50})$/i
