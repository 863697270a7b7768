/** What a goal is about, as it stands in “about …”: of “Book a call about cold chains” it is “cold chains”. */
export function topicOfGoal(goal: string, otherwise = 'how you work today'): string {
  const sentence = firstSentence(goal)
  if (sentence === '') return otherwise
  const about = /\b(?:about|regarding|concerning|on the topic of|to discuss|to talk about)\s+(.+)$/i.exec(sentence)?.[1]
  if (about !== undefined) return asTopic(about)
  const offered =
    /^(?:please\s+)?(?:introduce|promote|pitch|sell|offer|present|announce|launch|advertise|show|demo)\s+(.+)$/i
      .exec(sentence)?.[1]
      ?.replace(/^(.+)\s+to\s+.+$/i, '$1')
  if (offered !== undefined) return asTopic(offered)
  const invited = /^(?:please\s+)?(?:invite|bring|get|win|convince|persuade)\s+.+?\s+(?:to|for|over to)\s+(.+)$/i.exec(
    sentence,
  )?.[1]
  if (invited !== undefined) return asTopic(invited.replace(/^(?:try|use|join|attend|visit|buy|sign up for)\s+/i, ''))
  const met =
    /^(?:please\s+)?(?:book|arrange|schedule|set up|get|win|ask for|land|secure)\s+.*?\b(?:calls?|meetings?|demos?|conversations?|appointments?|chats?)\b(?:\s+(?:with|at|from)\s+(.+))?$/i.exec(
      sentence,
    )
  if (met) return met[1] === undefined ? otherwise : workOf(met[1])
  const reached = /^(?:please\s+)?(?:reach(?: out to)?|contact|write to|email|message|find|target)\s+(.+)$/i.exec(
    sentence,
  )?.[1]
  if (reached !== undefined) return workOf(reached)
  return asTopic(sentence)
}

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

/** What people do, from what they are called: heads of logistics do logistics. */
function workOf(people: string): string {
  const area =
    /\b(?:heads?|directors?|vps?|vice presidents?|chiefs?|leads?|managers?|owners?)\s+(?:of|for)\s+(.+)$/i.exec(
      people,
    )?.[1] ??
    /^(?:the\s+)?(.+?)\s+(?:managers?|directors?|leaders?|teams?|officers?|leads?|specialists?)\b/i.exec(people)?.[1]
  if (area === undefined) return `the work of ${lowerFirst(people)}`
  return asTopic(area.replace(/\s+(?:at|in|from)\s+.*$/i, ''))
}

function asTopic(text: string): string {
  const plain = text.trim().replace(/^(?:our|my)\s+/i, 'our ')
  return lowerFirst(plain)
}

/** `Retail` within a sentence is `retail`; `SaaS` and `AI` stay as they are. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:\s|$|,)/u.test(text) && !/^I\b/.test(text)
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text
}
