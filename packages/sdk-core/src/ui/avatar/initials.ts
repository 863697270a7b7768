/** The first letters of the first and the last word; of a name written without spaces, its first letter. */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /\p{L}|\p{N}/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => firstLetter(word ?? ''))
  return letters.join('').toLocaleUpperCase()
}

/** One of six colours; the same name always gets the same. */
export function avatarTone(name: string): number {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973
  return (sum % 6) + 1
}

function firstLetter(word: string): string {
  return /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? ''
}
