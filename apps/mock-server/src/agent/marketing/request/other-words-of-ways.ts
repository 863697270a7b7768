import { countIn } from './count-at'
import type { Rewording } from './other-words'
import { polite } from './polite'

const write = '(?:write|draft|prepare|create|compose|make|plan|set up|do)'
const invitation = 'linked-?in (?:connection )?(?:invitations?|invites?|requests?)'
const some = '(?:an?|one|two|three|four|five|[1-5])'
const delay =
  '(?:,? (?:after|in|within)? ?(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|ten|a few) (?:(?:business|working) )?(?:days?|weeks?)(?: (?:later|after(?:wards)?|after that))?)'
const followUps = `(?:,? (?:and|plus|then) (?:then )?(${some}) (?:e-?mail )?(?:reminders?|follow-?ups?)(?: e-?mails?| messages?)?${delay}?)`

/** Messages that go out by both ways, and invitations, which are LinkedIn messages like others. */
export const otherWordsOfWays: readonly Rewording[] = [
  // “A sequence with a LinkedIn invitation first, then an email after three days and a reminder a week later”
  [
    new RegExp(
      `^(${polite})${write} (?:me |us )?(?:(?:an? |the )?(?:short )?(?:sequence|series|campaign)(?: of messages)?,?(?: with|:| of| that (?:begins|starts) with| starting with| beginning with) )?(${some}) linked-?in (?:connection )?(?:messages?|invitations?|invites?|requests?|notes?)(?: first)?(?:,? (?:and )?then|, followed by| followed by) (${some}) e-?mails?${delay}?${followUps}?(?=[.!,]|$)`,
      'i',
    ),
    (all, before = '', ofLinkedIn = '', ofEmail = '', ofReminder = '') => {
      const emails = numberOf(ofEmail) + (ofReminder === '' ? 0 : numberOf(ofReminder))
      const order = `${before}write ${ofLinkedIn} LinkedIn message${numberOf(ofLinkedIn) === 1 ? '' : 's'} and ${emails === 1 ? 'an email' : `${emails} emails`}`
      return hasDelay.test(all) ? `${order}, a few days apart` : order
    },
  ],
  // “An email and then two LinkedIn messages a week apart, telling them …”
  [
    new RegExp(
      `((?:^|[.!?]\\s+)[^.;:!?]{0,60}?\\b${write} (?:me |us )?)(${some} e-?mails?|${some} linked-?in messages?),? (?:and then|then|followed by) (${some} e-?mails?|${some} linked-?in messages?)`,
      'i',
    ),
    '$1$2 and $3',
  ],
  // “Three emails that offer a free survey and mention that it costs 45 pounds”
  [
    /^([^.;:!?]{0,120}?\b(?:e-?mails?|messages?|sequence)\b[^.;:!?]{0,60}?\b(?:that|which) offers? [^.;:!?]{4,80}?),? and (?:mentions?|says?|tells? them) that /i,
    '$1. Mention that ',
  ],
  // “A sequence of four messages for LinkedIn”
  [
    /\b(?:an? )?(?:sequence|series|set) of (\p{L}+|[2-7]) (?:short )?messages (?:for|on|by|via|through) linked-?in(?=[.,!?]|$)/iu,
    '$1 LinkedIn messages',
  ],
  [/\b(messages?|sequence|texts?) (?:for|on|by|via|through) linked-?in(?=[.!?]|$)/i, 'LinkedIn $1'],
  // “One LinkedIn invitation and two follow-up messages”
  [
    new RegExp(
      `^(${polite}${write} (?:me |us )?(?:${some} )(?:short |friendly |polite )?)${invitation}(?= and ${some} )`,
      'i',
    ),
    '$1LinkedIn message',
  ],
]

const hasDelay = new RegExp(delay, 'i')

function numberOf(count: string): number {
  return countIn(count.replace(/^an?$/i, 'one')) ?? 1
}
