/** Of what a conversation begins with: the same in every window. */
export function firstMessageId(threadId: string): string {
  return `${threadId}/first`
}
