import { hideQuotes } from './quoted-words'

/** A message with slips of the pen as they are meant: “bakerys”, “10 CEO's in Paris”, “software compnaies”. Quotations stay as they are. */
export function spelledRight(message: string): string {
  const { text, shown } = hideQuotes(message)
  const plain = slips.reduce((said, [typed, meant]) => said.replace(typed, meant), text)
  return shown(plain.replace(longWord, (word) => meantBy(word) ?? word))
}

const slips: readonly (readonly [RegExp, string])[] = [
  // “Startup's in Paris”: several of them, and nothing that is theirs.
  [
    /\b(?!(?:who|what|that|there|here|where|how|when|it|one|body|some\w+|every\w+|any\w+|nobody|let)\b)(\p{Ll}{4,}|\p{Lu}{2,4})['’]s(?= (?:in|at|from|of|with|that|who|which|outside|near)\s)/gu,
    '$1s',
  ],
  // “Health and safety managers” look after one thing, and health is no trade there.
  [
    /\bhealth(?: and |\s?& ?)safety(?= (?:managers?|heads?|directors?|officers?|leads?|leaders?|specialists?|engineers?|coordinators?|executives?)\b)/giu,
    'HSE',
  ],
  [/(?<=\b(?:heads?|directors?|vps?|managers?) of )health(?: and |\s?& ?)safety\b/giu, 'HSE'],
  // “Companys”, “bakerys”
  [/\b(\p{Ll}{2,}[bcdfghklmnprtvz])ys\b/gu, '$1ies'],
  // A trade is no more than one: “fintechs companies”
  [
    /\b(\p{L}+tech|insurance|software|retail|consulting|pharma)s(?= (?:compan(?:y|ies)|firms?|businesses|start-?ups?|agencies)\b)/giu,
    '$1',
  ],
  [/\b(logistic)(?= (?:compan(?:y|ies)|firms?|businesses|managers?|providers?)\b)/gi, '$1s'],
]

/** What is asked for most, and has no other word near it: “contracts” is one of its own beside “contacts”. */
const known: readonly string[] = [
  ...[
    'companies',
    'startups',
    'agencies',
    'businesses',
    'manufacturers',
    'restaurants',
    'hospitals',
    'breweries',
    'universities',
  ],
  ...['marketing', 'manufacturing', 'logistics', 'software', 'consulting', 'construction', 'insurance', 'healthcare'],
  ...['procurement', 'operations', 'engineering', 'recruitment', 'cybersecurity', 'pharmaceutical', 'automotive'],
  ...['managers', 'directors', 'engineers', 'executives', 'recruiters', 'employees', 'sequence'],
  ...['looking', 'address', 'addresses', 'facilities'],
  ...['conference', 'webinar', 'invitation', 'question', 'sentence', 'friendlier', 'shorter', 'professional'],
]

const longWord = /(?<![\p{L}\p{N}'’@./-])\p{Ll}{6,15}(?![\p{L}\p{N}'’@/-]|\.\p{L})/gu

/** The word that is meant where one slip makes it; nothing where the word is right, or another one. */
function meantBy(word: string): string | undefined {
  if (known.includes(word)) return undefined
  return known.find((right) => isSlipOf(word, right))
}

/** One letter too few, one too many, two that have changed places, or one vowel for another; never the first or the last. */
function isSlipOf(word: string, right: string): boolean {
  if (word[0] !== right[0] || word.at(-1) !== right.at(-1)) return false
  const [short, long] = word.length < right.length ? [word, right] : [right, word]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const [one, other] = [word.slice(at, at + 2), right.slice(at, at + 2)]
  if (one === [...other].toReversed().join('')) return word.slice(at + 2) === right.slice(at + 2)
  return isVowel(one) && isVowel(other) && word.slice(at + 1) === right.slice(at + 1)
}

function isVowel(text: string): boolean {
  return /^[aeiou]/.test(text)
}
