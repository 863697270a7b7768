/** Whether a goal only names what kind of message it is, which says nothing of what that says. */
export function isKindAlone(goal: string): boolean {
  return kinds.test(goal.trim())
}

const kinds =
  /^(?:(?:write|draft|send|make|create)\s+)?(?:(?:an?|the|our|short|friendly|quick|first|cold|partnership|cooperation|collaboration|intro(?:duction)?|introductory|proposal|connection|invitation|re-?engagement|win-?back|follow-?up|linked-?in)\s+)*(?:e-?mails?|messages?|mails?|notes?|requests?|follow-?ups?|proposals?|pitch|intro(?:duction)?|invitation)(?:,?\s+and\s+(?:an?|one|two|three|\d)\s+follow[- ]?ups?(?:\s+(?:e-?mails?|messages?))?)?$/i
