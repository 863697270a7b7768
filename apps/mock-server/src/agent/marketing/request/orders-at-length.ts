import { message, messageCount } from './named-message'
import type { Rewording } from './other-words'
import { polite } from './polite'

/** Messages that are ordered in whole sentences, with all that they are to say. */
export const ordersAtLength: readonly Rewording[] = [
  // “Write a 3-step email sequence. We sharpen knives. 4 euro per knife.”
  [
    new RegExp(
      `^((?:${polite})(?:write|draft|create|make|prepare) (?:me |us |them )?(?:an? )?(?:${messageCount}[- ](?:steps?|part) (?:e-?mail |linked-?in )?sequence|${messageCount} (?:linked-?in messages?|${message}s)))(?: please| pls| now)?[.!] (?=(?:im|i['’]?m|i am|we|we['’]re|(?:our|my)(?! (?:pitch|offer|goal|aim|idea|product)))\\b)`,
      'iu',
    ),
    '$1: ',
  ],
  // “Write one email that says: the service costs 290 euros”
  [
    new RegExp(
      `(\\b(?:write|draft|create|make|prepare|compose)\\b[^.!?:]{1,60}?\\b(?:${message}s?|sequence)(?: (?:to|for) (?:them|everyone))?) (?:that|which) (?:says?|reads?|tells? them)(?: that)?\\s*[:,]?\\s+(?=\\p{L})`,
      'iu',
    ),
    '$1 telling them that ',
  ],
  // “Write a sequence, 4 mails, 1st an introduction”
  [
    new RegExp(
      `^(${polite}write )an? (?:e-?mail )?sequence,? (?:of |with )?(${messageCount}) ((?:${message})s)(?=,)`,
      'i',
    ),
    '$1$2 $3',
  ],
  // “Write three emails inviting them. They should reply by 18 December.”
  [
    /^([^]*\b(?:write|draft|create|compose|prepare)\b[^]*[.!] )(?:they|people|guests) should (?:please |kindly )*(?=(?:answer|reply|respond|register|sign up|confirm|book) (?:by|before|until) )/i,
    '$1Ask them to ',
  ],
  // “Write the three emails again: we invite them to …”
  [
    new RegExp(
      `^${polite}(?:write|draft|do) (?:the|these|those|all|all the) (?:(${messageCount}) )?(${message}s) (?:again|anew|afresh|once more)\\s*[:–-]\\s*(?=\\S)`,
      'i',
    ),
    (_, many = '', what = '') => `write ${many === '' ? '' : `${many} `}${what}: `,
  ],
  [
    new RegExp(
      `^(?:(?:ok(?:ay)?|and|so|then|now)[,\\s]+)*(${messageCount}) (?:short |friendly |quick |brief )*(linked-?in messages?|${message}s) (?:please|pls|now)(?: please)?[.:!,]\\s+(?=(?:we|i|our|my)\\b)`,
      'i',
    ),
    'Write $1 $2: ',
  ],
  // “Write an email, offer them 15% off”, “write 3 emails, 15% off orders over 20 desks”
  [
    /^([^.;:!?"“”]{0,40}\b(?:write|draft|create|make|prepare|compose)\b[^.;:!?"“”]{1,60}?\b(?:e-?mails?|mails?|messages?|notes?|sequence)(?: (?:to|for) (?:them|everyone))?),? (?:and )?(?:offer (?:them )?|(?=(?:\d+ ?%|[€$£] ?\d+) off\b))(?=\S)/i,
    '$1 offering ',
  ],
  [
    /^((?:please |now |and |then )*(?:e-?mail|write(?: to)?|message) (?:them|everyone)),? (?:and )?(?:offer (?:them )?|(?=(?:\d+ ?%|[€$£] ?\d+) off\b))(?=\S)/i,
    'write an email offering ',
  ],
  // “Write to them. Two emails. The first …”
  [
    new RegExp(`\\bwrite to (?:them|everyone)[.,:;] (${messageCount}) (linked-?in messages?|${message}s)[.:,;] `, 'i'),
    'write $1 $2: ',
  ],
  // “Three messages for LinkedIn inviting them to …”
  [/\b(messages?|notes?|sequence)(?: (?:for|on|via|through|over|by)) (linked-?in)\b/gi, '$2 $1'],
  // “3 mails now: 4 weeks free for 2 bikes”
  [
    new RegExp(
      `^((?:(?:ok(?:ay)?|and|so|then|now|great|nice|good|fine|cool)[,.!\\s]+)*)(${messageCount}) (?:short |friendly |quick |brief )*(linked-?in messages?|${message}s)(?: (?:now|then|please|pls|for them|to them))*\\s*[:–-]\\s*(?=\\S)`,
      'i',
    ),
    '$1write $2 $3: ',
  ],
  // “Also an email version with subject free lunch in March”
  [
    /^((?:and |also |now )*)(?:an?|the) (e-?mail|linked-?in) version with (?:the )?subject:? ["“]?([^"“”.!?]{3,60})["”]?[.!]*$/i,
    '$1the same as an $2. Change the subject to "$3"',
  ],
  // “3 emails. Were Liftwerk from Linz”
  [/((?:^|[.!?] )(?:(?:hi|hello|hey)[,.!\s]+)?)[Ww]ere (?=\p{Lu}[\p{L}\d&'’-]* (?:from|in|and|,)|an? )/gu, '$1we are '],
  [
    new RegExp(`^(${polite})(${messageCount}) (linked-?in messages?|${message}s)[.!] (?=(?:we|i|our|my)\\b)`, 'i'),
    '$1write $2 $3: ',
  ],
  // “Could you write two emails to them? The offer: …”
  [
    new RegExp(
      `^((?:(?:please|now|and|also)[,\\s]+)*(?:could|can|would|will) you (?:please )?(?:write|draft|prepare|create)\\s[^?.!:]{3,80}\\b(?:${message}s?|sequence)\\b[^?.!:]{0,40})\\?\\s+(?=\\S)`,
      'i',
    ),
    '$1. ',
  ],
  // “Write to the ones in Galway that we open a shop there”
  [
    new RegExp(
      `^(${polite})write to (them|everyone|(?:the ones|those|people|the (?:people|contacts|companies)) (?:in|at|from) [^.,;:!?]{2,40}?) that (?=(?:we|our|i|there|the)\\b)`,
      'i',
    ),
    '$1write an email to $2: ',
  ],
  // “Email sequence 3 steps: …”
  [
    new RegExp(
      `^(${polite})(?:an? )?(e-?mail|linked-?in) sequence,? (?:with |of |in )?(${messageCount}) (?:steps?|${message}s)\\s*[:–-]\\s*`,
      'i',
    ),
    '$1write $3 $2 messages: ',
  ],
]
