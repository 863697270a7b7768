/** What a goal forbids to be said: words, and signs. */
export interface Forbidden {
  readonly words: readonly string[]
  readonly exclamations: boolean
  readonly emojis: boolean
}

/** “Avoid the words 'synergy' and 'leverage', no exclamation marks” */
export function readForbidden(goal: string): Forbidden {
  const words = [...goal.matchAll(forbidding)].flatMap(({ 1: named, 2: quoted, 3: told = '' }) => {
    const list = named ?? quoted
    return list === undefined ? matterOf(told) : listOf(list)
  })
  return {
    words: [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => !signs.test(word)),
    exclamations: withoutSign('exclamation').test(goal),
    emojis: withoutSign('(?:emoji|emoticon|smiley)').test(goal),
  }
}

const never = "(?:avoid(?:ing)?|don['’]?t|do not|never|without|must not|should not|not to|please no)"
const forbidding = new RegExp(
  `\\b${never}\\s+(?:(?:us(?:e|ing)|say(?:ing)?|writ(?:e|ing)|mention(?:ing)?)\\s+)?(?:(?:(?:any of )?the|any)\\s+)?(?:(?:words?|phrases?|terms?|expressions?)\\s*:?\\s+([^.;\\n]{2,120})|(?=["“‘'«])([^.;\\n]{2,120}))|\\b${never}\\s+(?:mention|say|use|discuss|name|include|refer to|talk about|speak about|write about)(?:ing)?\\s+((?!that\\b|how\\b|too\\b)[^.,;!?\\n]{2,60})`,
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
    return /^[\p{L}'’-]{3,}(?: [\p{L}'’-]{2,})?$/u.test(words) ? [words] : []
  })
}

const signs =
  /^(?:any )?(?:exclamation (?:marks?|points?)|emojis?|emoticons?|smileys?|em dash(?:es)?|anything|it|them)$/i

function withoutSign(sign: string): RegExp {
  return new RegExp(
    `\\b(?:no|zero|skip|${never})\\s+(?:us(?:e|ing)\\s+)?(?:any\\s+|the\\s+)?(?:\\p{L}+\\s+(?:or|and)\\s+)?${sign}`,
    'iu',
  )
}

/** Whether a text says what is forbidden; what stands in it for a field says nothing. */
export function saysForbidden(text: string, { words }: Forbidden): boolean {
  const said = text.replaceAll(/\{\{[^}]*\}\}/g, ' ')
  return words.some((word) => formsOf(word).test(said))
}

/** “price” is in “prices” and “pricing”. */
function formsOf(word: string): RegExp {
  const stem = word.length < 4 ? word : word.replace(/(?:ies|es|s|e|y)$/i, '')
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${stem.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}\\p{L}{0,3}(?![\\p{L}\\p{N}])`,
    'iu',
  )
}

/** A text without the signs that are forbidden. */
export function withoutSigns(text: string, { exclamations, emojis }: Forbidden): string {
  const plain = emojis
    ? text.replaceAll(
        /[^\S\n]?\p{Extended_Pictographic}[\u{FE0F}\u{200D}\p{Emoji_Modifier}\p{Extended_Pictographic}]*/gu,
        '',
      )
    : text
  return exclamations ? plain.replaceAll(/!+/g, '.') : plain
}
