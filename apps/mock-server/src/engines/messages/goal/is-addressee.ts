import { isPeople } from './people-words'

/** Whether words name somebody whom a message can go to: “them”, “our customers”, “everybody who answered our survey”. */
export function isAddressee(text: string): boolean {
  const plain = text.trim().replace(/\s+\p{L}+ly$/u, '')
  return anybody.test(plain) || (!namesNobody.test(plain) && isPeople(plain))
}

const anybody =
  /^(?:you|them|him|her|(?:everyone|everybody|all|those|anyone|anybody|people|each)(?:\s+(?:of (?:them|you|those|these)|(?:who|that|in|at|from|here|on)\s.+))?)$/i
const namesNobody = /^(?:me|us)\b/i
