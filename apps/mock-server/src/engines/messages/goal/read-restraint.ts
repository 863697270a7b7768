/** A goal without what is not to be said, and whether it says that nothing is to be sold. */
export interface Restraint {
  readonly goal: string
  readonly sellsNothing: boolean
  readonly avoidsPrices: boolean
}

/** “Don't sell anything, just congratulate them” is to congratulate them, and sells nothing. */
export function readRestraint(goal: string): Restraint {
  const isInvitation = /\binvit/i.test(goal)
  // That there will be no pitch is told of an event alone.
  const lines = (isInvitation ? goal : goal.replaceAll(noPitch, ''))
    .replaceAll(noSigns, '')
    .replaceAll(beforeNegation, '\n')
    .replaceAll(onlyThen, '\n')
    .replaceAll(
      /\s+without (?:mention|talk|say|sell|pitch|ask|refer|promot|nam|offer|suggest|propos|request|push|demand)\p{L}*\s[^.;\n,]*/giu,
      '',
    )
    .split('\n')
  const kept = lines.flatMap((line) => restOf(line.trim()))
  return {
    goal: kept.join('\n'),
    sellsNothing: restrained.some((pattern) => pattern.test(goal)),
    avoidsPrices: prices.test(goal),
  }
}

/** What follows in the line of something that is not to be done. */
function restOf(line: string): readonly string[] {
  if (!negated.test(line)) return [line.replace(/^(?:just|only|simply)\s+(?=\p{Ll})/iu, '')]
  const [, rest] = /^.*?(?:[.;!]\s+|,\s+)(.+)$/.exec(line) ?? []
  return rest === undefined ? [] : restOf(rest)
}

/** “…, just thank them”; what somebody “only charges” is told. */
const onlyThen =
  /(?:[,;.]|\s+(?:but|and|rather))\s+(?:instead\s+)?(?:just|only|simply)\s+(?=(?:to\s|an?\s|want\s|ask|tell|say|send|thank|congratulate|wish|greet|invite|inform|introduce|check|reconnect|offer|mention|remind|apologi|welcome|share|announce|explain|let\s|book|write|show|find out|news|facts|information|update)\p{L}*)/giu

const beforeNegation =
  /(?:[,;.!]|\s+(?:but|and))\s+(?=(?:please\s+)?(?:don['’]?t|do not|never(?!\s+(?:\p{L}+ed|bought|came|got|went|paid|met|had|did|took|was|were|is|has|have|heard|made|sent|won|left|saw|used)\b)|avoid)\s)/giu
const negated = /^(?:please\s+)?(?:don['’]?t|do not|never|avoid|not to|no need to)\s(?!be\b|forget\b|hesitate\b)/i

const noPitch =
  /(?:[,;.]|\s+(?:and|but|with))?\s+(?:no\s+(?:\p{L}+\s+)?(?:pitch(?:es|ing)?|selling|sales)\b|not an?\s+(?:sales\s+)?pitch\b|nothing to sell\b)/giu

/** How it is to be written is nothing to be said. */
const noSigns =
  /(?:[,;.]|\s+(?:and|but|with|use))*\s*\b(?:no|without(?: any| using)?|zero)\s+(?:(?:exclamation (?:marks?|points?)|emojis?|emoticons?|smileys?|buzzwords?|jargon|hashtags?|em dash(?:es)?)(?:,?\s+(?:or|and)(?: no)?\s+|(?=[\s.,;!]|$)))+/giu

const prices =
  /\b(?:don['’]?t|do not|never|without|avoid|no)\s+(?:(?:mention|talk|say|discuss|nam|quot|giv|speak|writ|includ)\p{L}*\s+)?(?:about\s+|of\s+)?(?:any\s+|the\s+|our\s+)?(?:pric|cost|fees?\b)/iu

const restrained: readonly RegExp[] = [
  /\b(?:don['’]?t|do not|not|never|without|nothing to|avoid)\s+(?:(?:try(?:ing)?|want|mean)\s+)?(?:to\s+)?(?:sell|pitch|promot)\p{L}*/iu,
  /\bno\s+(?:\p{L}+\s+)?(?:pitch(?:es|ing)?|selling)\b|\bnot an?\s+(?:sales\s+)?pitch\b|\bno sales\b/iu,
  /\b(?:just|only)\s+(?:to\s+|want to\s+)?(?:congratulate|thank|apologi[sz]e|wish|greet|welcome|say\s+(?:hello|hi|thank|sorry|congrat)|check in|reconnect)/i,
]
