import { inProperCase } from './in-proper-case'

/** “a 20 minute call on Monday”, by its length and its day. */
export function askedMinutes(goal: string): string | undefined {
  const [, count, what = 'call', day] = timed.exec(goal) ?? []
  if (count !== undefined)
    return `Would you have ${count} minutes for a ${what.toLowerCase()} ${inProperCase(day ?? 'next week')}?`
  const [, kind = 'call', when] = onDay.exec(goal) ?? []
  return when === undefined ? undefined : `Would a ${kind.toLowerCase()} ${inProperCase(when)} suit you?`
}

const kinds = '(call|chat|meeting|demo|conversation|coffee)'
const day =
  '((?:(?:on\\s+|next\\s+|this\\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:\\s+(?:morning|afternoon))?|next (?:week|month)|this (?:week|month|afternoon)|tomorrow|on \\d{1,2} \\p{L}+|in (?:early |mid-|late )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|(?:before|after) (?:christmas|easter|the (?:summer|winter|holidays|season))|in (?:two|three|four|2|3|4) weeks|this (?:quarter|summer|autumn|winter|spring)|next (?:quarter|summer|autumn|winter|spring))(?:\\s+at\\s+\\d{1,2}(?::\\d\\d)?(?:\\s?(?:am|pm)\\b)?)?)'
const timed = new RegExp(`\\b(\\d{1,3}) ?-?min(?:ute)?s?[ -](?:\\p{L}+ ){0,2}?${kinds}\\b(?:\\s+${day})?`, 'iu')
const onDay = new RegExp(
  `\\b(?:ask(?:ing)?(?: them)? for|book|arrange|schedule|set up|propose|suggest|request)\\s+(?:an?\\s+)?(?:\\p{L}+\\s+)?${kinds}\\s+${day}`,
  'iu',
)
