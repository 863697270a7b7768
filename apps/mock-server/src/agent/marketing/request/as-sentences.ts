import { isTaskItself } from './read-draft-task'

/**
 * An order for messages with all that is said behind it in one sentence, as sentences: “write them a sequence, we do
 * paper packaging, goal is a short call” as “write them a sequence. We do paper packaging. Ask for a short call.”
 */
export function asSentences(message: string): string {
  const [, order = '', said] = ordered.exec(message) ?? []
  if (said === undefined) return inSentences(message)
  if (about.test(order)) return message
  const [first = '', ...others] = said.split(nextPart).map((part) => part.trim().replace(/[.!,;\s]+$/, ''))
  if (!begun.test(said)) {
    const task = first.replace(congratulating, 'congratulate them on ')
    // “A LinkedIn message: congrats on the round, offer our support”
    // “A sequence to them, offering a free trial, mention our damage rate”
    if (others.length > 0 && doing.test(first)) return sentencesOf([`${order.trim()} ${first}`, ...others])
    if (others.length === 0 || !isTaskItself(task)) return message
    return sentencesOf([`${order.trim()} to ${task}`, ...others])
  }
  return sentencesOf([order.trim(), first, ...others])
}

/** “A sequence: we offer language courses. 80 companies use us.” */
function inSentences(message: string): string {
  const [, order = '', said = ''] = orderedBefore.exec(message) ?? []
  return order === '' || about.test(order) || !begun.test(said)
    ? message
    : `${order.trim()}. ${said.charAt(0).toUpperCase()}${said.slice(1)}`
}

function sentencesOf(parts: readonly string[]): string {
  return parts
    .map(asAsk)
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`)
    .join(' ')
}

/** “Goal is a 15 minute call” */
function asAsk(part: string): string {
  const time = aim.exec(part)?.[1]
  return time === undefined ? part : `Ask for ${/^an?\s|^\d/i.test(time) ? time : `a ${time}`}`
}

const doing = /^(?:offering|introducing|inviting|announcing|presenting|asking|thanking|telling)\s/i
const congratulating = /^(?:congrats|congratulations|congratulate(?: them)?) (?:on|for) /i
const polite = '(?:(?:please|pls|ok(?:ay)?|now|then|and|so|great|good|yes|can you|could you)[,\\s]+)*'
const order = `(${polite}(?:(?:write|draft|compose|create|prepare|make|send|do)\\s+(?:(?:to\\s+)?(?:them|everyone|everybody|these people|all of them|each of them)(?:\\s+(?:an?|one|two|three|four|five|[2-7])\\s[^,:;.!?–]*)?|(?:an?|the|some|one|two|three|four|five|[2-7])\\s[^,:;.!?–]*?(?:e-?mails?|messages?|sequence|cadence|note|outreach|mails?)\\b[^,:;.!?–]{0,60})|(?:e-?mail|message|mail)\\s+(?:them|everyone|everybody)))`
const ordered = new RegExp(`^${order}\\s*(?:[,:;]|\\s[–-])\\s+([^.!?]{8,400})[.!?]*$`, 'i')
/** With whole sentences behind a colon. */
const orderedBefore = new RegExp(`^${order}\\s*(?::|\\s[–-])\\s+([^]{8,600})$`, 'i')
const about = /\b(?:about|regarding|that|which|to (?!them\b|everyone\b|everybody\b|all\b|these\b|the\b|our\b))\s*\S/i
const ofSender = "(?:we|we[’']re|our|i|i[’']m)\\b(?! (?:hope|think|look forward)\\b)"
const ofAim =
  '(?:(?:the|our|my)\\s+)?(?:goal|aim|purpose|objective|call to action|cta)\\s*(?:is|:|=)\\s*(?:to\\s+(?:get|book|have|set up|arrange)\\s+)?'
const begun = new RegExp(`^(?:${ofSender}|${ofAim})`, 'i')
const nextPart = new RegExp(
  `[,;]\\s+(?:and\\s+|but\\s+)?(?=(?:${ofSender}|${ofAim}|(?:please\\s+)?(?:ask|mention|offer|invite)\\b|tell them\\b))`,
  'i',
)
const aim = new RegExp(
  `^${ofAim}((?:an?\\s+)?(?:[\\p{L}\\p{N}-]+\\s+){0,3}?(?:calls?|meetings?|chats?|demos?|conversations?|visits?|appointments?)\\b.*)$`,
  'iu',
)
