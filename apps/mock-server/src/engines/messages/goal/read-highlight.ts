import type { ReadClause } from './clause-rule'
import { offered } from './read-offering'

/** “highlight 14-day free trial” */
export function readHighlight(text: string): ReadClause | undefined {
  const what = /^(?:highlight|emphasi[sz]e|stress)\s+((?!that\b|their\b|how\b).+)$/i.exec(text)?.[1]
  if (what === undefined) return undefined
  return offered(/^(?:our|the|an?)\s/i.test(what) ? what : `our ${what}`)
}
