const money = String.raw`(?:[€$£]\s?\d[\d.,]*k?|\d[\d.,]*k?\s?(?:€|\$|£|euros?|dollars|pounds|usd|eur|gbp|chf))`
const wish = String.raw`(?:want|wish|hope|(?:would|['’]d)\s(?:like|love))\sto`
/** What can be sold or shown: what stands behind it says more of it. */
const thing = String.raw`(?:our|my)\s(?:[\p{L}\d-]+\s){0,4}?(?:software|apps?|tools?|services?|platforms?|systems?|portal|crm|erp|courses?|workshops?|training|programme|program|tasting|webinar|seminar|trial|solution|machines?|scanners?|sensors?|kits?|plans?)`
const several = '(?:apps|tools|services|platforms|systems|courses|workshops|machines|scanners|sensors|kits|plans)'
const place = String.raw`(?:\s(?:for|in|on|at|from)\s[^.,;:!?()\n]{2,50})?`
const one = String.raw`an?\s[^.,;:!?\n]{3,50}?`
const plural = String.raw`(?!\p{L}+ing\b)(?:[\p{L}-]+\s){0,2}?[\p{L}-]+s`
/** What somebody does for others, whether or not it says for whom. */
const craft = String.raw`(?:take(?!\s(?:part|over)\b)|film|paint|design|repair|restore|translate|teach|photograph|clean|cater|tune|renovate|draw|proofread|edit|coach|train|advise|treat)\s`
const fact = String.raw`(?:the\s)?(?:(?:demo|trial|set-?up|installation|training|delivery|tour|first\s[\p{L}-]+|course|check|test|workshop|introduction|contract)\s(?:takes|lasts|costs|is|runs)|prices?\s(?:start|starts|is|are|begins?))\s`

