/** A sentence of a document that says something to be judged by: one with a figure, and short enough to be read. */
export function proofOf(documents: readonly { readonly text: string }[]): string | undefined {
  const sentences = documents.flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n+/)).map((sentence) => sentence.trim())
  return sentences.find((sentence) => /\d/.test(sentence) && /[.!?]$/.test(sentence) && isShort(sentence))
}

const isShort = (sentence: string) => {
  const words = sentence.split(/\s+/).length
  return words >= 6 && words <= 24
}
