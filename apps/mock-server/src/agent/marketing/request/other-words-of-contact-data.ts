import type { Rewording } from './other-words'
import { polite } from './polite'

/** What is known of everybody, as people ask for it. */
export const otherWordsOfContactData: readonly Rewording[] = [
  // “Does everybody have an email address?”, “do they all have phone numbers?”
  [
    /^(?:(?:and|so|but|ok(?:ay)?|now)[,\s]+)*(?:do|does|has|have)\s+(?:every(?:one|body)|all of (?:them|these|those)|they all|(?:every|each)(?: one)?(?: of (?:them|these|those)| contact| person)?|all (?:the )?(?:contacts|people))(?:\s+(?:have|got|already|now))*\s+(?:(?:an?|their)\s+)?(e-?mail|(?:tele|mobile )?phone|mobile number|linked-?in)s?(?: (?:address(?:es)?|numbers?|profiles?|urls?|pages?))?(?:\s+(?:yet|now|already))*\s*\?*$/i,
    (_, what = '') =>
      `who has no ${/mail/i.test(what) ? 'email address' : /linked/i.test(what) ? 'LinkedIn profile' : 'phone number'}?`,
  ],
  // “Who still needs an email address?”
  [
    /^((?:(?:and|so|but|ok(?:ay)?|now)[,\s]+)*(?:who|which of them|how many(?: of them)?))\s+(?:still\s+)?needs?\s+(?=an?\s(?:e-?mail address|phone number|linked-?in profile))/i,
    '$1 has no ',
  ],
  // “Get their mails”
  [
    new RegExp(`^${polite}(?:get|find|fetch|look up) (?:me )?(?:all )?their mails?(?: address(?:es)?)?[.!]*$`, 'i'),
    'look up their email addresses',
  ],
]
