/** “Show me who you found in Paris” asks for those who are there; “the new ones” are no young companies. */
export function asThere(text: string): string {
  const there = asks.test(text) ? text.replace(foundBefore, (_, noun?: string) => noun ?? 'who is') : text
  return asks.test(there) || counts.test(there) ? there.replace(newOnes, 'recently added') : there
}

const asks =
  /^(?:(?:please|can you|could you|now|and|so|ok(?:ay)?)[,\s]+)*(?:show|list|who(?:['’]s)?|whom|which|what(?:['’]s| is)(?= new\b)|tell|give)\b/i
const counts = /^(?:(?:and|so|ok(?:ay)?)[,\s]+)*how many\b/i
const newOnes =
  /(?<=\bthe\s)new(?=\s+(?:ones|people|contacts|companies|accounts|leads)\b)|(?<=\b(?:is|are|who['’]s|what['’]s)\s)new(?=\s*[?.!]*$)/i
const someone = '(?:who|whom|(?:the )?ones|those|everyone|everybody|all)'
const foundBefore = new RegExp(
  `\\b(?:(?:the )?(people|contacts|companies|accounts)|${someone})\\s+(?:(?:that|who|whom|which)\\s+)?(?:(?:you|we|i)(?:['’]ve|\\s+have)?\\s+(?:just\\s+|already\\s+)?(?:found|added)|(?:did|have)\\s+(?:you|we)\\s+(?:found|find|added|add))(?:\\s+for (?:me|us))?(?=\\s+(?:in|at|from|with)\\b)`,
  'i',
)
