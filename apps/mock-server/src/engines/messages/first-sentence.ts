/** What a goal asks for in its first sentence, without the words that only ask. */
export function firstSentence(goal: string): string {
  const [line = ''] = goal.trim().split(/\n|(?<=[.!?])\s+/)
  return line
    .replaceAll(/\s*\u2014\s*/g, ', ')
    .replace(/[.!?\s]+$/, '')
    .replace(/^(?:we|i)\s+(?:want|would like|'d like|need|plan|hope|are trying|am trying)\s+to\s+/i, '')
    .replace(/^(?:please\s+)?(?:write|draft|create|compose|give me|generate|make)\s+/i, '')
    .replace(
      /^(?:(?:me|us|an?|the|short|first|new|cold)\s+)*(?:e?-?mails?|messages?|sequence|subject(?: line)?|template|campaign|idea)\s+(?:to|for|on)\s+/i,
      '',
    )
    .slice(0, 200)
    .trim()
}
