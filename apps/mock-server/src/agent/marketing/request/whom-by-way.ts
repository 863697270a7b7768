/** An order for messages by both ways, with whom it names for each. */
export interface WhomByWay {
  /** The order without those. */
  readonly order: string
  readonly email: string
  readonly linkedin: string
}

/** Reads “write a message to the CFOs on LinkedIn and an email to the CEOs about our tool”; nothing where one of them names nobody. */
export function whomByWay(text: string): WhomByWay | undefined {
  const { lead, first = '', second = '', behind = '' } = both.exec(text)?.groups ?? {}
  if (lead === undefined) return undefined
  const [one, other] = [partOf(first), partOf(second)]
  if (one === undefined || other === undefined || one.way === other.way) return undefined
  const [email, linkedin] = one.way === 'email' ? [one.whom, other.whom] : [other.whom, one.whom]
  return { order: `${lead}an email and a LinkedIn message${behind}`, email, linkedin }
}

function partOf(text: string): { readonly whom: string; readonly way: 'email' | 'linkedin' } | undefined {
  const { what = '', whom, by = '' } = part.exec(text)?.groups ?? {}
  if (whom === undefined) return undefined
  const way = `${what} ${by}`
  if (/e-?mail/i.test(way)) return { whom, way: 'email' }
  return /linked-?in|\bnote$/i.test(way.trim()) ? { whom, way: 'linkedin' } : undefined
}

const message = '(?:an?|one)\\s+(?:(?:short|friendly|formal|personal|linked-?in)\\s+){0,2}(?:e-?mail|message|note)'
const word = '(?!(?:and|plus|as|about|to|by|via|on|over|regarding|that|which)\\b)[\\p{L}\\p{N}-]+'
const whom = `(?:the|our|all|those|these)(?:\\s+${word}){1,5}`
const by = '(?:by|via|on|over)\\s+(?:linked-?in|e-?mail)'
const each = `${message}\\s+to\\s+${whom}(?:\\s+${by})?`
const both = new RegExp(
  `^(?<lead>(?:\\w+ ){0,2}?(?:write|draft|compose|create|prepare|send|make)\\s+)(?<first>${each}),?\\s+(?:and|plus|as well as)\\s+(?<second>${each})(?<behind>(?:\\s+(?:about|to|regarding|that|which)\\s|,).*)?$`,
  'iu',
)
const part = new RegExp(`^(?<what>${message})\\s+to\\s+(?<whom>${whom})(?:\\s+(?<by>${by}))?$`, 'iu')
