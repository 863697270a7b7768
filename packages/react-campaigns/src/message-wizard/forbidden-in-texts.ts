/** What a goal forbids and texts have in them all the same, as the goal words it: “synergy”, “exclamation marks”. */
export function forbiddenInTexts(goal: string, texts: readonly string[]): readonly string[] {
  const said = texts.join('\n').replaceAll(/\{\{[^}]*\}\}/g, ' ')
  const words = [...goal.slice(0, longestGoal).matchAll(forbidding)].flatMap(({ 1: listed, 2: told = '' }) =>
    listed === undefined ? mattersOf(told) : wordsOf(listed),
  )
  const found = [...new Set(words)].slice(0, mostWords).filter((word) => formsOf(word).test(said))
  const marks = signs.flatMap(({ named, sign }) => {
    const name = named.exec(goal.slice(0, longestGoal))?.[1]
    return name !== undefined && sign.test(said) ? [name] : []
  })
  return [...new Map([...found, ...marks].map((part) => [part.toLowerCase(), part])).values()]
}

const longestGoal = 2_000
const mostWords = 20

const never = "(?:avoid(?:ing)?|don['’]?t|do not|never|without|must not|should not|not to)"

/** “Avoid the words …”, “never say …”, “don't mention …” */
const forbidding = new RegExp(
  `\\b${never}\\s+(?:us(?:e|ing)\\s+|say(?:ing)?\\s+|writ(?:e|ing)\\s+|mention(?:ing)?\\s+)?(?:(?:the|any)\\s+)?(?:(?:words?|phrases?|terms?)\\s*:?\\s+|(?=["“„«]))([^.;\\n]{2,120})|\\b${never}\\s+(?:mention|say|use|discuss|name|include|talk about|write about)(?:ing)?\\s+((?!that\\b|how\\b|too\\b)[^.,;!?\\n]{2,60})`,
  'giu',
)

const signs = [
  { named: signNamed('exclamation (?:marks?|points?)'), sign: /!/ },
  { named: signNamed('emojis?|emoticons?|smileys?'), sign: /\p{Extended_Pictographic}/u },
] as const

function signNamed(names: string): RegExp {
  return new RegExp(
    `\\b(?:no|zero|skip|${never})\\s+(?:us(?:e|ing)\\s+)?(?:any\\s+|the\\s+)?(?:\\p{L}+\\s+(?:or|and)\\s+)?(${names})`,
    'iu',
  )
}

function wordsOf(list: string): readonly string[] {
  const quoted = [...list.matchAll(/["“„«‘'](?=\p{L})([^"“”«»‘’'\n]{2,40})["”“»’']/gu)].map(([, word = '']) =>
    word.trim(),
  )
  if (quoted.length > 0) return quoted
  const [first = ''] = list.split(/\s+(?:but|and|then)\s+(?=\p{L}+\s+\p{L}+)|,\s+(?=\p{L}+\s+(?!(?:and|or)\s)\p{L}+)/u)
  return first
    .split(/,\s*|\s+(?:and|or)\s+/)
    .map((word) => word.trim())
    .filter((word) => /^[\p{L}\p{N}'’ -]{2,40}$/u.test(word))
}

/** “our prices or any discounts” */
function mattersOf(told: string): readonly string[] {
  const [said = ''] = told.split(/\s+(?:but|because|until|unless|instead)\b/u)
  return said
    .split(/\s+(?:and|or|nor)\s+/)
    .map((part) => part.replace(/^(?:(?:about|of|to|any|the|our|an?|their|your|my)\s+)+/i, '').trim())
    .filter(
      (words) =>
        /^[\p{L}'’-]{3,}(?: [\p{L}'’-]{2,})?$/u.test(words) && !/^(?:exclamation|emoji|anything|them)/i.test(words),
    )
}

/** “price” is in “prices” and “pricing”. */
function formsOf(word: string): RegExp {
  const stem = word.length < 4 ? word : word.replace(/(?:ies|es|s|e|y)$/i, '')
  const plain = stem.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  return new RegExp(`(?<![\\p{L}\\p{N}])${plain}\\p{L}{0,3}(?![\\p{L}\\p{N}])`, 'iu')
}