/** Goals typed in haste, in which one sentence runs into the next, in the words that other rules know. */
export const hastyRewordings: readonly (readonly [RegExp, string])[] = [
  // “I am a lawyer and want to advise them on employment law”: what is wanted is not what the lawyer is
  ...(
    [
      [String.raw`(?:i\sam|i['’]m)`, 'I', 'I am'],
      [String.raw`i\swork\sas`, 'I', 'I work as'],
      [String.raw`(?:we\sare|we['’]re)`, 'we', 'we are'],
      [String.raw`(?:we\sare|we['’]re)`, 'we', 'we are', plural],
    ] as const
  ).map(
    ([typed, who, said, what = one]) =>
      [
        new RegExp(
          String.raw`^${typed}\s(${what})(?:,?\sand|,)\s(?:${who}\s)?${wish}\s(?!(?:sell|offer|pitch|promote|ask|know|invite|meet|tell|hear|find)\b)(?=${craft}|[^.;:!?\n]{0,70}\b(?:them|their)\b)([^.,;:!?\n]{6,100})`,
          'iu',
        ),
        `Tell them that ${said} $1. Tell them that ${who} would like to $2`,
      ] as const,
  ),
  // “I run a small bakery and want to offer catering for offices, from 9 euros per person”: what is offered heads it
  ...['I', 'we'].map(
    (who) =>
      [
        new RegExp(
          String.raw`^${who}\s((?:run|own|have|manage)\s(?:an?|the)\s[^.,;:!?\n]{3,50}?)(?:,?\sand|,)\s(?:${who}\s)?${wish}\soffer\s(?:them\s)?([^.,;:!?\n]{4,70}(?:,\s(?:from\s)?${money}[^.,;:!?\n]{0,40})?)[.!]?$`,
          'iu',
        ),
        `Offer $2. Mention that ${who} $1`,
      ] as const,
  ),
  // “Our shift planning app (free until March, then 4 euros per employee)”
  [
    new RegExp(
      String.raw`^(${thing}${place})\s\((free\s(?:until|for|in|during)\s[^.,;:!?()\n]{2,30}),?\s(?:and\s)?then\s(?=(?:from\s)?${money})([^;:!?()\n]{3,50})\)[.!]?$`,
      'iu',
    ),
    'Tell them about $1. Mention that it is $2, then it costs $3',
  ],
  [
    new RegExp(
      String.raw`^(${thing}${place})\s\(((?:\d{1,3}|one|two|three|six)\s(?:days|weeks|months?|year))\s(?:for\s)?free,?\s(?:and\s)?then\s(?=(?:from\s)?${money})([^;:!?()\n]{3,50})\)[.!]?$`,
      'iu',
    ),
    'Tell them about $1. Mention that it is free for $2, then it costs $3',
  ],
  // “Our coffee machines (free until May, then 79 euros a month)”: they are several, and “they” could be those who read it
  [
    new RegExp(
      String.raw`^(Tell them about (?:our|my)\s(?:[\p{L}-]+\s){0,4}?(${several})${place}\. Mention that )it is (free [^.,\n]{3,30}), then it costs ([^\n]{3,50})$`,
      'u',
    ),
    '$1the $2 are $3 and cost $4 after that',
  ],
  // “Our parking app (from 20 euros a month)”
  [
    new RegExp(
      String.raw`^(${thing}${place})\s\((?:it\scosts\s)?(?=(?:from\s|only\s)?${money})([^;:!?()\n]{3,50})\)[.!]?$`,
      'iu',
    ),
    'Tell them about $1. Mention that it costs $2',
  ],
  [
    new RegExp(
      String.raw`^(Tell them about (?:our|my)\s(?:[\p{L}-]+\s){0,4}?${several}${place}\. Mention that )it costs `,
      'u',
    ),
    '$1they cost ',
  ],
  // “We offer a reservation app, free for 3 months, then 29 euros a month”
  [
    new RegExp(
      String.raw`^((?:(?:i|we)\s)?(?:offer|sell|have)\s(?:an?|our|my)\s[^.,;:!?()\n]{3,60}),\s(free\s(?:until|for|in|during)\s[^.,;:!?()\n]{2,30}),?\s(?:and\s)?then\s(?=(?:from\s)?${money})`,
      'iu',
    ),
    '$1. It is $2, then it costs ',
  ],
  [/(?<=,\sthen\sit\scosts\s)(\d[\d.,]*)\seuro(?=\s(?:per|an?|each)\s)/gi, '$1 euros'],
  // “We offer a reservation app, 49 euros per user, first month free”
  [
    new RegExp(
      String.raw`^((?:(?:i|we)\s)?(?:offer|sell|have)\s(?:an?|our|my)\s[^.,;:!?()\n]{3,60}),\s(?:for\s|only\s)?((?:from\s)?${money}\s(?:per|an?)\s[\p{L}-]+(?:\s(?:per|an?|and)\s[\p{L}-]+)?),\s(?:the\s)?(first\s[\p{L}-]+(?:\s[\p{L}-]+)?)\s(?:is\s)?free(?=[.!\n]|$)`,
      'iu',
    ),
    '$1. It costs $2. The $3 is free',
  ],
  // “Our audit software, the demo takes 20 minutes, prices start at 2000 pounds a year”
  [new RegExp(String.raw`^(${thing}${place}),\s(?=${fact})`, 'iu'), 'Tell them about $1. Tell them that '],
  [
    new RegExp(
      String.raw`^(Tell them about [^.;:!?\n]{4,100}\. Tell them that [^.,;:!?\n]{6,80}),\s(?:and\s)?(?=${fact})`,
      'iu',
    ),
    '$1. Tell them that ',
  ],
  // “Our free tasting on 12 March, machines from 79 euros a month”
  [
    new RegExp(
      String.raw`^(${thing}${place}),\s((?:[\p{L}-]+\s)?[\p{L}-]*[^\Wsui]s)\s(from\s|for\s)(?=${money})`,
      'iu',
    ),
    'Tell them about $1. Mention that $2 cost $3',
  ],
  // “10 year guarantee, installation in 3 weeks, 20% off until 31 January”
  [/^(\d{1,2})[\s-]years?[\s-](guarantee|warranty),\s(?=\S)/i, 'Tell them that there is a $2 of $1 years. '],
  [/(?<=\sof\s\d{1,2}\syears\.\s)pays\s(?=back|off|for\sitself)/i, 'It pays '],
  [
    /(?<=\sof\s\d{1,2}\syears\.\s)free\s(installation|delivery|set-?up|assembly|shipping|training|support|service)(?:,\s|\.\s|$)/i,
    'Tell them that $1 is free. ',
  ],
  [
    /(?<=(?:^|\.\s))(installation|set-?up|assembly|fitting|repair)\sin\s(\d{1,3}\s(?:minutes|hours|days|weeks|months|working\sdays))(?:,\s|\.\s|$)/i,
    'Tell them that $1 takes $2. ',
  ],
  [
    /(?<=(?:^|\.\s))(installation|set-?up|assembly|fitting|repair)\swithin\s(\d{1,3}\s(?:minutes|hours|days|weeks|months|working\sdays))(?:,\s|\.\s|$)/i,
    'Tell them that $1 takes $2 at most. ',
  ],
  [/^((?:please\s)?offer\s(?:them\s)?)(?=\d{1,2}\s?%\s(?:discount|reduction)\s)/i, '$1a '],
  // “Offer 20% discount on annual plans if they sign before 31 December, normal price is 1,200 euros a year”
  [
    /^(?:please\s)?offer\s(?:them\s)?(?:an?\s)?(\d{1,2}\s?%)\s(?:discount|off|reduction)\s((?:on|for)\s[^.,;:!?\n]{3,60}?)\s(?=(?:if|when)\sthey\s)/i,
    'Tell them that they get a $1 discount $2 ',
  ],
  [
    new RegExp(
      String.raw`(?<=\d|\p{L}),\s(?:the\s)?(normal|regular|usual|list|full|standard)\sprice\s(?:is\s)?(?=${money})`,
      'iu',
    ),
    '. Mention that the $1 price is ',
  ],
  // “Ask if I can call them on Thursday about their contract which ends in March”
  [
    /^ask\s(?:them\s)?(?:if|whether)\s(?:i|we)\s(?:can|may|could)\scall\sthem\s([^.,;:!?\n]{3,60}?\sabout\s)their\s([^.,;:!?\n]{3,50}?),?\s(?:which|that)\s(ends|expires|runs\sout|is\sdue|starts|began|ended)\s([^.,;:!?\n]{2,40})[.?]?$/i,
    'May I call you $1your $2, which $3 $4?',
  ],
  [
    /^ask\s(?:them\s)?(?:if|whether)\s(?:i|we)\s(?:can|may|could)\scall\sthem\s([^.,;:!?\n]{3,60}?\sabout\s)their\s([^.,;:!?\n]{3,50})[.?]?$/i,
    'May I call you $1your $2?',
  ],
  // “…, references are Sparkasse Lund and Nordbank, happy to send a case study”
  [
    /,\s(?:our\s)?references\s(?:are|include)\s(?=\p{Lu})([^.,;:!?\n]{3,60}?\sand\s[^.,;:!?\n]{3,40})(?=[.,!\n]|$)/giu,
    '. $1 are among our references',
  ],
  [
    /(?<=references), (?:and\s)?(?:i\sam\s|we\sare\s)?happy\sto\s(?=(?:send|share|show)\s(?:them\s)?(?:an?|our|the)\s)/gi,
    '. Offer to ',
  ],
  // “30 day free trial, no credit card needed”
  [/(?<=^|\.\s)(\d{1,2})[\s-](day|week|month)\sfree\strial(?=[.,!\n]|$)/gi, 'There is a free trial of $1 $2s'],
  // “Our price goes up on 1 April, so they should sign before then”
  [
    /^(our\s[^.,;:!?\n]{6,100}?),?\s(?:and\s)?so\sthey\sshould\s((?:sign|order|book|buy|register|renew|subscribe|reserve|apply)\b[^.,;:!?\n]{0,50})[.!]?$/i,
    'Tell them that $1. Ask whether they would like to $2',
  ],
  // “If they have more than 50 employees, they can get a free audit from us”
  [
    /^if\sthey\s((?:have|are|need|use|run|employ|own|sell|operate)\s[^.,;:!?\n]{3,60}),?\s(they\s(?:can\s(?:get|have|book|try|use)|get|receive)\s[^.;:!?\n]{3,90})[.!]?$/i,
    'Tell them that $2 if they $1',
  ],
  // “We wanted to ask whether they know a notary”
  [/^(?:i|we)\s(?:just\s|only\s)?wanted\sto\s(?:ask|know)\s(?:them\s)?(if|whether)\s(?=they\s)/i, 'Ask $1 '],
  // “Book a table with us: our restaurant reopens on 5 May and firms get 10% off lunch”
  ...['book', 'reserve', 'order', 'try', 'rent', 'visit'].map(
    (verb) =>
      [
        new RegExp(
          String.raw`^${verb}\s((?:an?|the|their|your|our)\s[^.,;:!?\n]{3,50}):\s((?:our|we)\s(?:[^.;:!?\n]|[.:](?=\d)){8,120})[.!]?$`,
          'i',
        ),
        `Tell them that $2. Ask whether they would like to ${verb} $1`,
      ] as const,
  ),
]
