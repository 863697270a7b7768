/** What messages are about, with one sentence more. */
export function withSentenceBehind(about: string, sentence: string): string {
  return `${about.replace(/[\s.]+$/, '')}. ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}
