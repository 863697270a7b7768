import { isPeople } from './people-words'

/** “Heads of operations in Poland: offer our ferry” as “To heads of operations in Poland, offer our ferry” */
export function asAddressed(text: string): string {
  const [, whom = '', rest = ''] = begun.exec(text) ?? []
  return whom !== '' && isPeople(whom.trim()) ? `To ${whom.trim()}, ${rest}` : text
}

const begun =
  /^\s*(?:to\s+)?([^:.\n!?]{3,90}):\s+((?:offer|invite|tell|ask|introduce|show|present|pitch|sell|propose|suggest|announce|thank|remind|let|inform|book|share)\b.+)$/is
