/** What a word has in common with its other forms: “thanking” and “thanks”, “deliveries” and “delivery”. */
export function stemOf(word: string): string {
  if (/^\p{N}/u.test(word)) return word
  return word
    .toLowerCase()
    .replace(/(?<=\p{L}{3})(?:ing|ed|es|e|s)$/u, '')
    .replace(/(?<=\p{L}{2})(\p{L})\1$/u, '$1')
    .slice(0, stemLength)
}

const stemLength = 4
