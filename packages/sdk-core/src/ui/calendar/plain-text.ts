/** What a person typed, made comparable: digits of any script as 0 to 9, no marks of direction, lower case. */
export function plainText(text: string): string {
  return text
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .toLowerCase()
}

function plainDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.findLast((each) => each <= code)
  return zero !== undefined && code - zero < 10 ? String(code - zero) : character
}

/** Where the digits begin that Intl writes: Arabic, Persian, Devanagari, Bengali, Thai, Burmese and full width. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040, 0xff10]
