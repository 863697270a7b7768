/** “Wow the dentists”: a verb that nobody knows, and whom or what it is done to. */
export function looksOrdered(text: string): boolean {
  return ordered.test(text)
}

/** Words that begin a sentence, and are no verb. */
const ordered =
  /^(?!(?:with|without|from|since|until|after|before|in|on|at|by|for|to|of|all|both|because|although|while|when|if|as|once|during|over|under|despite|instead|not|only|also|even|and|but|so|that|this|these|those|here|now|then|today|tomorrow|soon)\b)\p{L}+\s(?:the|our|them|their|every|each)\s/iu
