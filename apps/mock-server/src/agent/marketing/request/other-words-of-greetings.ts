import { upperFirst } from '../../../engines/messages/upper-first'
import { greetingBefore } from './draft-changes'
import type { Rewording } from './other-words'

const joint = '(^|[,;.!?]\\s+|\\b(?:and|but|then|also|please|you|actually|now|no|just)\\s+)'
const hello =
  '(?:hi|hello|hey|hiya|dear|greetings|hallo|moin|servus|bonjour|salut|ciao|hola|ahoj|good (?:morning|afternoon|evening|day)|guten tag|liebe[r]?)'
const group = '(?:there|all|again|everyone|everybody|team|folks|friends|colleagues|mr\\.?|mrs\\.?|ms\\.?|sir or madam)'
const name =
  '(?:\\{{1,2}\\s?\\w+(?: \\w+)?\\s?\\}{1,2}|\\[[\\w ]{2,20}\\]|<[\\w ]{2,20}>|(?:and |plus |with |\\+ ?)?(?:(?:the|their|his|her) )?(?:first|last) ?names?)'
/** “Hi {{firstName}}” */
const greeting = `["“„'‘]?(${hello}(?: ${group})?(?: ${name}){0,2}),?["”'’]?(?![\\p{L}\\p{N}])`
/** Whatever somebody calls a greeting. */
const anyGreeting = `["“„'‘]?((?!(?:something|anything|one|be|a|an|more|less|the)\\b)[\\p{L}{[][^"“”„'’,;.!?]{0,50}?),?["”'’]?(?=\\s*(?:[,;.!?]|$|(?:and|but|please|instead|again)\\b))`
const named = '(?:greeting|salutation|hello|opening)'
const texts =
  '(?:(?:it|them|all|both|(?:of|in|for) )|(?:all |both |each |every |the |my |our )*(?:\\p{L}+ )?(?:e-?mails?|messages?|notes?|texts?|ones?)(?: #?\\d)?)'

/** How messages are to greet, as people put it. */
export const otherWordsOfGreetings: readonly Rewording[] = [
  // “Put the greeting back”
  [
    new RegExp(
      `${joint}(?:(?:put|bring|take|set|change|get|want|have)\\s+(?:the|my|our)\\s+(?:(?:old|original|first|former|previous)\\s+)?(?:greeting|salutation)\\s+back(?:\\s+(?:in|again|to (?:what|how) it was(?: before)?))*|(?:restore|bring back|put back|go back to|return to|revert|use|reset)\\s+(?:the|my|our)\\s+(?:(?:old|original|former|previous|earlier)\\s+)${named}|(?:restore|bring back|put back|revert|reset)\\s+(?:the|my|our)\\s+(?:greeting|salutation))`,
      'iu',
    ),
    `$1change the greeting to "${greetingBefore}"`,
  ],
  // “Change the greeting in the second email to Hi {{firstName}}”
  [
    new RegExp(
      `${joint}(?:change|set|make|switch|turn|update|replace|have)\\s+(?:the|my|our|its|their)\\s+(?:greeting|salutation)((?:\\s+(?:of|in|for)\\s+${texts})?)(?:\\s+from\\s+\\S+(?: \\{\\{\\w+\\}\\})?)?\\s+(?:(?:in)?to|with|by|be|say|read)(?:\\s+(?:be|say|read|just|simply))?:?\\s+${anyGreeting}`,
      'iu',
    ),
    (_, before = '', where = '', words = '') => `${before}change the greeting${where} to "${upperFirst(words)}"`,
  ],
  // “The greeting should be Hi”
  [
    new RegExp(
      `${joint}(?:the |my |our |its )?(?:greeting|salutation)((?:\\s+(?:of|in|for)\\s+${texts})?)(?:\\s*[:=]|\\s+(?:should|must|has to|could|is to)(?:\\s+(?:be|say|read))(?:\\s+(?:just|simply))?:?)\\s+${anyGreeting}`,
      'iu',
    ),
    (_, before = '', where = '', words = '') => `${before}change the greeting${where} to "${upperFirst(words)}"`,
  ],
  // “Start with Hi instead of Hello”, “greet them with Hi”
  [
    new RegExp(
      `${joint}(?:(?:start|begin|open)(?:\\s+(${texts}))?(?:\\s+off)?\\s+with|greet(?:\\s+(?:them|him|her|everyone|everybody|people))?\\s+with|address\\s+(?:them|him|her)\\s+with)\\s+(?:an?\\s+)?${greeting}(?:\\s+(?:instead|(?:instead of|rather than|not)\\s+(?:an?\\s+)?["“„'‘]?${hello}["”'’]?))?`,
      'iu',
    ),
    (_, before = '', where, words = '') =>
      `${before}change the greeting${where === undefined || /^(?:it|them)$/i.test(where) ? '' : ` in ${where}`} to "${upperFirst(words)}"`,
  ],
  // “Say Hi instead of Hello”
  [
    new RegExp(
      `${joint}(?:(?:use|say|write|put|take|have)\\s+)?${greeting}\\s+(?:instead of|rather than)\\s+["“„'‘]?${hello}(?![\\p{L}-])["”'’]?(?: ${name})?`,
      'iu',
    ),
    (_, before = '', words = '') => `${before}change the greeting to "${upperFirst(words)}"`,
  ],
  // “Change Hello to Hi”
  [
    new RegExp(
      `${joint}(?:replace|swap|change|turn)\\s+(?:the\\s+)?["“„'‘]?${hello}["”'’]?(?: ${name})?\\s+(?:with|by|to|for|into)\\s+(?:an?\\s+)?${greeting}`,
      'iu',
    ),
    (_, before = '', words = '') => `${before}change the greeting to "${upperFirst(words)}"`,
  ],
  // “In the second email, change the greeting to …”
  [
    new RegExp(`\\b(?:in|for|at) (${texts}),? (?:please )?change the greeting to (?=")`, 'iu'),
    'change the greeting in $1 to ',
  ],
]
