/** What a message is to say, and what it says no longer: “we are from Globex, not Acme”. */
export interface RightedClaim {
  readonly claim: string
  readonly instead?: { readonly words: string; readonly by: string } | undefined
}

/** Nobody is told what the writer is not, where that only puts right what was said before. */
export function rightedClaim(text: string): RightedClaim {
  const [, claim = '', wrong = ''] = notThat.exec(text) ?? []
  const words = wrong.split(' ')
  const isName = words.every((word) => /^\p{Lu}/u.test(word))
  const [, number, unit = ''] = /^([€$£]?\d[\d.,:]*%?)(\s.+)?$/.exec(wrong) ?? []
  if (isName) {
    const by = nameAtEnd.exec(claim)?.[0]
    return by === undefined ? { claim: text } : { claim, instead: { words: wrong, by } }
  }
  const right = number === undefined ? undefined : lastNumber.exec(claim)
  if (number === undefined || right === null || right === undefined) return { claim: text }
  const [, value = '', measure = ''] = right
  // A number alone may stand for anything else as well.
  const both = unit === '' ? measure : unit
  return both === '' && /^\d+$/.test(number)
    ? { claim }
    : { claim, instead: { words: `${number}${both}`, by: `${value}${unit === '' ? measure : unit}` } }
}

const notThat =
  /^(.{4,}?),?\s+(?:and\s+)?(?:not|instead of|rather than)\s+(?:from\s+|at\s+|in\s+)?([^\s,;.]+(?:\s[^\s,;.]+){0,3})$/i
const nameAtEnd = /(?<![\p{L}])\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s\p{Lu}[\p{L}\p{N}&.'’-]*){0,3}$/u
const lastNumber = /([€$£]?\d[\d.,:]*%?)(\s\p{L}+)?[^\d]*$/u
