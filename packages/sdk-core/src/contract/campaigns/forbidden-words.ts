/** What a goal forbids to be said. */
export interface Forbidden {
  readonly words: readonly string[]
  /** As the goal calls them; nothing where they are allowed. */
  readonly exclamations: string | undefined
  readonly emojis: string | undefined
}

/** “Avoid the words 'synergy' and 'leverage', no exclamation marks” */
export function readForbidden(wanted: string): Forbidden {
  const goal = wanted.slice(0, longestGoal)
  const words = [...goal.matchAll(forbidding)].flatMap(({ 1: named, 2: quoted, 3: told = '' }) => {
    const list = named ?? quoted
    return list === undefined ? matterOf(told) : listOf(list)
  })
  const own = new Map(words.filter((word) => !signs.test(word)).map((word) => [word.toLowerCase(), word]))
  return {
    words: [...own.values()].slice(0, mostWords),
    exclamations: withoutSign('exclamation (?:marks?|points?)').exec(goal)?.[1],
    emojis: withoutSign('emojis?|emoticons?|smileys?').exec(goal)?.[1],
  }
}

/** Which of the forbidden words a text says; what stands in it for a field says nothing. */
export function forbiddenIn(text: string, { words }: Pick<Forbidden, 'words'>): readonly string[] {
  const said = text.replaceAll(/\{\{[^}]*\}\}/g, ' ')
  return words.filter((word) => formsOf(word).test(said))
}

const longestGoal = 2_000
const mostWords = 20

const never = "(?:avoid(?:ing)?|don['’]?t|do not|never|without|must not|should not|not to|please no)"
const forbidding = new RegExp(
  `\\b${never}\\s+(?:(?:us(?:e|ing)|say(?:ing)?|writ(?:e|ing)|mention(?:ing)?)\\s+)?(?:(?:(?:any of )?the|any)\\s+)?(?:(?:words?|phrases?|terms?|expressions?)\\s*:?\\s+([^.;\\n]{2,120})|(?=["“„‘'«])([^.;\\n]{2,120}))|\\b${never}\\s+(?:(?:mention|say|discuss|refer to|talk about|speak about|write about)(?:ing)?|(?:us|nam|includ)(?:e|ing))\\s+((?!that\\b|how\\b|too\\b)[^.,;!?\\n]{2,60})`,
  'giu',
)

/** Words in quotation marks, or else one after the other. */
function listOf(text: string): readonly string[] {
  const quoted = [...text.matchAll(/["“”„«‘'](?=\p{L})([^"“”«»‘’'\n]{2,40})["”“»’']/gu)].map(([, word = '']) =>
    word.trim(),
  )
  if (quoted.length > 0) return quoted
  const [list = ''] = text.split(/\s+(?:but|and|then)\s+(?=\p{L}+\s+\p{L}+)|,\s+(?=\p{L}+\s+(?!(?:and|or)\s)\p{L}+)/u)
  return list
    .split(/,\s*|\s+(?:and|or)\s+/)
    .flatMap((word) => (/^[\p{L}\p{N}'’ -]{2,40}$/u.test(word.trim()) ? [word.trim()] : []))
}

/** “our prices or any discounts” */
function matterOf(text: string): readonly string[] {
  if (/["“„«]/.test(text)) return listOf(text)
  const [said = ''] = text.split(/\s+(?:but|because|until|unless|instead|and (?=\p{L}+\s+\p{L}+))/u)
  return said.split(/\s+(?:and|or|nor)\s+/).flatMap((part) => {
    const words = part.replace(/^(?:(?:about|of|to|any|the|our|a|an|their|your|my|word|words)\s+)+/i, '').trim()
    return /^(?:[\p{L}'’-]{3,}|\p{Lu}{2})(?: [\p{L}'’-]{2,})?$/u.test(words) ? [words] : []
  })
}

/** These are no words, or are none of the text's. */
const signs =
  /^(?:any )?(?:exclamation (?:marks?|points?)|emojis?|emoticons?|smileys?|em dash(?:es)?|anything|it|them)$/i

function withoutSign(names: string): RegExp {
  return new RegExp(
    `\\b(?:no|zero|skip|${never})\\s+(?:us(?:e|ing)\\s+)?(?:any\\s+|the\\s+)?(?:\\p{L}+\\s+(?:or|and)\\s+)?(${names})`,
    'iu',
  )
}

/** “price” is in “prices” and “pricing”. */
function formsOf(word: string): RegExp {
  const stem = word.length < 4 ? word : word.replace(/(?:ies|es|s|e|y)$/i, '')
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${stem.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}\\p{L}{0,3}(?![\\p{L}\\p{N}])`,
    'iu',
  )
}
