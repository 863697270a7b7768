/** Whether a message, or a sentence of it, says that it is the last. */
export function isFarewell(text: string): boolean {
  return farewell.test(text)
}

const farewell = /\bthe last you will hear from me\b|\bThis is my last (?:note|message)\b|\ba last word from me\b/i
