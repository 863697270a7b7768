import { isMany } from './is-many'

/** “Compare our prices with DHL and show that we are 15% cheaper” is to tell them how they compare. */
export function withComparison(sentence: string): string {
  const [, ours = '', theirs = '', result] = compared.exec(sentence) ?? []
  return result === undefined
    ? sentence
    : `tell them how ${ours} ${isMany(ours) ? 'compare' : 'compares'} with ${theirs}: ${result}`
}

const compared =
  /^(?:please\s+)?compare\s+(our\s[^,:;.]{2,60}?)\s+(?:with|to|and)\s+([^,:;.]{2,40}?),?\s+and\s+(?:show|say|point out|tell them|mention|prove|explain)\s+that\s+((?:we|our|they|it)\s.+)$/i
