import { isPeople } from './people-words'

/** “Heads of operations in Poland: offer our ferry” as “To heads of operations in Poland, offer our ferry” */
export function asAddressed(goal: string): string {
  const text = goal.replace(kind, '')
  const [, people = '', matter = ''] = outreach.exec(text) ?? []
  if (people !== '' && isPeople(people.trim())) return matter
  const [, whom = '', rest = ''] = begun.exec(text) ?? []
  return whom !== '' && isPeople(whom.trim()) ? `To ${whom.trim()}, ${rest}` : text
}

/** “Cold email: we reduce chargebacks” */
const kind =
  /^\s*(?:(?:an?|short|cold|first|new|sales|intro|quick)\s)*(?:(?:linked-?in|e-?mail)\s)?(?:outreach|e-?mail|mail|message|note|pitch|campaign|sequence):\s+(?=\S)/i

/** “Cold outreach to CFOs: our software finds double payments” */
const outreach =
  /^\s*(?:(?:an?|short|cold|first|new)\s)*(?:(?:linked-?in|e-?mail|sales)\s)?(?:outreach|sequence|campaign|e-?mails?|messages?)\s(?:to|for)\s([^:.\n!?]{3,60}):\s+((?:we|our)\s.+)$/is

const begun =
  /^\s*(?:to\s+)?([^:.\n!?]{3,90}):\s+((?:offer|invite|tell|ask|introduce|show|present|pitch|sell|propose|suggest|announce|thank|remind|let|inform|book|share)\b.+)$/is
