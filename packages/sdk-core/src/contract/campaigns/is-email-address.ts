/** An address that a server could take: something, an at sign, a domain with a dot. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 320 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text)
}
