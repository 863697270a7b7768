import { asActivity } from './as-activity'
import { workOfTitle } from './work-of-title'

/** What a goal is about, as it stands in “about …”: of “Book a call about cold chains” it is “cold chains”. */
export function topicOfGoal(goal: string, otherwise = 'how you work today'): string {
  const sentence = firstSentence(goal)
  if (sentence === '') return otherwise
  const about = /\b(?:about|regarding|concerning|on the topic of|to discuss|to talk about)\s+(.+)$/i.exec(sentence)?.[1]
  if (about !== undefined) return asTopic(about)
  const feedback = /\b(?:feedback|opinions?|views?|input|thoughts) (?:on|of)\s+(.+)$/i.exec(sentence)?.[1]
  if (feedback !== undefined) return asTopic(feedback)
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
  if (met) return (met[1] === undefined ? undefined : workOfTitle(met[1])) ?? otherwise
  const reached = /^(?:please\s+)?(?:reach(?: out to)?|contact|write to|email|message|find|target)\s+(.+)$/i.exec(
    sentence,
  )?.[1]
  if (reached !== undefined) return workOfTitle(withoutCount(reached)) ?? otherwise
  return asActivity(asTopic(sentence))
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

/** “15 heads of logistics” are heads of logistics. */
function withoutCount(people: string): string {
  return people.replace(/^(?:me\s+|us\s+)?(?:\d+|some|more|all|new)\s+/i, '')
}

function asTopic(text: string): string {
  const plain = text
    .trim()
    .replace(/^(?:our|my)\s+/i, 'our ')
    // It is said to them.
    .replaceAll(/\btheir\b/g, 'your')
  return lowerFirst(plain)
}

/** `Retail` within a sentence is `retail`; `SaaS` and `AI` stay as they are. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+(?:\s|$|,)/u.test(text) && !/^I\b/.test(text)
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text
}
