/** What “they” are behind “introduce our panels to architects” */
export function thingIn(sentence: string): string | undefined {
  return /\b(?:introduce|sell|offer|pitch|promote|present|about|recommend)\s((?:our|my|the)\s[^.,;:]*?)(?:\s(?:to|with)\s[^.,;:]*)?[.,;:!]*$/i.exec(
    sentence.trim(),
  )?.[1]
}
