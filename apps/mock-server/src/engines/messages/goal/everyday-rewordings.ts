const money = String.raw`(?:[€$£]\s?\d[\d.,]*k?|\d[\d.,]*k?\s?(?:€|\$|£|euros?|dollars|pounds|usd|eur|gbp|chf))`
const amount = String.raw`${money}(?:\s(?:per|an?)\s[a-z]+){0,2}`
/** Several people or companies, with where they are. */
const many = String.raw`(?:them|(?!(?:if|whether|for|to|about|how|what|who)\s)(?:[^\s.,;:!?]+\s){0,4}?(?:[^\s.,;:!?]+s|people))(?:\s(?:in|from|near|around|of|at)\s(?:[^\s.,;:!?]+\s){0,3}?[^\s.,;:!?]+)?`
const one = String.raw`(?:[^\s.,;:!?]+\s){0,3}?[^\s.,;:!?]*[^\Ws.,]`
const several = String.raw`(?:[^\s.,;:!?]+\s){0,3}?[^\s.,;:!?]*[^\Wsui]s`
const end = String.raw`(?=[.!\n]|$)`
const wishTo = String.raw`(?:want|(?:would|['’]d)\s(?:like|love)|wish|hope)\sto`
const talkTo = String.raw`(?:reach(?:\sout\sto)?|talk\s(?:to|with)|speak\s(?:to|with)|meet|contact|get\sin\stouch\swith|connect\swith|work\swith|find)`
const groups =
  '(?:customers|clients|accounts|members|partners|suppliers|users|patients|parents|guests|readers|donors|tenants|dealers|subscribers|regulars)'
const persons =
  '(?:colleague|manager|head|director|trainer|chef|assistant|consultant|adviser|advisor|partner|doctor|dentist|nurse|teacher|coach|engineer|technician|designer|agent|rep|representative|lead|coordinator)'

/** “I …, would like to talk to CTOs who are hiring”: whom that is said to is asked whether it is them. */
const soughtPeople = (['I', 'we'] as const).map(
  (who) =>
    [
      new RegExp(
        String.raw`^(${who}(?:['’](?:m|re))?\s(?:(?!${wishTo}\b)[^.,;:!?\n]){4,70}?)(?:,?\sand|,)\s(?:${who}\s)?${wishTo}\s${talkTo}\s(?:[^\s.,;:!?]+\s){1,4}?(?:who|that)\s(?=(?:still\s)?(?:are|have|use|need|run|plan|sell|own|ship|want|struggle|work|rely|rent|hire|build|make)\s)([^.,;:!?\n]{4,70})${end}`,
        'i',
      ),
      `$1. Tell them that if they $2, ${who} would like to talk to them`,
    ] as const,
)

/** “Can you write something to old clients asking if …” */
const written = (
  [
    ['asking', 'Ask'],
    ['telling', 'Tell'],
    ['inviting', 'Invite'],
    ['offering', 'Offer'],
    ['reminding', 'Remind'],
    ['thanking', 'Thank'],
  ] as const
).map(
  ([doing, order]) =>
    [
      new RegExp(
        String.raw`^(?:(?:can|could|would)\syou\s)?(?:please\s)?(?:write|draft|send|create|make)\s(?:me\s)?(?:something|(?:an?\s)?(?:short\s|friendly\s|quick\s|nice\s)?(?:e-?mails?|messages?|mail|note|text|letter))\s(?:to|for)\s${many}\s${doing}\s`,
        'i',
      ),
      `${order} `,
    ] as const,
)

