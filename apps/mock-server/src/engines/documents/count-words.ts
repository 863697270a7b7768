/** How many words a text has, as people count them: “co-worker's” is one. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[-'’.,](?=[\p{L}\p{N}]))*/gu)?.length ?? 0
}
