/** Words as a part of a pattern: no sign in them means anything else. */
export function literally(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** These words as they stand in a text, and not as a part of others: “it” is none in “invite”. */
export function wholeWords(...words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(literally).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}
