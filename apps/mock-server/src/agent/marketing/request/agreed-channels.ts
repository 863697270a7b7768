type Channel = 'email' | 'linkedin'

/** By which ways somebody agrees who was asked for each: “yes for the email, no for LinkedIn”; nothing where no way is named. */
export function agreedChannels(text: string, asked: readonly Channel[]): readonly Channel[] | undefined {
  const clauses = text.split(/\s*(?:[,;.!]|\bbut\b|\band\b)\s*/i).filter((clause) => clause !== '')
  const agreed: Channel[] = []
  let isNamed = false
  for (const clause of clauses) {
    if (!answer.test(clause)) return undefined
    const channels = channelsIn(clause, asked)
    isNamed ||= channels.length > 0
    if (!refuses.test(clause)) agreed.push(...channels)
  }
  return isNamed ? asked.filter((channel) => agreed.includes(channel)) : undefined
}

function channelsIn(clause: string, asked: readonly Channel[]): readonly Channel[] {
  const named = asked.filter((channel) => ways[channel].test(clause))
  if (named.length > 0) return named
  return /\bothers?\b/i.test(clause) ? asked : []
}

const ways: Readonly<Record<Channel, RegExp>> = { email: /\be-?mails?\b/i, linkedin: /\blinked-?in\b/i }
const refuses = /\b(?:no|not|don['’]?t|never|leave|without|except)\b/i
/** Words of which an answer is made, and nothing that asks for anything else. */
const answer =
  /^(?:(?:yes|yep|yeah|ok(?:ay)?|sure|please|no|not|nope|don['’]?t|do|it|that|this|them|save|replace|overwrite|keep|leave|only|just|for|to|with|in|by|on|the|my|our|new|old|existing|other|others|one|ones|e-?mails?|linked-?in|messages?|notes?|sequence|drafts?|then|now|too|as|well|is|are|fine|out|alone)\s*)+\?*$/i
