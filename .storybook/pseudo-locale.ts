/**
 * Text as no language has it: accented, longer by a third, in brackets. What stays plain English in a story was never
 * given to the catalogue; what is cut off or pushed away has no room for other languages.
 */
export function pseudo(message: string): string {
  const { text, letters } = accented(message)
  const longer = ' ~'.repeat(Math.ceil(letters * 0.15))
  return `[${text}${longer}]`
}

/** Goes over the words of an ICU message; argument names, formats and keywords stay as they are. */
function accented(message: string): { readonly text: string; readonly letters: number } {
  let text = ''
  let letters = 0
  // One entry per open brace: words are inside of branches, and outside of all braces.
  const open: ('argument' | 'branch')[] = []
  for (const character of message) {
    const inside = open.at(-1)
    if (character === '{') {
      open.push(inside === 'argument' ? 'branch' : 'argument')
    } else if (character === '}') {
      open.pop()
    } else if (inside !== 'argument') {
      if (/\p{L}/u.test(character)) letters += 1
      text += accents[character] ?? character
      continue
    }
    text += character
  }
  return { text, letters }
}

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'],
    ['abcdefghijklmnopqrstuvwxyz', 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'],
  ].flatMap(([plain = '', changed = '']) => {
    const letters = [...changed]
    return [...plain].map((letter, index) => [letter, letters[index] ?? letter] as const)
  }),
)
