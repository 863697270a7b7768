/** “Get them to come to our open house”, “invite them to come along on a trial sail” as “Invite them to …” */
export function asInvitation(text: string): string {
  return text.replace(getting, 'invite $1 to ').replace(along, '$1')
}

const getting =
  /^\s*get\s+(them|(?:[\p{L}-]+\s+){0,4}?[\p{L}-]+s)\s+to\s+(?:come to|visit|attend|join us (?:at|for))\s+(?=(?:our|the|an?|my)\s)/iu
const along =
  /^(\s*(?:please\s+)?invite\s+(?:them|(?:[\p{L}-]+\s+){0,4}?[\p{L}-]+s)\s+to\s+)(?:come\s+(?:along\s+)?(?:on|to|for)|join\s+us\s+(?:on|at|for))\s+(?=(?:our|the|an?|my)\s)/iu
