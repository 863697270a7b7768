/** “Write two LinkedIn messages about our ferry and an email”: both are named before what they are about. */
export function bothInFront(text: string): string {
  const { order = '', first = '', matter = '', second = '' } = trailing.exec(text)?.groups ?? {}
  return order === '' || /linked/i.test(first) === /linked/i.test(second) ? text : `${order} and ${second}${matter}`
}

const message = String.raw`e-?mails?|linked-?in\s+(?:messages?|notes?)`
const trailing = new RegExp(
  String.raw`^(?<order>(?:\S+\s+){0,6}?(?<first>${message})\b)(?<matter>\s+(?:about|on|for|to|that|which|inviting|offering)\s+.+?),?\s+(?:and|plus|&)\s+(?:also\s+)?(?<second>(?:an?|one|two|three|four|five|six|seven|[1-7])\s+(?:short\s+)?(?:${message}))[.!]*$`,
  'i',
)
