/** What “they” are behind “introduce our panels to architects” and “we sell forklifts to warehouses”. */
export function thingIn(sentence: string): string | undefined {
  const plain = sentence.trim()
  return ordered.exec(plain)?.[1] ?? sold.exec(plain)?.[1]
}

const ordered =
  /\b(?:introduce|sell|offer|pitch|promote|present|about|recommend)\s((?:our|my|the)\s[^.,;:]*?)(?:\s(?:to|with)\s[^.,;:]*)?[.,;:!]*$/i
const sold =
  /^(?:we|i)\s(?:sell|make|build|lease|rent out|rent|supply|produce|design|develop|manufacture|offer|import|install)\s((?:an?\s)?(?:[\p{L}-]+\s){0,3}?[\p{L}-]{3,})(?:\s(?:to|for|with|in|from|made|that|which)\s[^.,;:]*)?[.,;:!]*$/iu
