/** “Get them to come to our open house” as “Invite them to our open house” */
export function asInvitation(text: string): string {
  return text.replace(getting, 'invite $1 to ')
}

const getting =
  /^\s*get\s+(them|(?:[\p{L}-]+\s+){0,4}?[\p{L}-]+s)\s+to\s+(?:come to|visit|attend|join us (?:at|for))\s+(?=(?:our|the|an?|my)\s)/iu
