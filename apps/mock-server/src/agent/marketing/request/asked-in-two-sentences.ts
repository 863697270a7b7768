import { upperFirst } from '../../../engines/messages/upper-first'
import type { Rewording } from './other-words'

const ofContact = '(?:e-?mail(?: address)?|phone(?: number)?|linked-?in(?: profile)?)'

/** What is asked for in two sentences, or two things that are asked in one. */
export const askedInTwoSentences: readonly Rewording[] = [
  // “Who should I talk to at hotels in London? Get me 8 owners”
  [
    /\bwho (?:should|could|can|do) (?:i|we) (?:talk|speak|write) (?:to|with) (at|in) ([^?!.]{3,80})\?\s+(get|find|give|start with|begin with)\s+(?:me\s+|us\s+)?(\d{1,3}\s[^.?!]{3,60})(?=[.!]|$)/i,
    'Find $4 $1 $2',
  ],
  // “Find me 12 possible speakers, chief sustainability officers at manufacturers”
  [
    /\b(find|get)(\sme|\sus)?\s(\d{1,3})\s(?:possible|potential|good|new|suitable)?\s?(?:speakers|guests|partners|sponsors|candidates|panell?ists|interviewees|attendees),\s+(?=\p{L}[^.?!]{3,60}\s(?:at|in|of)\s)/iu,
    '$1$2 $3 ',
  ],
  // “How many have an email address, and who is missing one?”
  [
    new RegExp(
      `^((?:how many|who|which)\\b[^?.!]{0,60}?\\san? (?:valid |verified )?(${ofContact})[^?.!,]{0,30}?)(?:\\?|,)?\\s+(?:and |but )?(who|which|how many)(?: of them)? (?:(?:is|are) (?:still )?(?:missing|lacking|without) (?:one|it|any)|(?:lacks?|misses|needs?) (?:one|it)|ha(?:s|ve) none|(?:does|do|has|have)(?: not|n['’]t)(?: have| got)?(?: one| it| any)?)(?: yet)?\\s*\\?*$`,
      'i',
    ),
    (_, first = '', what = '', who = '') => `${first}? ${/^how/i.test(who) ? 'How many have' : 'Who has'} no ${what}?`,
  ],
  // “Which of them have an email, and which company is the biggest?”
  [
    /^((?:which|how many|who|what)\s[^?.!]{6,80}?),?\s+and\s+((?:which|how many|who|what|where)\s[^?.!]{6,80}\?)$/i,
    '$1? $2',
  ],
  // “Do we have an email address for everyone?” asks who has none.
  [
    new RegExp(
      `(^|[.?!]\\s+|,?\\s+and\\s+)(?:do|have) (?:we|i|you) (?:have|got|have got) (?:an? |the )?(${ofContact})(?:es|s)? (?:for|of) (?:everyone|everybody|all(?: of them)?|each(?: of them| one)?|every one of them)\\s*\\?+$`,
      'i',
    ),
    (_, before: string, what: string) =>
      `${/and/i.test(before) ? '? ' : before}Who has no ${/mail/i.test(what) ? 'email address' : what}?`,
  ],
  // “How many of them are in Vienna, and do we have an email address for everyone?”
  [
    /((?:^|[.!]\s+)(?:which|how many|who|what|where)\s[^?.!]{6,90}?),?\s+and\s+((?:do|does|have|has|are|is)\s(?:there|we|i|they|all|any|some|everyone|everybody|anyone|anybody|somebody|each)\b[^?.!]{6,80}\?)$/i,
    (_, first = '', second = '') =>
      `${first}? ${/^does (?:everyone|everybody) have an e-?mail(?: address)?\b/i.test(second) ? 'Who has no email address?' : upperFirst(second)}`,
  ],
  // “And our contact at the smallest one?”
  [
    /^(?:(?:and|so|what about|how about)\s)*(?:(?:the|our)\s)?contacts?\s(?=(?:at|of)\s(?:the|our)\s(?:\S+\s)?(?:biggest|largest|smallest|tiniest)\b[^?.!]{0,60}\?+$)/i,
    'Who are the contacts ',
  ],
]
