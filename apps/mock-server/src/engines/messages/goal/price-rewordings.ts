const order = String.raw`(?:sell|offer|pitch|promote|introduce|present)`
/** A part of a goal up to what is said next; “1,800” goes on behind its comma. */
const part = (longest: number) => String.raw`(?:[^.,;:!?\n]|[.,](?=\d)){3,${longest}}?`
/** What is sold, without whom it is for: one thing, or several. */
const word = String.raw`(?:(?!(?:to|for|with|in|of|at|from|a|an|them|their)\s)[\p{L}\d-]+\s)`
const toWhom = String.raw`(?:\s(?:to|for|in|of|with|from)\s[^.,;:!?\n]{3,60}?)?`
/** “Our tms”: letters that stand for words. */
const shortName = String.raw`[b-df-hj-np-tv-xz]{2,4}s\b`
const one = String.raw`^(${order}\s${word}{0,4}?(?:[\p{L}\d-]*(?:[^\Ws]|[sui]s)|${shortName})${toWhom})`
export const several = String.raw`^(${order}\s${word}{0,4}?(?!${shortName})[\p{L}\d-]*[^\Wsui]s${toWhom})`
const money = String.raw`(?:[€$£]\s?\d[\d.,]*k?|\d[\d.,]*k?\s?(?:€|\$|£|euros?|dollars|pounds|usd|eur|gbp|chf))`
const perWhat = String.raw`\s(?:per|an?|each|for)\b`

/** What something costs, comes with or gives for free, as it is said in passing behind what is sold. */
export const priceRewordings: readonly (readonly [RegExp, string])[] = [
  // “…, 2 week free trial”
  [
    /(?<=\p{L}),\s+(?:and\s+)?(?:an?\s+)?(?!1[- ])(\d{1,2})[- ](day|week|month)s?[- ]free trial(?=[.!\n]|,\s+no\s|$)/giu,
    '. There is a free trial of $1 $2s',
  ],
  [
    /(?<=\d),?\s+(?!1[- ])(\d{1,2})[- ](day|week|month)s?[- ]free trial(?=[.!\n]|,\s+no\s|$)/giu,
    '. There is a free trial of $1 $2s',
  ],
  // “Sell coffee beans to offices, 24 € per kilo”
  [new RegExp(String.raw`${several},\s(?=${money}${perWhat})`, 'iu'), '$1. They cost '],
  [new RegExp(String.raw`${one},\s(?=${money}${perWhat})`, 'iu'), '$1. It costs '],
  // “Sell candles to gift shops, from 4 euros a piece, minimum order 20”
  [new RegExp(String.raw`${several},\s(?=from\s${money}${perWhat})`, 'iu'), '$1. They cost '],
  [new RegExp(String.raw`${one},\s(?=from\s${money}${perWhat})`, 'iu'), '$1. It costs '],
  [
    /(\b(?:They\scost|It\scosts)\s[^.!?\n]{3,60}?),\s(?:with\s)?(?:an?\s)?minimum\sorder\s(?:of\s|is\s)?(?=\d)/g,
    '$1. The minimum order is ',
  ],
  // “…, no fee until they start”: who starts there may be others than those who are written to.
  [
    /,\s(no\s(?:fee|cost|charge|payment))\suntil\s(?:they|you|somebody|someone)\sstarts?(?=[.!\n]|$)/giu,
    '. There is $1 before the start',
  ],
  [/\b(temperature|climate|humidity)\scontrolled\b/gi, '$1-controlled'],
  // “It costs half of what they pay now”
  [/\b(of\swhat|than\swhat|than)\sthey\s(pay|spend)\b/gi, '$1 you $2'],
  // “Sell hearing aids to care homes, they cost 990 euros”
  [new RegExp(String.raw`${several},\s(?:they\s)?costs?\s(?=[€$£]?\d)`, 'iu'), '$1. They cost '],
  [new RegExp(String.raw`${one},\s(?:it\s)?costs\s(?=[€$£]?\d)`, 'iu'), '$1. It costs '],
  // “It costs 1,800 euros, includes an album”
  [
    new RegExp(String.raw`(?<=\.\s)(It\scosts\s${part(60)}),\s(?:and\s)?(?:it\s)?(includes|lasts|takes)\s`, 'gu'),
    '$1. It $2 ',
  ],
  [
    new RegExp(
      String.raw`(?<=\.\s)(They\scost\s${part(60)}),\s(?:and\s)?(?:they\s)?(include|last|come with)s?\s`,
      'gu',
    ),
    '$1. They $2 ',
  ],
  // “They cost 90 euros each, battery lasts 5 years”
  [
    new RegExp(
      String.raw`(?<=\.\s)((?:It\scosts|They\scost)\s${part(60)}),\s(?:and\s)?(?:the\s)?(battery|set-?up|installation|training|warranty|contract)\s(?=(?:lasts|takes|is|runs|includes)\s)`,
      'gu',
    ),
    '$1. The $2 ',
  ],
  [/\bwith\s(\d{1,2}|two|three|five|ten)\syears?['’]?\s(?:of\s)?(warranty|guarantee)\b/gi, 'with a $2 of $1 years'],
  // “…, first month is free”
  [
    /(?<=\S),\s(?:and\s|but\s)?(?:the\s)?first\s((?:month|week|year|day|class|lesson|session|hour|order|box|roll|visit|consultation|delivery|(?:[\p{L}-]+\s(?:of\s)?)(?:[\p{L}-]+)))\sis\s(free(?:\sof\scharge)?)(?=[.,!\n]|$)/iu,
    '. The first $1 is $2',
  ],
  // “…, 12 euros per person after”
  [
    new RegExp(
      String.raw`,\s(?:then\s|and\s)?(${money}\s(?:per|an?)\s[\p{L}]+)\s(?:after|afterwards|after that|from then on)(?=[.,!\n]|$)`,
      'iu',
    ),
    '. After that it is $1',
  ],
  // “…, free delivery from 5 kilos”
  [/,\sfree\s(delivery|shipping)\s(?=(?:from|over|above|within|for)\s)/gi, '. Mention that $1 is free '],
  // “Offer a trial of our planner: 14 days, up to 50 employees, then 3 euros per employee”
  [
    new RegExp(
      String.raw`^(offer\s[^.:!?\n]{3,80}?\btrial\b[^.:!?\n]{0,60})[:,]\s(\d{1,3}\s(?:days|weeks|months)),\s(?:for\s)?(up to\s\d+\s[\p{L}]+),\s(?:then|after that|afterwards)\s(?:it\s(?:is|costs)\s)?(?=${money}\s)`,
      'iu',
    ),
    '$1. The trial is for $2 and $3. After that it is ',
  ],
  // “Offer a trial of our coffee machine: 2 weeks, then 79 euros a month”
  [
    new RegExp(
      String.raw`^(offer\s[^.:!?\n]{3,80}?\btrial\b[^.:!?\n]{0,60})[:,]\s(\d{1,3}\s(?:days|weeks|months)),\s(?:then|after that|afterwards)\s(?:it\s(?:is|costs)\s)?(?=${money}\s)`,
      'iu',
    ),
    '$1. The trial is for $2. After that it is ',
  ],
]
