import { claimOf } from './claim-of'
import type { ClauseRule } from './clause-rule'
import { asSentence } from './read-note'

/** “Our freight audit finds overcharges” */
export const readPraise: ClauseRule = (text) => {
  if (!/^(?:our|the)\s/i.test(text)) return undefined
  if (nounAtEnd.test(text) || ofOthers.test(text)) return undefined
  const read = claimOf(text)
  return read.offer === undefined ? undefined : { ...read, note: benefitOf(text) }
}

/** Nobody sells the state. */
const ofOthers =
  /^the\s(?:state|government|city|municipality|eu|law|insurer|insurance|bank|tax office|employer|landlord|minister|deadline|market|competition)\s/i

/** What it does is said beside what it is: “It finds overcharges.” */
function benefitOf(text: string): string | undefined {
  const does = new RegExp(`^(?:our|the)\\s+.*?[^s\\s]\\s+((?:${verbs})\\s.+)$`, 'i').exec(text)?.[1]
  return does === undefined ? undefined : asSentence(`it ${does}`)
}

/** Of one thing. */
const verbs =
  'is|can|has|saves|helps|makes|works|pays|cuts|reduces|beats|does|finds|shows|lets|gives|keeps|turns|takes|combines|offers|provides|brings|improves|lowers|increases'

/** “Our spring offer (for retailers)”: one thing offers, and does not offer. */
const nounAtEnd =
  /^(?:our|the)\s+(?:[\p{L}\p{N}-]+\s+){0,3}(?!(?:team|staff|people|crew)\s)(?:[\p{L}\p{N}-]*[^s\s]|\p{L}+(?:mas|us|ss|is))\s+(?:offer|help|work|cut|pay|show|find|turn|increase)(?=$|[.,;]|\s(?:for|to|in|on|of|with|at|from|until|this|next)\s)/iu
