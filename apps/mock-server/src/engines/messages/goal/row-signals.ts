/** What of a person a message is to go by. */
export type RowSignal = 'hiring' | 'technologies' | 'funding' | 'posts'

/** Reads “based on their hiring”; the rest is what was said beside that. */
export function readSignal(text: string): { readonly rest: string; readonly signal?: RowSignal | undefined } {
  const found = basis.exec(text)
  if (found === null) return { rest: text }
  const signal = signals.find(([pattern]) => pattern.test(found[1] ?? ''))?.[1]
  if (signal === undefined) return { rest: text }
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return { signal, rest: rest.replaceAll(/\s+/g, ' ').trim().replace(/^,\s*/, '') }
}

/** What stands in a template in the place of it, as a wish that is written for each person. */
export const signalWishes: Readonly<Record<RowSignal, string>> = {
  hiring: 'mention whom they are hiring',
  technologies: 'mention their technologies',
  funding: 'mention their last funding round',
  posts: 'mention a recent post',
}

const basis =
  /,?\s*\b(?:based on|depending on|according to|referring to|with reference to|personali[sz]ed (?:by|with|to)|using|mention(?:ing)?)\s+((?:their|the|his|her|a|what)\s+[^,.;!?]*?\b(?:hiring|hires?|open roles?|job (?:posts?|ads?|openings?)|vacancies|technolog(?:y|ies)|tech(?: ?stack)?|stack|tools?|funding(?: rounds?)?|rounds?|raise|investments?|linkedin posts?|posts?|articles?)\b(?:\s+(?:signals?|data|activity))?)/i

const signals: readonly (readonly [RegExp, RowSignal])[] = [
  [/hir(?:ing|es?)|roles?|job|vacanc/i, 'hiring'],
  [/tech|stack|tools?/i, 'technologies'],
  [/fund|round|raise|invest/i, 'funding'],
  [/posts?|articles?/i, 'posts'],
]
