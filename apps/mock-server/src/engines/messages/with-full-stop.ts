/** A sentence that is closed once: names such as “Renlewave S.A.” bring a full stop of their own. */
export function withFullStop(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}
