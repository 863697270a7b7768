import { toThem } from '../../../engines/messages/goal/to-them'

/**
 * The question after something that is offered and is no time of anybody: “a free dock audit”, “a test drive”. Nothing
 * for a call, a trial or an answer, which are asked for in words of their own.
 */
export function questionOfOffer(said: string): string | undefined {
  const thing = said
    .trim()
    .replace(/,?\s+(?:instead of|rather than|and not|not)\s.*$/i, '')
    .replace(/[\s,]+(?:instead|please|then|now|at the end|in the end|of (?:it|that)|too|as well)$/i, '')
    .replace(/[.!?\s]+$/, '')
  if (!named.test(thing) || clause.test(thing)) return undefined
  // “A sample of their waste” is theirs to give.
  if (ofTheirs.test(thing) && !looksAtIt.test(thing)) return undefined
  const [main = ''] = thing.split(/\s(?:of|for|at|in|on|with|from|by|before|after|worth)\s/i)
  const [head = ''] = main.split(/\s/).slice(-1)
  if (ofTime.test(main) || (onlyAsked.test(head) && !ofItsOwn.test(main))) return undefined
  return `Would ${withArticle(toThem(thing))} be of interest to you?`
}

/** Whether it is something that only a sender can give, and nothing that is wanted of whoever is written to. */
export function isOffered(thing: string): boolean {
  return given.test(thing)
}

const given =
  /\b(?:free|complimentary|no-?obligation|non-?binding|no-?cost|gratis|sample|samples|trial|test drives?|taster|audits?|quotes?|quotations?|estimates?|offers?|assessments?|inspections?|site surveys?|health checks?|check-?ups?|analys[ie]s|benchmarks?|calculations?|comparisons?|fittings?|starter (?:kit|pack|box)|vouchers?|discounts?)\b/i
const named = /^(?:an?\s|the\s|our\s|free\s)(?:[\p{L}\p{N}'’%€$£-]+\s){0,7}[\p{L}\p{N}'’%€$£-]{2,}$/iu
const clause =
  /^(?:the|our|an?)\s(?:same|question|link|subject|end|reason)\b|\b(?:if|whether|how|what|when|who|that|which|to|and|or|is|are|can|could|will|would|they|we|you)\b/i
const ofTheirs = /\b(?:of|from|with)\s(?:their|them|his|her)\b/i
const looksAtIt =
  /\b(?:free|complimentary|audits?|reviews?|assessments?|checks?|check-?ups?|inspections?|analys[ie]s|surveys?|tests?|benchmarks?)\b/i
/** A time that is asked for has a question of its own. */
const ofTime =
  /\b(?:calls?|chats?|conversations?|talks?|meetings?|demos?|demonstrations?|coffees?|walk-?throughs?|visits?|tours?|lunch|viewings?|tastings?|appointments?|minutes?|mins?|hours?|webinars?|workshops?|consultations?|slots?)$|\b\d{1,3}[- ]?(?:min|minutes?)\b|^(?:an?\s)?(?:short|quick|brief)\s(?:call|chat|meeting|demo)/i
/** What somebody gives, and is not given. */
const onlyAsked =
  /^(?:trials?|pilots?|tests?|repl(?:y|ies)|answers?|responses?|feedback|opinions?|input|thoughts|views?|introductions?|intros?|referrals?|sign-?ups?|registrations?|subscriptions?|reviews?|surveys?|questionnaires?|ratings?|testimonials?|references?|recommendations?|downloads?|brochures?|e-?books?|papers?|stud(?:y|ies)|names?|numbers?|dates?|times?|days?|address(?:es)?|details?|permissions?|confirmations?|decisions?|payments?|donations?|orders?|bookings?|questions?|links?|emails?|messages?|yes|no|one|colleagues?|contacts?|persons?|information|month|months|week|weeks|months?)$/i
/** “A site survey”, “a free security review” */
const ofItsOwn =
  /\b(?!(?:short|quick|brief|little|small|honest|customer|online|google|the|our|an?|your)\b)[\p{L}-]{3,}\s(?:surveys?|reviews?|references?|tests?|orders?|month|week|months|weeks)$/iu

function withArticle(thing: string): string {
  const whole = /^free\s/i.test(thing) && !/s$/i.test(thing) ? `a ${thing}` : thing
  const [, word] = /^an?\s+(.+)$/i.exec(whole) ?? []
  return word === undefined ? whole : `${articleFor(word)}${word}`
}

/** As it sounds: “an hour”, “a unit”. */
function articleFor(word: string): string {
  if (/^(?:hour|honest|heir)/i.test(word)) return 'an '
  return /^[aeio]/i.test(word) && !/^(?:one|once|eu)/i.test(word)
    ? 'an '
    : /^u(?!ni|se|su|ti|k\b)/i.test(word)
      ? 'an '
      : 'a '
}
