import { anyQuestion } from '../request/any-question'
import { asksAtEnd } from './without-asks'

/** The question that messages are to end with, or that they ask already where any will do. */
export function questionWanted(
  wanted: string | undefined,
  templates: readonly string[],
): { readonly question?: string | undefined; readonly asked?: string | undefined } {
  if (wanted !== anyQuestion) return { question: wanted }
  const asked = templates.map((text) => asksAtEnd(text).findLast((each) => each.endsWith('?')))
  return asked.every((each) => each !== undefined)
    ? { asked: asked[0] }
    : { question: 'Would that be of interest to you?' }
}
