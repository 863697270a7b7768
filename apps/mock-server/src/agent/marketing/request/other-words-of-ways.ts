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
  // “The trial day is not in March any more but on Tuesday 14 April, please correct that everywhere”
  [
    /^(?:(?:the|our) )?(?:[\p{L}-]+ ){1,3}?is (?:not|no longer) ((?:in|on|at|from|until) [^.,;:!?]{2,30}?)(?: any ?more| any longer)?,? but ((?:in|on|at|from|until) [^.,;:!?]{2,40}?)(?:,? (?:so )?(?:please |can you |could you )?(?:correct|change|update|fix) (?:that|this|it)(?: everywhere| in all(?: of them)?| in every message)?)?(?=[.!]|$)/iu,
    'replace "$1" with "$2"',
  ],
  // “A slightly warmer tone would be nice”
  [
    /(^|[.!] )(?:and )?(?:an? )?(?:(?:slightly|bit|little|somewhat|much) )?(warmer|friendlier|softer|more formal|more personal|less formal|more relaxed) tone would be (?:nice|good|better|great|lovely|fine)(?=[.!]|$)/i,
    '$1Make it $2',
  ],
  // “A sequence of four messages for LinkedIn”
  [
    /\b(?:an? )?(?:sequence|series|set) of (\p{L}+|[2-7]) (?:short )?messages (?:for|on|by|via|through) linked-?in(?=[.,!?]|$)/iu,
    '$1 LinkedIn messages',
  ],
  [/\b(messages?|sequence|texts?) (?:for|on|by|via|through) linked-?in(?=[.!?]|$)/i, 'LinkedIn $1'],
  // “…, and end the last message with a question about whether I may bring a basket”
  [
    /(?:,? and |[.!;] (?:and )?)(?:please )?(?:end|close|finish) the (first|second|third|fourth|fifth|last|final) (message|e-?mail|one) with (?:a |the )?question (?:about |of )?(whether|if) /i,
    '. In the $1 $2, ask $3 ',
  ],
  [
    new RegExp(
      `^(${polite})(?:end|close|finish) the (first|second|third|fourth|fifth|last|final) (message|e-?mail|one) with (?:a |the )?question (?:about |of )?(whether|if) `,
      'i',
    ),
    '$1in the $2 $3, ask $4 ',
  ],
  // “Make it friendlier and say they can simply call me, Jutta Drexler, on 0421 555 018”
  [
    /(^|,? and |[.!] )(?:please )?(?:say|add|write|tell them)(?: that)? they (?:can|may|could) (?:simply |just |also |always )?(call|phone|ring|reach|e-?mail|text|write to) (?:me|us), (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?), (on|at|under) (?=\S)/iu,
    (_, before: string, act: string, who: string, at: string) =>
      `${before === '' ? '' : '. '}Mention that they can ${act} ${who} ${at} `,
  ],
  [
    /(^|,? and |[.!] )(?:please )?(?:say|write)(?: that)? they (?=(?:can|may|could) (?:simply |just |also |always )?(?:call|phone|ring|reach|e-?mail|text|write to) )/iu,
    (_, before: string) => `${before === '' ? '' : '. '}Mention that they `,
  ],
  // “Write me three emails. My name is Megan Pryce, and we offer …”: who signs is no sentence of them
  [
    /^([^]{0,200}?\b(?:e-?mails?|messages?|sequence|notes?)\b[^]{0,200}?[.!?:] )[Mm]y name is (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}),? and (?:(we)|I) ([^]+?)[.!]*$/u,
    (_, order = '', name = '', we = '', rest = '') =>
      `${order}${we === '' ? 'I' : 'We'} ${rest}. Sign it with ${name}.`,
  ],
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
