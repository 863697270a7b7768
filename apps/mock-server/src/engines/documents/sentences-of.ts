/** Sentences of a paragraph. A sign within a number or before a small letter ends none. */
export function sentencesOf(paragraph: string): readonly string[] {
  return paragraph
    .split(/(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
