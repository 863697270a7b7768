import { several } from './price-rewordings'

const money = String.raw`(?:[€$£]\s?\d[\d.,]*k?|\d[\d.,]*k?\s?(?:€|\$|£|euros?|dollars|pounds|usd|eur|gbp|chf))`
const amount = String.raw`${money}(?:\s(?:per|an?)\s\p{L}+)?`
/** What those are sold in whose head count, or need, somebody asks for. */
const figure = String.raw`(?:(?:current|present|existing|monthly|weekly|yearly|annual|daily|rough|usual|expected|approximate|average)\s)*(?:[\p{L}-]+\s){0,2}?(?:need|demand|budget|headcount|head count|renewal date|consumption|volume|usage|turnover|spend|spending|lead time|contract end|(?:end|start|moving|event|wedding|delivery|closing|opening|travel) date|team size|fleet size)`
const whose = String.raw`(?:(?:current|present|existing|main|usual|regular)\s)+(?:[\p{L}-]+\s){0,2}?(?:supplier|provider|vendor|broker|agency|carrier|insurer|bank|forwarder|contractor|dealer|partner|caterer|cleaner|auditor|landlord)`
const owned = String.raw`(?:[\p{L}-]+\s){0,3}?[\p{L}-]+`

/** Orders that are put offhand, with a condition, a reason or what they get behind a comma, in the words that other rules know. */
export const offhandRewordings: readonly (readonly [RegExp, string])[] = [
  // “They get 50 euro per new student”
  [/(?<=\bthey\s(?:get|receive|earn)\s)(\d[\d.,]*)\seuro(?=\s(?:per|an?|each|for)\s)/gi, '$1 euros'],
  [/(?<=,\s)incl\.?\s(?=\S)/gi, 'including '],
  // “I want to sell my solar panels, they save 40%”
  [
    /^(?:(?:i|we)\s)?(?:want|would\slike|need|wish|plan|am\strying|are\strying)\sto\s((?:sell|offer|pitch|promote|introduce|present)\s(?:our|my)\s[^.,;:!?\n]{3,60}(?:,|\.)\s(?:they|it)\s)/i,
    '$1',
  ],
  // “Sell our trailers to farms, they weigh 300 kg and need no licence”
  [
    new RegExp(
      String.raw`${several},\sthey\s(?=(?:\p{L}+ly\s|also\s|all\s)?(?:save|cost|last|weigh|need|come|work|run|pay\sfor\sthemselves|fit|cut|hold|include|charge)\s)`,
      'iu',
    ),
    '$1. They ',
  ],
  // “Do you plan tours in Excel? We have something faster. Try it 14 days for free”
  [
    /(?<=[.!?]\s)try\s(it|them)\s((?:for\s)?(?:\d{1,2}|one|two|three|four|six)\s(?:days|weeks|months?))\s(?:for\s)?free(?=[.,!\n]|$)/gi,
    'You can try $1 $2 for free',
  ],
  // “Still using spreadsheets for shifts?”
  [
    /^still\s(using|working\swith|planning|relying\son|paying|writing|doing|waiting|printing)\s(?=[^.!?\n]{3,80}\?)/i,
    'Are you still $1 ',
  ],
  // “Ask them to become a corporate sponsor”
  [
    new RegExp(
      String.raw`\bask\s(?:(?:[\p{L}-]+\s){0,2}?[\p{L}-]+s|them|people)\sto\sbecome\s(?=(?:an?|our|one)\s)`,
      'giu',
    ),
    'ask whether they would like to become ',
  ],
  // “Tell them we translate reports into 12 languages, and that Börse AG is one of our customers”
  [
    /^((?:please\s)?(?:tell|inform)\s(?:them|people|everyone|him|her)\s(?:that\s)?we\s[^.;:!?\n]{8,140}?),?\sand\sthat\s(?!they\b)/i,
    '$1. Mention that ',
  ],
  // “Ask for their monthly need”
  [
    new RegExp(String.raw`\bask\s(?:(?:them|people)\s)?for\stheir\s(${figure})(?=[.,;!\n]|$)`, 'giu'),
    'ask what their $1 is',
  ],
  [
    /\bask\s(?:(?:them|people)\s)?for\stheir\s((?:(?:current|present|monthly|weekly|yearly|annual|daily)\s)+(?:[\p{L}-]+\s)?(?:needs|requirements|quantities))(?=[.,;!\n]|$)/giu,
    'ask what their $1 are',
  ],
  // “Ask for their current supplier”
  [
    new RegExp(String.raw`^ask\s(?:(?:them|people)\s)?for\stheir\s(${whose})(?=[.,;!\n]|$)`, 'giu'),
    'ask who is their $1',
  ],
  // “Write them that we have opened an office and would like to have lunch with them”
  [/^(?:please\s)?(?:write|text|message|e-?mail)\s(?:to\s)?(them|him|her|people)\sthat\s/i, 'Tell $1 that '],
  [
    /^((?:tell|inform)\s[^.;:!?\n]{8,120}?),?\sand(?:\sthat)?(?:\swe)?(?:\swould|['’]d)\s(?:like|love)\sto\s(?:have|grab|meet\s(?:them\s)?for|go\sfor)\s((?:an?\s)?(?:short\s|quick\s)?(?:lunch|coffee|dinner|breakfast|drink|beer|tea))(?:\swith\s(?:them|him|her))?(?=[.!\n]|$)/i,
    '$1. Ask whether they would have time for $2 with us',
  ],
  // “Offer them a free check of their IT security by our experts at Blauwand until 30 April”: too long for one breath
  [
    /^((?:please\s)?offer\s(?:them\s)?an?\s[^.,;:!?\n]{6,60}?)\sby\s(our\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]+s(?:\s(?:at|from|of)\s[^.,;:!?\n]{2,40}?)?)\s(?:until|before|by)\s([^.,;:!?\n]{3,30})(?=[.!\n]|$)/iu,
    '$1. Mention that it is done by $2. Mention that the offer is open until $3',
  ],
  // “Find out if they use a payroll provider, and if so, when the contract ends”
  [
    /\b(?:find\sout|ask(?:\sthem)?|check)\s(if|whether)\s(they\s[^.,;:!?\n]{4,80}),?(?:\sand)?,?\sif\s(?:so|yes),?\s(?=(?:when|who|how|what|where|which|why)\s)/gi,
    'Ask $1 $2. Ask ',
  ],
  [/(?<=\.\sAsk\s)(how\smany\s[\p{L}-]+)(?=[.!\n]|$)/giu, '$1 they have'],
  [
    /\b(?:find\sout|ask(?:\sthem)?|check)\s(if|whether)\s(they\s[^.,;:!?\n]{4,80}),?\sand,?\sif\s(?:not|no),?\s(?=who\s)/gi,
    'Ask $1 $2. If not, ask ',
  ],
  [/\b(because|since|as)\sit['’]s\s/gi, '$1 it is '],
  // “Get them to switch from Concur to our app, because it costs half”
  [
    /^(?:get|convince|persuade|motivate)\s(?:them|people)\sto\s(?=(?:switch|change|move|upgrade)\s(?:over\s)?from\s[^.,;:!?\n]{3,50}\sto\s(?:our|my)\s)/i,
    'Ask if they would like to ',
  ],
  [
    /^(Ask\sif\sthey\swould\slike\sto\s[^.,;:!?\n]{4,60}\sto\s((?:our|my)\s[^.,;:!?\n]{3,40}?)),?\s(?:because|since|as)\sit\s([^.!?\n]{4,90})[.!]?$/,
    'Tell them that $2 $3. $1',
  ],
  [
    /^(Ask\sif\sthey\swould\slike\sto\s[^.,;:!?\n]{8,100}?),?\s(?:because|since|as)\s(?=(?:it|they)\s)/,
    '$1. Tell them that ',
  ],
  // “Get clinics to switch from fax to our messenger, because it is encrypted”
  [
    /^(?:get|convince|persuade|motivate)\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]+s\sto\s((?:switch|change|move|upgrade)\s(?:over\s)?from\s[^.,;:!?\n]{3,50}\sto\s((?:our|my)\s[^.,;:!?\n]{3,40}?)),?\s(?:because|since|as)\sit\s([^.!?\n]{4,90})[.!]?$/iu,
    'Tell them that $2 $3. Ask if they would like to $1',
  ],
  // “Ask for feedback on our proposal from last week”
  [
    /\bask\s(?:them\s)?for\s(?:some\s|honest\s|short\s)?feedback\s(?:on|about)\s((?:our|the|my)\s[^.,;:!?\n]{3,40}?\s(?:from|of)\s(?:last|this)\s\p{L}+)(?=[.,;!\n]|$)/giu,
    'ask what they think of $1',
  ],
  // “Ask them to recommend our school to their staff, they get 50 euros”
  [
    new RegExp(
      String.raw`^ask\s(?:them|people|${owned})\sto\srecommend\s((?:us|our|my)\s?[^.,;:!?\n]{0,70}),\s(?:and\s)?(?=they\s(?:get|receive|earn)\s)`,
      'iu',
    ),
    'Ask whether they would recommend $1. Mention that ',
  ],
  [/\bmention\sthat\sthey\s(?:receive|earn)\s(?=(?:an?|one|two|free|[€$£]?\d))/gi, 'Mention that they get '],
  // “Only if they have more than 50 employees: offer our health day”
  [
    /^only\s(?:if|when)\sthey\shave\s([^.,;:!?\n]{4,50}?)(?::|,)\s(?=(?:offer|invite|tell|ask|introduce|pitch|propose|suggest|sell|present)\s)/i,
    'To companies with $1: ',
  ],
  // “Offer our health day, 1,500 euros, including 4 trainers”
  [
    new RegExp(
      String.raw`((?:offer|sell|pitch|promote|introduce|present)\s(?:our|my)\s(?:[\p{L}-]+\s){0,3}?(?:[\p{L}-]*(?:[^\Ws]|[sui]s))),\s(?:for\s|only\s)?(${amount}),\s(including\s[^.,;:!?\n]{3,50})(?=[.!\n]|$)`,
      'iu',
    ),
    '$1. It costs $2, $3',
  ],
  // “Offer: 10% off on every translation if they order before Easter”
  [/(\d\s?%\soff)\son\s(?=(?:every|all|each|any|our|the)\s)/gi, '$1 '],
  [
    /^((?:special\s)?(?:offer|promo|promotion|deal):\s)(\d{1,2}\s?%)\sdiscount\s(?=(?:on|for)\s)/i,
    '$1a discount of $2 ',
  ],
  [
    /^(?:offer|special offer|promo|promotion|deal):\s((?:a\sdiscount\sof\s\d{1,2}\s?%|\d{1,2}\s?%\s(?:off|discount))[^.,;:!?\n]{0,60}?)\s(?=(?:if|when)\sthey\s)/i,
    'Tell them that they get $1 ',
  ],
  // “We are looking for pilot customers, pilot is free for 3 months”
  [
    /,\s(?:the\s)?(pilot|trial|test|beta|programme|program|first\smonth|set-?up|installation|training)\s(?:is|will\sbe)\s(?=(?:free|included|paid)\b)/gi,
    '. The $1 is ',
  ],
  [
    /^(ask\s(?:if|whether)\sthey\s(?:need|want|are\slooking\sfor)\san?\s(?:new\s|better\s|other\s)?([^.,;:!?\n]{3,40}[^\Wysxh]))\.\sours\s(are|cost|take|work|speak|have|come|do|know)\s((?:[^.!?\n]|\.(?=\d)){2,140})[.!]?$/i,
    'Tell them that our $2s $3 $4. $1',
  ],
  [
    /^(ask\s(?:if|whether)\sthey\s(?:need|want|are\slooking\sfor)\s(?!an?\s)(?:new\s|better\s|other\s|more\s)?([^.,;:!?\n]{3,40}[^\Ws]s))\.\sours\s(are|cost|take|work|speak|have|come|do|know)\s((?:[^.!?\n]|\.(?=\d)){2,140})[.!]?$/i,
    'Tell them that our $2 $3 $4. $1',
  ],
  [/^(ask\s(?:if|whether)\sthey\s)want(?=\san?\s[^.,;:!?\n]{3,50}\.\sours\s)/i, '$1need'],
  // “Ask if they need a new cleaning company. Ours costs 18.50 per hour”
  [
    /^(ask\s(?:if|whether)\sthey\s(?:need|want|are\slooking\sfor|have\sto\sbuy)\san?\s(?:new\s|better\s|other\s|cheaper\s)?([^.,;:!?\n]{3,50}))\.\sours\s(costs|is|takes|lasts|works|saves|comes|has)\s((?:[^.!?\n]|\.(?=\d)){2,140})[.!]?$/i,
    'Tell them that our $2 $3 $4. $1',
  ],
  // “…, all insured, references Volksbank Kassel”
  [/,\s(?:and\s)?(?:all|fully)\sinsured(?=[.,!\n]|$)/gi, '. We are fully insured'],
  [
    /,\s(?:with\s|our\s)?references?(?::|\sfrom)?\s(?=\p{Lu})([^.,;:!?\n]{3,60}?\sand\s[^.,;:!?\n]{3,40})(?=[.!\n]|$)/giu,
    '. $1 are among our references',
  ],
  [
    /,\s(?:with\s|our\s)?references?(?::|\sfrom)?\s(?=\p{Lu})([^.,;:!?\n]{3,60})(?=[.!\n]|$)/giu,
    '. $1 is one of our references',
  ],
  // “I am looking for an apprenticeship, can start in August”
  [
    /^((?:(?:i\sam|i['’]m)\s)?(?:looking|searching)\sfor\s[^.;:!?\n]{4,80}?),\s(?:and\s)?(?:i\s)?can\sstart\s/i,
    '$1. I can start ',
  ],
  // “Invite them to our summer party on 4 July, bring the family, food is free”
  [/^(invite\s(?:[^.;:!?\n]|:(?=\d)){6,120}?),\s(?:please\s)?bring\s(?=\S)/i, '$1. Please bring '],
  [
    /(\bPlease\sbring\s[^.,;:!?\n]{3,50}),\s(food|lunch|dinner|entry|parking)\s(?:is\s)?(free|included|paid)(?=[.,!\n]|$)/g,
    '$1. Mention that $2 is $3',
  ],
  [
    /(\bPlease\sbring\s[^.,;:!?\n]{3,50}),\s(drinks|snacks|meals)\s(?:are\s)?(free|included|paid)(?=[.,!\n]|$)/g,
    '$1. Mention that $2 are $3',
  ],
  // “Need 3 electricians from May, 28 euros per hour, can they help”
  [
    new RegExp(String.raw`^(?:we\s)?need\s(\d{1,3}\s[^.,;:!?\n]{3,60}),\s(?:we\spay\s)?(${amount})(?=[.,!\n]|$)`, 'iu'),
    'We need $1. We pay $2',
  ],
  [
    /^((?:we\s)?need\s[^;:!?\n]{6,120}?)[,.]\scan\sthey\s(help|deliver|do\s(?:it|that)|provide\sthem|send\sthem)\??$/i,
    '$1. Ask whether they can $2',
  ],
  [/^need\s(?=\d{1,5}\s[\p{L}-]+)/iu, 'We need '],
  // “Our lawyer can check their terms for free, ask if they are interested”
  [
    /^(our\s(?:[\p{L}-]+\s)?(?:lawyer|doctor|expert|engineer|consultant|adviser|advisor|accountant|nurse|trainer|electrician|colleague|technician|specialist|designer|chef)s?\s(?:can|will|could)\s[^.;:!?\n]{6,80}?)[,.]\s(?=ask\s)/iu,
    'Tell them that $1. ',
  ],
  // “1 month free if they book before 1 May: our parking app for hotels”
  [
    /^((?:\d{1,2}|one|two|three)\s(?:days|weeks|months?|lessons?|hours?)\sfree|\d{1,2}\s?%\soff)\s(if\sthey\s[^.,;:!?\n]{4,50}):\s((?:our|my)\s[^.,;:!?\n]{3,60})[.!]?$/i,
    'Tell them about $3. Mention that they get $1 $2',
  ],
  // “Ask if that suits”
  [
    /\bask\s(?:if|whether)\s(?:that|this|it)\s(?:suits|works|fits)(?:\s(?:them|for\sthem))?(?=[.,!\n]|$)/gi,
    'ask whether that would suit them',
  ],
  // “Remind about invoice 2231, 14 days overdue, please pay by Friday”
  [/\b(invoice\s\S*\d),\s(?=\d{1,3}\sdays\s(?:over)?due\b)/gi, '$1, which is '],
  [
    /^((?:please\s)?remind\s[^.;:!?\n]{6,100}?),\splease\s(?=(?:pay|send|confirm|sign|return|reply|register|bring|transfer|settle)\s)/i,
    '$1. Please ',
  ],
  // “Ask suppliers to become a member of our network, 300 euros a year”
  [
    new RegExp(
      String.raw`^(ask\s[^.,;:!?\n]{4,40}?\sbecome\san?\smember\s[^.,;:!?\n]{3,60}),\s(?:for\s|it\scosts\s)?(${amount})(?=[.!\n]|$)`,
      'iu',
    ),
    '$1. Membership costs $2',
  ],
  // “We sell bikes, they last 20 years”
  [
    /^(we\s(?:sell|make|build|rent|supply|produce|offer|import)\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]*[^\Wsui]s(?:\s(?:to|for)\s[^.,;:!?\n]{3,50}?)?),\sthey\s(?=(?:save|cost|last|weigh|need|come\swith|work|run|pay\sfor\sthemselves|fit|cut|hold|include|charge)\s)/iu,
    '$1. They ',
  ],
  // “Our open day on 9 May, bikes from 400 euros”
  [
    new RegExp(
      String.raw`^(?:the\s|our\s)?((?:[\p{L}-]+\s)?(?:open\s(?:day|house|evening|weekend)|sale|market|fair|tasting)\s(?:on|from|in|at)\s[^.,;:!?\n]{3,50}),\s((?:[\p{L}-]+\s){0,2}?[\p{L}-]+s)\sfrom\s(${amount})[.!]?$`,
      'iu',
    ),
    'Invite them to our $1. Mention that there are $2 from $3',
  ],
  // “Container transport Hamburg Munich 890 euros”
  [
    new RegExp(
      String.raw`^((?:[\p{L}-]+\s){0,2}(?:[Tt]ransport|[Ss]hipping|[Ff]reight|[Gg]roupage|[Ff]lights?|[Cc]harters?|[Tt]ransfers?|[Mm]oving|[Rr]emovals?))\s(?:from\s)?(\p{Lu}[\p{L}]+)(?:\s?[-–]\s?|\sto\s|\s)(\p{Lu}[\p{L}]+),?\s(?:for\s|from\s)?(${amount})[.!]?$`,
      'u',
    ),
    'Offer $1 from $2 to $3. It costs $4',
  ],
  // “Our machines save energy, the demo takes 20 minutes”
  [
    /^((?:our|we)\s[^.,;:!?\n]{6,80}),\s(?:the\s)?(demo|trial|pilot|call|visit|tour|first\s\p{L}+|set-?up|installation|training)\s(?=(?:takes|lasts|is|costs)\s)/iu,
    '$1. The $2 ',
  ],
  // “Our wooden animals, minimum order is 50 pieces and we ship within 5 days”
  [
    /^(?:about\s)?((?:our|my)\s(?!(?:[\p{L}-]+\s){1,2}(?:saves?|helps?|cuts?|makes?|keeps?|runs?|works?|do|does|can|will|is|are|have|has|lets?|gives?|shows?|turns?|brings?|takes?|needs?|uses?|reduces?|replaces?|protects?|tracks?|finds?|plans?|cleans?|prints?|heats?|cools?|fits?|lasts?)\s)(?:[\p{L}-]+\s){0,3}?[\p{L}-]+),\s((?:(?:the|min\.?|minimum|first)\s)?[\p{L}-]+(?:\s[\p{L}-]+)?\s(?:is|are|costs?|takes?|starts?)\s[^.;:!?\n]{2,60}?),?\sand\s((?:we|it|they|you)\s[^.;:!?\n]{4,80})[.!]?$/iu,
    'Offer $1. $2. $3',
  ],
  [
    /^(?:about\s)?((?:our|my)\s(?!(?:[\p{L}-]+\s){1,2}(?:saves?|helps?|cuts?|makes?|keeps?|runs?|works?|do|does|can|will|is|are|have|has|lets?|gives?|shows?|turns?|brings?|takes?|needs?|uses?|reduces?|replaces?|protects?|tracks?|finds?|plans?|cleans?|prints?|heats?|cools?|fits?|lasts?)\s)(?:[\p{L}-]+\s){0,3}?[\p{L}-]+),\s((?:(?:the|min\.?|minimum|first)\s)[\p{L}-]+(?:\s[\p{L}-]+)?\s(?:is|are|costs?|takes?|starts?)\s[^.,;:!?\n]{2,60})[.!]?$/iu,
    'Offer $1. $2',
  ],
  // “We place nurses within 4 weeks, no fee if they leave in the first 6 months”: those leave who are placed.
  [
    /^(we\s(?:place|recruit|find|provide|supply|send)\s[^.,;:!?\n]{3,60}),\s(?:and\s)?(no\s(?:fee|charge|costs?)\sif\sthey\s(?:leave|quit|resign)\b[^.;:!?\n]{0,50})[.!]?$/i,
    '$1. $2',
  ],
  // “Our fleet app, ask for a demo, prices start at 20 euros a month”
  [
    new RegExp(
      String.raw`^(?:offer\s)?(our\s[^.,;:!?\n]{3,60}),\s(ask\s(?:them\s)?for\s[^.,;:!?\n]{3,40}),\s(?:our\s)?(prices?\s(?:start|begin)s?\s(?:at|from)\s${amount})[.!]?$`,
      'iu',
    ),
    'Offer $1. Our $3. $2',
  ],
]
