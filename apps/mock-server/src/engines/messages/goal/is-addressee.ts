import { isPeople } from './people-words'

/** Whether words name somebody whom a message can go to: “them”, “our customers”, “everybody who answered our survey”. */
export function isAddressee(text: string): boolean {
  const plain = text.trim().replace(/\s+\p{L}+ly$/u, '')
  return anybody.test(plain) || (!namesNobody.test(plain) && !isCutOff.test(plain) && isPeople(plain))
}

const anybody =
  /^(?:you|them|him|her|(?:everyone|everybody|all|those|anyone|anybody|people|each)(?:\s+(?:of (?:them|you|those|these)|(?:who|whose|that|in|at|from|here|on)\s[^,;:!?]+))?)$/i
/** “the heads of”, where marketing or purchasing follows */
const isCutOff = /(?:^|\s)(?:of|for|in|at|and|or|the|our|an?)$/i
const namesNobody = /^(?:me|us)\b/i
