/** Values that were typed with commas between them; one that has a comma itself stands in quotes. */
export function splitList(text: string): readonly string[] {
  const parts: string[] = []
  let part = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '"' && isQuoted && text.charAt(at + 1) === '"') {
      part += sign
      at += 1
    } else if (sign === '"' && (isQuoted || part.trim() === '')) {
      isQuoted = !isQuoted
    } else if (sign === ',' && !isQuoted) {
      parts.push(part)
      part = ''
    } else part += sign
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== '')
}

/** Values as they are typed. */
export function listText(values: readonly string[]): string {
  return values.map((value) => (/[,"]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(', ')
}

/** Numbers as they are typed; where one has a comma, semicolons stand between them. */
export function numbersText(numbers: readonly string[]): string {
  return numbers.join(numbers.some((number) => number.includes(',')) ? '; ' : ', ')
}
