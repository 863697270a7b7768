/** Whether a code point of folded text is one of those meant. */
export type CharacterTest = (code: number) => boolean

/** Also true when the small form of the character is meant: `[a-z]` means A, which is what text is folded to. */
export function inEitherCase(matches: CharacterTest): CharacterTest {
  return (code) => {
    if (matches(code)) return true
    const small = String.fromCodePoint(code).toLowerCase().codePointAt(0)
    return small !== undefined && small !== code && matches(small)
  }
}

export const isDigit: CharacterTest = (code) => code >= 0x30 && code <= 0x39

export const isWord: CharacterTest = (code) =>
  isDigit(code) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || code === 0x5f

export const isSpace: CharacterTest = (code) => /\s/.test(String.fromCodePoint(code))

export const opposite =
  (matches: CharacterTest): CharacterTest =>
  (code) =>
    !matches(code)