/** Goals in which whom it goes to, what is offered and what is wanted come in one breath, in the words that other rules know. */
export const everydayRewordings: readonly (readonly [RegExp, string])[] = [
  // “Hi, we make packaging …” is said to whoever writes it.
  [/^(?:hi|hello|hey)(?:\sthere)?[,!.]?\s(?=(?:we|i|can|could|would|please|write|our|my)\s)/i, ''],
  // “Invite the whole office to a tasting”
  [
    /^((?:please\s)?invite\s)(?:the|their)\s(?:(?:whole|entire)\s)?(?:office|team|company|staff|kitchen|crew|department)\s(?=(?:to|for)\s)/i,
    '$1them ',
  ],
  // “Get finance directors to reply with the word CHECKLIST so that we can send them our checklist”
  [
    new RegExp(
      String.raw`^(?:please\s)?(?:get|ask|have|tell|invite)\s${many}\sto\s(?:reply|answer|respond|write\sback)\swith\s((?:(?:just|only)\s)?(?:the\sword\s)?["“„]?[\p{L}\d]+["”“]?)(?:,?\s(?:so\sthat|so|and|then)\swe\s(?:can\s|will\s|could\s)?send\sthem\s((?:the|our|an?)\s[^.;:!?\n]{3,60}))(?=[.!\n]|$)`,
      'iu',
    ),
    'Tell them that if they reply with $1, we will send them $2',
  ],
  // “We sell ovens to bakeries and want a first call with production managers”
  [
    new RegExp(
      String.raw`^((?:i|we)(?:['’](?:m|re))?\s(?!(?:want|would|need|hope)\b)[^.,;:!?\n]{4,90}?),?\sand\s(?:(?:i|we)\s)?(?:want|(?:would|['’]d)\slike|hope\sfor|(?:are\s|am\s)?looking\sfor)\s(an?\s(?:[a-z\d-]+\s){0,2}?(?:call|chat|demo|meeting|talk))(?:\swith\s${many})?(\sabout\s[^.,;:!?\n]{3,60})?(?=[.!\n]|$)`,
      'i',
    ),
    '$1. We want $2 with them$3',
  ],
  ...written,
  // “I need an email to parents of our pupils and ask them if …”
  [
    /^(?:i|we)\sneed\s(?:an?\s|some\s)?(?:short\s|friendly\s)?(?:e-?mails?|messages?)\s(?:to|for)\s[^.,;:!?\n]{3,60}?,?\sand\s(?=(?:ask|tell|offer|invite|remind)\s)/i,
    '',
  ],
  // “Can you write an email to hotels?” is asked of whoever writes.
  [
    /^(?:can|could|would|will)\syou\s(?:please\s)?(?=(?:write|draft|compose)\s(?:me\s)?(?:something|(?:an?\s)?(?:short\s|friendly\s)?(?:e-?mails?|messages?))\s(?:to|for)\s)/i,
    '',
  ],
  // “Write to former patients of our clinic and offer them a free check if they come back”
  [
    new RegExp(
      String.raw`^(?:please\s)?(?:write|reach\sout|send\s(?:an?\s)?(?:e-?mails?|messages?|note))\sto\s(?:[^\s.,;:!?]+\s){0,3}?${groups}(?:\s(?:of|from|at)\s(?:our|my|the)\s[^.,;:!?\n]{3,40}?)?,?\sand\s(?:offer|give)\sthem\s((?:an?|one|two|three|\d+)\s[^.,;:!?\n]{3,60}?)\s(if|when|as\slong\sas)\sthey\s(?!(?:are\sinterested|want|would|like|wish)\b)`,
      'i',
    ),
    'Tell them that they get $1 $2 they ',
  ],
  // “Write to lapsed members of our club and offer them half price”
  [
    new RegExp(
      String.raw`^(?:please\s)?(?:write|reach\sout|send\s(?:an?\s)?(?:e-?mails?|messages?|note))\sto\s(?:[^\s.,;:!?]+\s){0,3}?${groups}\s(?:of|from|at)\s(?:our|my|the)\s[^.,;:!?\n]{3,40}?,?\sand\s(?=(?:offer|tell|ask|invite|remind|thank|let|give)\sthem\s)`,
      'i',
    ),
    '',
  ],
  // “Introduce our night bus, which stops at their gate at 5.40 am, and ask for a call”
  [/(,\swhich\s(?:[^.;:!?\n]|\.(?=\d)){4,80}?),?\sand\sask\s(?=for\b)/i, '$1. Ask '],
  // “Please write to school secretaries that our bus has 48 seats”
  [
    new RegExp(
      String.raw`^(?:please\s)?(?:write|send\s(?:an?\s)?(?:e-?mail|message|note))\sto\s${many}\sthat\s(?=(?:we|our|it|there|the|from)\b)`,
      'i',
    ),
    'Tell them that ',
  ],
  // “Ask if they would like to borrow our photo booth, the first evening is free”
  [
    /^(ask\s(?:if|whether)\s[^.,;:!?\n]{6,100}),\sthe\s(?=(?:[\p{L}-]+\s){1,3}?(?:is|are|costs?|takes?|lasts?)\s)/iu,
    '$1. The ',
  ],
  // “Offer a free month to offices that sign up before the end of April”
  [
    /^((?:please\s)?offer)\s((?:an?|our|the|free)\s[^.,;:!?\n]{3,80}?)\sto\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]{3,}s\s(?:that|who)\s(?=(?:sign up|book|order|buy|join|register|switch|renew|reply|come|subscribe)\b)/iu,
    '$1 them $2 if they ',
  ],
  // “Invite them to see our cooler in Rotterdam, and say that 120 factories use it”
  [/^((?:please\s)?(?:invite|offer)\s[^.;:!?\n]{10,160}?),?\sand\s(?:say|tell\sthem)\sthat\s/i, '$1. Tell them that '],
  // “A tree from 190 euros including delivery, set-up and collection”: a list is no end of what is offered
  [
    /\b(including|incl\.?|with)\s((?:[\p{L}-]+\s){0,2}?[\p{L}-]+),\s((?:[\p{L}-]+\s){0,2}?[\p{L}-]+)\sand\s(?=(?:[\p{L}-]+\s?){1,2}(?:[.,;!\n]|$|in\s|on\s|at\s|for\s|within\s))/iu,
    '$1 $2 and $3 as well as ',
  ],
  // “Write that our café meets every Thursday, that newcomers are welcome”
  [/^(?:please\s)?(?:write\sthat|tell\sthem(?=\s(?:we|our)\s[^.!?;:\n]{4,160}?\sand\sthat\s))\s/i, 'Tell them that '],
  [
    /^(tell\sthem\sthat\s[^.!?;:\n]{4,120}?),\sthat\s([^.!?;:\n]{4,100}?),?\sand\sthat\s/i,
    '$1. Tell them that $2. Tell them that ',
  ],
  // “Ask if they would like the recipe book we showed, it costs 18 euros”
  [
    /(\bask\s(?:if|whether)\sthey\swould\slike\s[^.,;:!?\n]{4,80}),\s(?:it|which)\scosts\s(?=[^.,;:!?\n]{3,40}(?:[.!\n]|$))/i,
    '$1, for ',
  ],
  // “Ask if they throw away laptops, because we refurbish them”
  [/(\bask\s(?:if|whether)\sthey\s[^.,;:!?\n]{4,80}),?\s(?:because|since)\swe\s/i, '$1. We '],
  // “Offer office managers 10% off a weekend move booked before 31 May”
  [new RegExp(String.raw`^(?:please\s)?(offer|give)\s${many}\s(?=\d{1,2}\s?%\soff\b)`, 'i'), '$1 them '],
  [
    /^((?:offer|give)\sthem\s\d{1,2}\s?%\soff\s[^.,;:!?\n]{3,60}?)\s(?:when\s|if\s)?booked\s(before|by|until)\s/i,
    '$1 if they book $2 ',
  ],
  [
    /^(?:please\s)?(?:offer|give)\sthem\s((?:half\sprice|free\s(?:entry|delivery|shipping|lessons|use|access)|\d{1,2}\s?%\soff)(?:\s[^.,;:!?\n]{2,60}?)?)\s(if|when|as\slong\sas)\sthey\s/i,
    'Tell them that they get $1 $2 they ',
  ],
  ...soughtPeople,
  // “Our gym wants to offer local companies a membership”
  [
    new RegExp(
      String.raw`^((?:our|my)\s${one})\s(?:wants?|would\slike|wishes|plans|is\sgoing)\sto\s(offer|give)\s${many}\s(?=(?:an?|one|free|\d)\s?)`,
      'i',
    ),
    'Tell them that $1 would like to $2 them ',
  ],
  // “Looking for a co-founder, technical, for a startup. We have 300 people on the waitlist”
  [
    /^((?:(?:i\sam|i['’]m|we\sare|we['’]re)\s)?(?:looking|searching)\sfor\s)an?\s([^\s.,;:!?]+(?:\s[^\s.,;:!?]+)?),\s([aeiou][^\s.,;:!?]+),\s(?=(?:for|in|at|to)\s)/i,
    '$1an $3 $2 ',
  ],
  [
    /^((?:(?:i\sam|i['’]m|we\sare|we['’]re)\s)?(?:looking|searching)\sfor\s)an?\s([^\s.,;:!?]+(?:\s[^\s.,;:!?]+)?),\s((?!(?:for|in|at|to|with|and|or)\b)[^\s.,;:!?]+),\s(?=(?:for|in|at|to)\s)/i,
    '$1a $3 $2 ',
  ],
  [
    /^((?:(?:we|i)\s(?:are|am)\s)?looking\sfor\s(?:an?\s)?(?:[^\s.,;:!?]+\s)?(?:co-?founders?|investors?|partners?|mentors?|developers?|designers?|cto|successor)\s[^.;:!?\n]{3,80}[.,])\s(we|i)\s(?=(?:already\s)?(?:have|sold|built|are|earn|make|won|grew)\s)/i,
    '$1 Mention that $2 ',
  ],
  [
    /^((?:we|i)\s(?:are|am)\slooking\sfor\s[^.,;:!?\n]{3,80}|looking\sfor\s[^.,;:!?\n]{3,80}),\sMention\s/i,
    '$1. Mention ',
  ],
  // “Chase unpaid invoices politely, payment was due 30 days ago”
  [
    /^(?:please\s)?(?:chase(?:\sup)?|follow\sup\son|collect)\s(?:(?:the|our|all|any)\s)?(?:unpaid|overdue|open|outstanding|late)\s(invoice|bill|fee|rent|instalment|subscription)s?(?:\s(?:very\s)?[a-z]+ly)?[,.:]\s(?:the\s)?(?:payments?|they|it|invoices?|bills?)\s(?:was|were)\s(?=due\s|\d+\sdays\s|over)/i,
    'Remind them that the payment of their $1 was ',
  ],
  [
    /^(?:please\s)?(?:chase(?:\sup)?|follow\sup\son|collect)\s(?:(?:the|our|all|any)\s)?(?:unpaid|overdue|open|outstanding|late)\s(invoice|bill|fee|rent|instalment|subscription)s?(?:\s(?:very\s)?[a-z]+ly)?[,.:]\s(?:the\s)?(?:payments?|they|it|invoices?|bills?)\s(?:is|are)\s(?=due\s|\d+\sdays\s|over)/i,
    'Remind them that the payment of their $1 is ',
  ],
  [
    /^(?:please\s)?chase(?:\sup)?\s(?:(?:the|our|all|any)\s)?(?:unpaid|overdue|open|outstanding|late)\s(invoice|bill|fee|rent|instalment|subscription)s?(?:\s(?:very\s)?[a-z]+ly)?[.!]?$/i,
    'Remind them that their $1 is still open. Please pay it soon',
  ],
  [
    /^(Remind\sthem\sthat\sthe\spayment\sof\stheir\s[a-z]+\s(?:was|is)\s[^.,;:!?\n]{4,40})[.!]?$/u,
    '$1. Please pay it soon',
  ],
  // “Introduce our new account manager Sophie to existing customers”
  [
    new RegExp(
      String.raw`^([Ii]ntroduce\s(?:our|my)\s(?:[^\s.,;:!?]+\s){0,4}?${persons}(?:\s(?:of|for|in)\s[^\s.,;:!?]+)?(?:\s\p{Lu}[\p{L}'’-]+){0,2})\sto\s(?:(?:our|my|all|the|existing|current|key|regular|loyal|old|important|long-standing)\s)*${groups}${end}`,
      'u',
    ),
    '$1',
  ],
  // “We'd like landlords to know we do safety certificates”
  [
    new RegExp(
      String.raw`^(?:(?:we|i)(?:['’]d|\swould)?\s)?(?:like|love|want|need)\s${many}\sto\sknow\s(?:that\s)?(?=(?:we|our|i|my|there|the)\b)`,
      'i',
    ),
    'Tell them that ',
  ],
  // “Only in Bristol.”
  [
    /(?<=[.!?]\s)(?:but\s)?only\s(in|around|within|near|on|for)\s((?!(?:if|when)\b)[^.,;:!?\n]{2,40})(?=[.!\n]|$)/gi,
    'Mention that we offer this only $1 $2',
  ],
  // “We sold a CRM to 40 lettings agencies and want more”
  [
    /^((?:we|i)(?:\shave|['’]ve)?\s(?:already\s)?[a-z]{2,}(?:ed|ld|lt|ught|ade|un)\s[^.,;:!?\n]{4,80}?),?\s(?:and|but)\s(?:now\s)?(?:we\s|i\s)?(?:want|need|would\slike|are\slooking\sfor|am\slooking\sfor)\s(?:some\s|to\s(?:get|win|have|find)\s)?(?:more|others)(?:\s(?:of\s(?:them|those)|customers|clients|like\s(?:them|that)))?(?=[.!\n]|$)/i,
    '$1',
  ],
  // “Partner with travel bloggers, free 2 night stay in exchange for a post”
  [
    new RegExp(
      String.raw`^(partner|team\sup|cooperate|collaborate|work\stogether)\swith\s${many}[,:]\s(?:we\s(?:offer|give)\s(?:them\s)?|they\sget\s)?((?:an?\s)?free\s[^.,;:!?\n]{3,50}?\s(?:in\s(?:exchange|return)\s)?for\s[^.,;:!?\n]{3,50})${end}`,
      'i',
    ),
    'Tell them that we would like to $1 with them. Mention that they get $2',
  ],
  [
    /(?<=\bwith\sthem\.\sMention\sthat\sthey\sget\s)(?=free\s(?:\d+[-\s][a-z]+\s|[^\s.,;:!?]+\s)?(?:stay|night|meal|dinner|lunch|ticket|tasting|course|session|month|trial|membership|audit|box|kit|copy|sample|listing|booth|stand|class|lesson|treatment|haircut|room|drink)\s)/g,
    'a ',
  ],
  // “Convince cafes to switch to our cups, same price as plastic, in case they're not under contract”
  ...(
    [
      [several, 'they have'],
      [one, 'it has'],
    ] as const
  ).flatMap(([thing, has]) => [
    [
      new RegExp(
        String.raw`^(?:convince|get|persuade|motivate)\s(${many})\sto\s(switch|change|move)\s(?:over\s)?to\s((?:our|my)\s${thing}),\s(?:(?:at\s|for\s)?(?:the\s))?same\s(price|quality|cost|size)\sas\s([^.,;:!?\n]{3,30}?),?\s(?:in\scase|if)\s(they\s[^.,;:!?\n]{4,50})${end}`,
        'i',
      ),
      `Sell $3 to $1. Mention that ${has} the same $4 as $5. Ask if they would like to $2, if $6`,
    ] as const,
    [
      new RegExp(
        String.raw`^(?:convince|get|persuade|motivate)\s(${many})\sto\s(switch|change|move)\s(?:over\s)?to\s((?:our|my)\s${thing}),\s(?:(?:at\s|for\s)?(?:the\s))?same\s(price|quality|cost|size)\sas\s([^.,;:!?\n]{3,30})${end}`,
        'i',
      ),
      `Sell $3 to $1. Mention that ${has} the same $4 as $5. Ask if they would like to $2`,
    ] as const,
  ]),
  [/(?<=\bif\sthey)['’]re(?=\s)/gi, ' are'],
  [/\bin\scase\sthey['’]re(?=\s)/gi, 'if they are'],
  // “Get estate agents to use my drone photography. £120 per property, photos next day.”
  [
    new RegExp(
      String.raw`^(?:get|convince|persuade|ask)\s${many}\sto\s(?:use|book|try|order|buy|hire)\s(my\s[^.,;:!?\n]{3,50})\.\s(?=\S)`,
      'i',
    ),
    'Tell them about $1. ',
  ],
  [
    new RegExp(
      String.raw`(?<=[.!?]\s)(?:only\s|from\s)?(${amount}),\s(?:the\s|you\sget\s)?(photos|pictures|results|reports?|videos?|quotes?|drafts?|texts?|translations?|offers?)\s(?:on\s)?(?:the\s)?(next|same)\sday${end}`,
      'i',
    ),
    'It costs $1. Mention that they get the $2 the $3 day',
  ],
  // “Get podcast hosts to have me on as a guest, I wrote a book”
  [
    new RegExp(
      String.raw`^(?:get|convince|persuade|ask)\s${many}\sto\s((?:have|invite|feature|interview|book|host)\s(?:me|us)(?:\s[^.,;:!?\n]{2,40})?)[,.]\s(?:because\s)?((?:i|we)\s[^.;:!?\n]{5,100})${end}`,
      'i',
    ),
    'Tell them that $2. Ask whether they would like to $1',
  ],
  // “Ask head teachers if our theatre company can come and perform a play. It costs £350 …”
  [
    new RegExp(
      String.raw`^ask\s${many}\s(?:if|whether)\s((?:our|my)\s${one}|we|i)\s(?:can|could|may)\s((?:come|show|present|perform|visit|play|give|run|set\sup|teach|sing|bring)\b[^.;:!?\n]{4,90})\.\s((?:it|this|we|there)\s[^?\n]{6,300}?)[.!]?$`,
      'i',
    ),
    'Tell them that $1 would like to $2. $3. Ask whether that would suit them',
  ],
  // “IT support for dental practices in Manchester. Fixed price £45 per user per month.”
  [
    new RegExp(
      String.raw`^((?!(?:we|i|our|my|the|they|it|sell|offer|pitch|promote|ask|tell|invite|introduce|present|get|win|find|book)\s)(?:[^\s.,;:!?]+\s){0,3}?(?:support|maintenance|cleaning|catering|translations?|training|repairs?|rental|security|accounting|bookkeeping|payroll|coaching|lessons|insurance|courses|photography|transport|delivery|hosting|consulting|design|recruitment|storage|advice)\sfor\s[^.,;:!?\n]{3,60})\.\s(?=(?:fixed\s|flat\s|the\s|our\s)?prices?\s|(?:from|only)\s${money}|${money})`,
      'i',
    ),
    'Tell them that we offer $1. ',
  ],
  [
    new RegExp(
      String.raw`(?<=^Tell\sthem\sthat\swe\soffer\s[^.,;:!?\n]{6,90}\.\s)(?:prices?\s)?from\s(${amount})${end}`,
      'u',
    ),
    'Our prices start at $1',
  ],
  [
    new RegExp(String.raw`(?<=[.!?]\s)(?:the\s)?(fixed|flat|monthly)\sprice(?:\sis|\sof|:)?\s(${amount})${end}`, 'gi'),
    'The $1 price is $2',
  ],
  [/\b(their|our|your)\sit(?=\s(?:now|today|support|team|department|systems?)\b|[.?!]?$)/gi, '$1 IT'],
  // “Reaching out to wedding venues to get on their supplier list”
  [
    new RegExp(
      String.raw`(?<=^|[.!?]\s)(?:i\sam\s|i['’]m\s|i\s(?:want|would\slike)\sto\s)?reach(?:ing)?\sout\sto\s${many}\sto\s(?:get|be)\son(?:to)?\s(?=their\s)`,
      'i',
    ),
    'Ask whether they would put me on ',
  ],
  // “Ask if they need their boiler serviced before winter”
  [
    /\bask\s(?:(?:[^\s.,;:!?]+\s){1,3}?)?(?:if|whether)\sthey\s(?:need|want|would\slike)\s(their\s(?:[^\s.,;:!?]+\s){1,3}?)(?=[a-z]+(?:ed|lt)\b)/i,
    'ask whether they would like to have $1',
  ],
  // Neither is “it” named by the price: what is done is.
  [
    /^ask\swhether\sthey\swould\slike\sto\shave\s(their\s(?:[^\s.,;:!?]+\s){0,2}?[^\s.,;:!?]*[^\Ws]\s([a-z]+(?:ed|lt)))(\s[^.,;:!?\n]{3,40})?[.?]\s(?:it|that|this)\s(costs|takes)\s([^;:!?\n]{3,60}?)[.!]?$/i,
    'Tell them that it $4 $5 to have $1. Ask whether they would like to have it $2$3',
  ],
  [
    /^ask\swhether\sthey\swould\slike\sto\shave\s(their\s(?:[^\s.,;:!?]+\s){0,2}?[^\s.,;:!?]*s\s([a-z]+(?:ed|lt)))(\s[^.,;:!?\n]{3,40})?[.?]\s(?:it|that|this)\s(costs|takes)\s([^;:!?\n]{3,60}?)[.!]?$/i,
    'Tell them that it $4 $5 to have $1. Ask whether they would like to have that done$3',
  ],
  ...(
    [
      [String.raw`[^\s.,;:!?]*[^\Ws]`, 'it $2'],
      [String.raw`[^\s.,;:!?]*s`, 'that done'],
    ] as const
  ).map(
    ([thing, done]) =>
      [
        new RegExp(
          String.raw`^ask\swhether\sthey\swould\slike\sto\shave\s(their\s(?:[^\s.,;:!?]+\s){0,2}?${thing}\s([a-z]+(?:ed|lt)))(\s[^.,;:!?\n]{3,40})?[.?]\s(?:prices?\s)?from\s(${amount}[^.,;:!?\n]{0,20})[.!]?$`,
          'i',
        ),
        `Tell them that it costs from $4 to have $1. Ask whether they would like to have ${done}$3`,
      ] as const,
  ),
  // “Dog grooming, new salon opening in Bath on 1st May, 20% off first visit, tell local dog owners”
  [
    new RegExp(
      String.raw`^((?:[^\s.,;:!?]+\s){0,2}?[^\s.,;:!?]+)[,:]\s(?:our\s)?new\s(salon|shop|store|studio|branch|clinic|practice|cafe|restaurant|gym|office|workshop|showroom|school|bakery)\s(?:is\s)?open(?:ing|s)\s([^.,;:!?\n]{3,50})[,.]\s(?:there\sis\s)?(\d{1,2}\s?%\s(?:off|discount\son))\s(?:the\s|their\s)?(first\s[^\s.,;:!?]+)(?:[,.]\s(?:tell|let|inform)\s(?:[^\s.,;:!?]+\s?){1,4}?(?:\sknow)?)?[.!]?$`,
      'i',
    ),
    'Tell them that our new $1 $2 opens $3. Mention that they get $4 their $5',
  ],
  // “Offer accountants a referral fee of 10% for each client they send us”
  [
    new RegExp(
      String.raw`^offer\s${many}\s(an?\s(?:[^\s.,;:!?]+\s)?(?:fee|commission|bonus|reward)\sof\s[^.,;:!?\n]{1,20})\s(for|on)\s(each|every|any)\s([^\s.,;:!?]+\sthey\s[^.,;:!?\n]{3,60})${end}`,
      'i',
    ),
    'Tell them that we pay $1 $2 $3 $4. Ask whether that would suit them',
  ],
  // “Raise money for a new church roof, need 20000, already have 12500, ask local businesses”
  [
    /^(?:raise|collect|gather)\s(?:some\s)?(money|funds|donations)\sfor\s([^.,;:!?\n]{3,60})[,.]\s(?:we\s)?(?:still\s)?need\s(?=[€$£]?\d)([^;:!?\n]{1,20}?),\s(?:and\s)?(?:we\s)?(?:already\s)?have\s(?:already\s)?(?=[€$£]?\d)([^.,;:!?\n]{1,20})(?:[,.]\sask\s[^.,;:!?\n]{3,40})?[.!]?$/i,
    'Tell them that we are raising $1 for $2. We need $3 and already have $4. Ask whether they would like to donate',
  ],
  [
    /^(?:raise|collect|gather)\s(?:some\s)?(money|funds|donations)\sfor\s([^.,;:!?\n]{3,60})[,.]\s(?:we\s)?(?:still\s)?need\s(?=[€$£]?\d)([^.;:!?\n]{1,20}?)(?:[,.]\sask\s[^.,;:!?\n]{3,40})?[.!]?$/i,
    'Tell them that we are raising $1 for $2. We need $3. Ask whether they would like to donate',
  ],
  // “Invite investors to see our pitch deck, raising 500k seed, 40k MRR growing 12% a month”
  [
    /^invite\s[^.,;:!?\n]{3,40}?\sto\s(see|read|look\sat|discuss)\s(our\s[^.,;:!?\n]{3,40}),\s(?:we\sare\s)?raising\s(?:an?\s)?([€$£]?\d[\d.,]*\s?[km]?)\s(seed|series\s[a-d]|pre-?seed)(?:\sround)?(?:,\s([€$£]?\d[\d.,]*\s?[km]?)\s(mrr|arr|revenue),?\sgrowing\s([^.,;:!?\n]{2,30}))[.!]?$/i,
    'Tell them that we are raising a $4 round of $3. Mention that our $6 is $5 and growing $7. Ask whether they would like to $1 $2',
  ],
  [
    /^invite\s[^.,;:!?\n]{3,40}?\sto\s(see|read|look\sat|discuss)\s(our\s[^.,;:!?\n]{3,40}),\s(?:we\sare\s)?raising\s(?:an?\s)?([€$£]?\d[\d.,]*\s?[km]?)\s(seed|series\s[a-d]|pre-?seed)(?:\sround)?[.!]?$/i,
    'Tell them that we are raising a $4 round of $3. Ask whether they would like to $1 $2',
  ],
  // “Survey: want to ask warehouse managers what annoys them, 15 min call, £20 voucher as thanks”
  ...(
    [
      ['survey|study', 'call|chat|questionnaire|talk', 'a $1', 'a $4'],
      ['survey|study', 'interview', 'a $1', 'an $4'],
      ['research', 'call|chat|questionnaire|talk', '$1', 'a $4'],
      ['research', 'interview', '$1', 'an $4'],
    ] as const
  ).flatMap(([asked, way, what, form]) =>
    (
      [
        [
          ',\\s(?:there\\sis\\s|they\\sget\\s)?(?:an?\\s)?([€$£]?\\d+[€$£]?\\s[^.,;:!?\\n]{3,40})',
          ' Mention that they get a $5.',
        ],
        ['', ''],
      ] as const
    ).map(
      ([thanks, given]) =>
        [
          new RegExp(
            String.raw`^(?:an?\s)?(${asked})[:,]\s(?:(?:we|i)\s)?(?:want|would\slike|wish)?\s?(?:to\s)?ask\s${many}\s((?:what|how|which|when|where|why|whether|if|who)\s[^.,;:!?\n]{6,80}),\s(\d{1,3})[\s-]min(?:ute)?s?\s(${way})${thanks}[.!]?$`,
            'i',
          ),
          `Tell them that we are doing ${what}. Mention that it is ${form} of $3 minutes.${given} Ask $2`,
        ] as const,
    ),
  ),
  // “Ask careers offices to share our internship with students: 8 weeks, paid £450 a week, apply by 15 April”
  ...(
    [
      ['apply', 'Mention that $2 can apply $5'],
      ['starts?', 'It starts $5'],
    ] as const
  ).map(
    ([last, said]) =>
      [
        new RegExp(
          String.raw`^ask\s${many}\sto\s(?:share|pass\son|circulate|forward)\s(our\s[^.,;:!?\n]{3,50}?)\s(?:with|to)\s((?:their\s)?(?:[^\s.,;:!?]+\s)?[^\s.,;:!?]+s)[:,]\s(\d{1,2}\s(?:weeks|months|years|days)),\s(?:paid|pays)\s((?:[^.,;:!?\n]|[.,](?=\d)){2,30}),\s${last}\s((?:by|until|before|in|on|from)\s[^.,;:!?\n]{2,30})${end}`,
          'i',
        ),
        `Tell them about $1. It lasts $3. It pays $4. ${said}. Ask whether they would share it with $2`,
      ] as const,
  ),
  // “Ask dealers to share our leaflet with customers: 4 pages, free of charge”
  [
    new RegExp(
      String.raw`^ask\s${many}\sto\s(share|pass\son|circulate|forward)\s(our\s[^.,;:!?\n]{3,50}?)\s(?:with|to)\s((?:their\s)?(?:[^\s.,;:!?]+\s)?[^\s.,;:!?]+s)[:,]\s([^.:;!?\n]{4,160})[.!]?$`,
      'i',
    ),
    'Tell them about $2. It is for $3: $4. Ask whether they would share it with $3',
  ],
  // “We make packaging out of seaweed and want to talk to cosmetics brands about replacing plastic”
  [
    new RegExp(
      String.raw`^((?:we|i)\s(?!(?:want|would|need|wish)\b)[^.,;:!?\n]{4,80}?)(?:,?\sand|,)\s(?:(?:we|i)\s)?${wishTo}\s(?:talk|speak|chat)\s(?:to|with)\s${many}\sabout\s([^.,;:!?\n]{4,70})${end}`,
      'i',
    ),
    '$1. Ask whether they would have time to talk about $2',
  ],
  // “We rent plants and water them every two weeks”: “them” are the plants
  [
    /^((?:we|i)\s[a-z]+\s(?:[^\s.,;:!?]+\s){0,3}?[^\s.,;:!?]+s,?\sand\s[a-z]+\sthem\s(?!(?:about|if|whether|how|that|what|why|to|a|an|our|the|for|with|free)\b)[^.;:!?\n]{3,90})[.!]?$/i,
    'Tell them that $1',
  ],
  // “Clean panels bring up to 15 percent more power”: no order, though it begins like one
  [
    /^((?:clean|open|dry|warm|cool|empty|clear|light|free|smooth|present|safe|welcome|secure|smart)\s(?:[^\s.,;:!?]+\s)?[^\s.,;:!?]+s\s(?:bring|save|cut|last|use|need|cost|make|give|work|run|sell|keep|reduce|earn)\s[^;:!?\n]{4,140})[.!]?$/i,
    'Tell them that $1',
  ],
  // “Our ergonomic office chairs, 199 dollars each, delivery is free”
  [
    new RegExp(
      String.raw`^(?:offer\s)?(our\s${several}),\s(?:only\s)?(${money}\s(?:each|a\spiece|apiece|per\s[a-z]+)),\s`,
      'i',
    ),
    'Offer $1. They cost $2. ',
  ],
  [
    new RegExp(
      String.raw`^(?:offer\s)?(our\s${one}),\s(?:only\s)?(${money}\s(?:each|a\spiece|apiece|per\s[a-z]+)),\s`,
      'i',
    ),
    'Offer $1. It costs $2. ',
  ],
  // “Ask restaurants whether they would like to try our mushrooms. We deliver on Tuesdays.”
  [
    new RegExp(
      String.raw`^ask\s${many}\s(?:if|whether)\sthey\s(?:would\slike|want|['’]d\slike)\sto\s(try|taste|sample)\s(our\s(?:[^\s.,;:!?]+\s){0,3}?[^\s.,;:!?]+)\.\s((?:we\s(?!bring|provide|cover)|delivery\s|free\s|the\s[a-z]+\s|there\s)[^?\n]{6,200}?)[.!]?$`,
      'i',
    ),
    'Tell them about $2. $3. Ask whether they would like to $1 $2',
  ],
  [/(?<=[.!?]\s)free\s((?:[^\s.,;:!?]+\s)?(?:samples|trials|tastings|quotes))(?=[.!\n]|$)/gi, 'There are free $1'],
  [
    /(?<=[.!?]\s)(?:an?\s)?free\s((?:[^\s.,;:!?]+\s)?(?:sample|trial|tasting|box|consultation|quote))(?=[.!\n]|$)/gi,
    'There is a free $1',
  ],
  // “Promote my pottery classes, Mondays 6-8pm, 6 weeks £150, beginners welcome”
  [
    new RegExp(
      String.raw`^((?:promote|offer|sell|advertise|pitch)\s(?:our|my)\s(?:[^\s.,;:!?]+\s){0,3}?(classes|lessons|courses|workshops|sessions|tours))[,:]\s((?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:\s(?:[^.,;:!?\n]|:(?=\d)){1,30})?),\s`,
      'i',
    ),
    '$1. Mention that the $2 are on $3. ',
  ],
  [
    new RegExp(
      String.raw`(?<=[.,]\s)(\d{1,3}\s(?:weeks|lessons|hours|sessions|evenings|days|months))\s(?:for\s|cost\s)?(${money})(?=[.,!\n]|$)(?:,\s)?`,
      'i',
    ),
    'Mention that $1 cost $2. ',
  ],
  [
    /(?<=[.,]\s)((?:beginners|families|children|dogs|everyone|groups|seniors))\s(?:are\s)?welcome(?=[.!\n]|$)/gi,
    'Mention that $1 are welcome',
  ],
  // “Sell solar panels to farmers. Pays back in 6 years.”
  [
    new RegExp(
      String.raw`^((?:sell|offer|pitch|promote)\s)(?!(?:our|my|the|them|an?|your|their)\s)(${several})(\sto\s[^.,;:!?\n]{3,50})\.\s(?:it\s|they\s)?pays?\s(?:back|off|for\s(?:itself|themselves))\s(?=(?:in|within|after)\s)`,
      'i',
    ),
    '$1our $2$3. They pay for themselves ',
  ],
  // “First introduce our app, then ask for a call”
  [/^first(?:ly)?,?\s+(?=(?:introduce|present|announce|promote|offer|pitch|invite|thank|tell)\s)/i, ''],
]
