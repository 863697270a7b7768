import { eventNouns } from './asks'

export const begin = String.raw`(?<=^(?:(?:we|i)\s(?:want|would like|need)\sto\s)?)`
export const whom = String.raw`((?:\d+\s)?(?:[\p{L}\d-]+\s){0,4}?[\p{L}\d-]+s)`
/** What people are taken into, and what they are not sold. */
export const circle = String.raw`(?:partner(?:ship)?|affiliate|reseller|referral|ambassador|beta|pilot|test(?:er|ing)?|training|mentoring|trainee|advisory|loyalty)\b`

/** Orders as people type them, and the words that other rules know. */
export const rewordings: readonly (readonly [RegExp, string])[] = [
  // “Ask logistics managers to a roundtable about …”
  [
    new RegExp(
      String.raw`${begin}ask\s${whom}\sto\s(?:(?:join|attend|come to|take part in)\s)?(?=(?:an?|our|the)\s(?:[\p{L}\d-]+\s){0,3}?(?:webinar|workshop|conference|event|meet-?up|dinner|lunch|breakfast|round ?table|reception|master ?class|summit|panel|party|open (?:day|house)|tasting)\b)`,
      'iu',
    ),
    'invite $1 to ',
  ],
  // “Get architects to specify our acoustic panels”
  [
    new RegExp(
      String.raw`${begin}(?:get|convince|persuade|motivate)\s${whom}\sto\s(?:specify|use|choose|buy|order|prefer|consider|adopt|install)\s(our\s[^.,;:!?\n]{3,50})(?=[.,;!\n]|$)`,
      'iu',
    ),
    'sell $2 to $1',
  ],
  // “Propose to hotel managers that we take over their laundry”
  [
    new RegExp(
      String.raw`${begin}(?:propose|suggest|offer)\s(?:to\s)?(?:them|${whom.slice(1, -1)})\sthat\swe\s(?=\p{L}+\s(?:\p{L}+\s)?(?:their|them|the|an?|one|two|three|four|five|some|all|\d+)\b)`,
      'iu',
    ),
    'ask whether they would like us to ',
  ],
  // “Recruit 8 users for interviews about our app”
  [
    new RegExp(
      String.raw`${begin}(?:recruit|find|get)\s${whom}\sfor\s(?:interviews|an?\sinterview)\s(?=(?:about|on)\s)`,
      'iu',
    ),
    'invite $1 to an interview ',
  ],
  // “Get 20 consultants for our partner program”
  [
    new RegExp(
      String.raw`${begin}(?:get|win|find|gain|attract)\s(?:\d+\s)?((?:[\p{L}-]+\s){0,4}?[\p{L}-]+s)\s(?=(?:for|to join|as)\s(?:our|the|an?)\s(?:[\p{L}-]+\s){0,3}?${circle})`,
      'iu',
    ),
    'recruit $1 ',
  ],
  // “Generate interest in our tool among mills”
  [
    /^\s*(?:generate|create|raise|build|drive)\s(?:some\s|more\s)?(?:interest|demand|awareness)\s(?:in|for|of)\s([^.;:!?\n]{3,80}?)\s(?:among|amongst|from|with|at|in)\s([^.,;:!?\n]{3,60})(?=[.,;:!?\n]|$)/i,
    'Sell $1 to $2',
  ],
  [
    /^\s*(?:generate|create|raise|build|drive)\s(?:some\s|more\s)?(?:interest|demand|awareness)\s(?:in|for|of)\s(?=(?:our|the|an?|my)\s)/i,
    'Introduce ',
  ],
  // “Ask for sponsors for our race”
  [
    /(?<=^|[.!?]\s|\band\s)(?:ask for|look(?:ing)? for|find|get|win|seek)\s(?:new\s|more\s|some\s)?sponsors\sfor\s((?:our|the|my)\s[^.,;:!?\n]{3,70})(?=[.,;:!?\n]|$)/im,
    'Tell them about $1. Ask whether they would like to be one of our sponsors',
  ],
  // “Get restaurants in Porto on our delivery app”
  [
    new RegExp(
      String.raw`${begin}(?:get|bring|put)\s(?:more\s)?(?!(?:feedback|opinions?|input|views|thoughts|comments|reviews|ratings|answers)\b)${whom}(\s(?:in|from)\s\p{Lu}[\p{L}-]+)?\s(?:on|onto)\s(?=our\s(?:[\p{L}-]+\s){0,3}?(?:app|platform|marketplace|portal|network|software|system|site|website|tool)\b)([^.,;:!?\n]{5,60})`,
      'iu',
    ),
    'sell $3 to $1$2',
  ],
  // “We need beta testers for our app”
  [
    /(?<=^(?:(?:we|i)\s)?)(?:need|want)\s((?:some\s|new\s|more\s|first\s|\d+\s)?(?:(?:beta|alpha|pilot|early)[- ])?(?:testers|test users)\sfor\s(?:our|the|my)\s)/i,
    'are looking for $1',
  ],
  // “Send them to example.com”
  [
    /(?<=[.!?]\s|\band\s)(?:send|point|direct|refer)\s(?:them|people|everyone)\sto\s((?:https?:\/\/|www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/\S*)?)/giu,
    'you will find more at $1',
  ],
  // “Invite past clients to refer a friend”
  [
    new RegExp(
      String.raw`${begin}(?:invite|ask|get)\s(?:them|${whom}(?:\s(?:of|from|at)\s(?:our|the|my)\s(?:[\p{L}-]+\s?){1,3}?)?)\sto\s(?:refer|recommend us to)\s((?:an?\s|other\s|their\s)?(?:friends?|colleagues?|others|somebody|someone|neighbours?))(?=[.,;:!?\n]|$)`,
      'iu',
    ),
    'Ask whether they would recommend us to $2',
  ],
  // “Suggest to buyers that they compare our gloves”
  [
    /(?<=^|[.!?]\s|\band\s)suggest\s(?:to\s)?(?:(?:[\p{L}-]+\s){1,4}?)?that\sthey\s(?:should\s)?(?=\p{L})/giu,
    'ask whether they would ',
  ],
  // “Ask shop owners to sell our candles”
  [
    new RegExp(
      String.raw`${begin}ask\s(them|${whom.slice(1, -1)})\sto\s(?=(?:sell|stock|carry|list|host|feature|distribute|display|sponsor)\s(?:our|my|the|an?)\s)`,
      'iu',
    ),
    'ask $1 whether they would ',
  ],
  // “Find out who buys translations and whether they work with an agency”
  [
    /^\s*find out\s(?=(?:who|whether|if|what|how|when|where)\s.*\sand\s(?:who|whether|if|what|how|when|where)\s)/i,
    'Ask ',
  ],
  // “Collect pre-orders for our cargo bike”
  [
    /^\s*(?:collect|gather|take|get|win)\s(?:some\s|more\s|first\s)?(?:pre-?orders|orders|bookings|reservations)\sfor\s(?=(?:our|the|my)\s)/i,
    'Sell ',
  ],
  // “Warm up leads from the webinar with our new report”
  [
    /^\s*(?:warm up|nurture|re-?engage|reach|contact)\s(?:[\p{L}-]+\s){0,2}?(?:leads|contacts|people|prospects|visitors|attendees)\s[^.,;:!?\n]{0,60}?\bwith\s(?=our\s)/iu,
    'Introduce ',
  ],
  // “Make CTOs aware that support ends”
  [new RegExp(String.raw`${begin}make\s(them|${whom.slice(1, -1)})\saware\s(that|of)\s`, 'iu'), 'tell $1 $2 '],
  // “Invite them to follow us on LinkedIn”
  [
    new RegExp(
      String.raw`${begin}(?:invite|get)\s(them|${whom.slice(1, -1)})\sto\s(?=(?:follow|like|subscribe to|leave|write|rate)\s(?:us|our|an?)\b)`,
      'iu',
    ),
    'ask $1 whether they would like to ',
  ],
  // “Ask bike shops for old parts”
  [
    new RegExp(
      String.raw`(?<=^|[.!?]\s|\band\s)ask\s(?:them|${whom})\sfor\s(?:their\s)?(?=(?:old|used|spare|left-?over|unused|unsold|second-hand)\s)([^.,;:!?\n]{4,60})`,
      'iu',
    ),
    'ask whether they have $2 for us',
  ],
  // “Get former customers to come back”
  [
    new RegExp(String.raw`${begin}get\s${whom}\sto\s(?:come back|return)(?:\sto\sus)?(?=[.,;:!?\n]|$|\sand\s)`, 'iu'),
    'win back $1',
  ],
  // “We'd like to partner with accountants”
  [
    /^(we|i)(?:['’]d|\swould)?\s(?:like|love|want)\sto\s(partner|cooperate|collaborate|work together|team up)\swith\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]+s(?=[.;!\n]|$)/iu,
    '$1 would like to $2 with you',
  ],
  // “Ask inspectors to partner with us”
  [
    /^(?:please\s)?(?:ask|invite|get|win)\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]+\sto\s(partner|cooperate|collaborate|work together|team up)\swith\sus(?=[.;!\n]|$)/iu,
    'We would like to $1 with you',
  ],
  // “We want feedback on our pricing page from customers”
  [
    /^(?:we|i)\s(?:want|would like|need)\s(?:some\s|your\s|their\s)?(feedback|opinions?)\s(on|about)\s((?:our|the|my)\s[^.,;:!?\n]{3,60}?)(?:\sfrom\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]+)?(?=[.,;:!?\n]|$)/iu,
    'Ask for $1 $2 $3',
  ],
  // “Tell them their subscription renews and that the price stays”
  [
    /^((?:please\s)?tell\s(?:them|people|everyone|(?:our|all|the)\s(?:[\p{L}-]+\s)?[\p{L}-]+s))\s(?=(?:their|our|we|the)\s)([^.;:!?\n]{5,90}?),?\sand\sthat\s/iu,
    '$1 that $2 and that ',
  ],
  // “Offer them to be listed in our directory”
  [
    /(?<=^|[.!?]\s|\band\s)offer\s(them|people|everyone)\sto\s(?=(?:be|get|become|have|join|use|try|list|appear)\s)/gi,
    'ask $1 whether they would like to ',
  ],
  // “Encourage them to book their slot”
  [
    /(?<=^|[.!?]\s|\band\s)(?:encourage|motivate|urge|nudge)\s(them|people|everyone)\sto\s(?=(?:book|register|order|sign|apply|reserve|renew)\s)/gi,
    'ask $1 whether they would like to ',
  ],
  // “Check in with clients we have not spoken to and ask how it goes”
  [/^check in with\s[^.;:!?\n]{3,90}?\sand\s(?=ask\s)/i, ''],
  // “Tell parents the trip is moved”
  [
    /^((?:please\s)?tell\s(?:our\s|all\s|the\s)?(?:[\p{L}-]+\s)?[\p{L}-]+s)\s(?=(?:the|our|we)\s(?:[\p{L}-]+\s){0,3}?(?:is|are|has|have|was|were|will|can|moves?|moved|starts?|ends?|opens?|opened|closes?|closed|changes?|changed|offer|launched|launch)\s)/iu,
    '$1 that ',
  ],
  // “Tell them that …, and find out if they need storage”
  [
    /^((?:please\s)?(?:tell|inform|let)\s[^.;!?\n]{3,60}?\s(?:that|know)\s[^.;!?\n]{8,160}?),?\sand\s(?:find out|see|check|ask)\s(?:if|whether)\s(?=they\s)/i,
    '$1. Ask whether ',
  ],
  // “Ask who would like a visit”
  [
    /\bask(?:\sthem)?\swho\s(?:would like|wants|is interested in)\s(?=(?:to|an?|the|our|some|more)\s)/gi,
    'ask whether they would like ',
  ],
  // “… and find out if they use it”
  [/(?<=\S),?\sand\sfind out\s(?:if|whether)\s(?=they\s)/gi, '. Ask whether '],
  // “Head of Finance for a family business in Lyon. The role …”
  [
    /^((?:head|director|chief|vice president|vp|manager|lead)\s(?:of\s)?\p{L}[^.,;:!?\n]{3,80})[.:]\s(?=the\s(?:role|position|job|post)\s)/iu,
    'We are looking for a $1. ',
  ],
  // “Tell parents the trip is moved and they need to sign …”
  [
    /^((?:please\s)?tell\s(?:them|people|everyone|(?:our\s|all\s|the\s)?(?:[\p{L}-]+\s)?[\p{L}-]+s)\s(?:that\s)?(?:the|our|we|their)\s[^.;:!?\n]{5,90}?),?\sand\s(?:that\s)?(?=they\s(?:need to|have to|should|must|can|will)\s)/iu,
    '$1 and that ',
  ],
  // “Write an invitation email: the conference is on 20 May in Copenhagen, travel is paid”
  [
    new RegExp(
      String.raw`^(?:please\s)?(?:write|draft|create|prepare|make)\s(?:me\s)?(?:an?\s)?invit(?:ation|e)(?:\s(?:e-?mail|message|note|letter))?s?:\s((?:our|the)\s(?:[\p{L}-]+\s){0,3}?(?:${eventNouns.slice(3, -1)}|open days?|open house|fair))\s(?:is|takes place|will be|happens)\s((?:on|in|at)\s[^.,;:!?\n]{3,60})(?:,\s(?:and\s)?|\sand\s|[.;]\s|$)`,
      'iu',
    ),
    'Invite them to $1 $2. ',
  ],
  // “Sell them an upgrade because they hit the limit”
  [/^((?:please\s)?(?:sell|offer|pitch)\sthem\s[^.,;:!?\n]{4,60}?),?\sbecause\s(?=they\s)/i, '$1. '],
  // “Suggest a coffee at the fair in Munich”
  [
    /(?<=^|[.!?]\s|\band\s)(?:suggest|propose)\s(?=an?\s(?:coffee|lunch|breakfast|drink|beer|tea)\s(?:at|in|on)\s)/gi,
    'ask whether they would have time for ',
  ],
  // “Win them for our supplier day”
  [
    new RegExp(
      String.raw`${begin}(?:win|get)\s(them|${whom.slice(1, -1)})\sfor\s(?=(?:our|the)\s(?:[\p{L}-]+\s){0,3}?(?:day|fair|${eventNouns.slice(3, -1)})\b)`,
      'iu',
    ),
    'invite $1 to ',
  ],
  // “Tell them that … and how to report damage: example.com”
  [
    /^((?:please\s)?(?:tell|inform|let)\s[^.;!?\n]{8,160}?),?\sand\show\sto\s([^.,;:!?\n]{4,60}):\s(?=\S)/i,
    '$1. You can $2 here: ',
  ],
  // “Want a call of 15 minutes”
  [
    /(?<=^|[.!?]\s)(?:(?:we|i)\s)?(?:want|would like)\s(?:to have\s)?an?\s(call|meeting|demo|chat)\sof\s(\d{1,3})\sminutes/gi,
    'Ask for a $2 minute $1',
  ],
  // “want a demo”
  [
    /(?<=[.!?,]\s)(?:(?:we|i)\s)?want\san?\s(?=(?:(?:short|quick|first)\s)?(?:call|meeting|demo|chat|visit)[.!]?$)/gi,
    'Ask for a ',
  ],
  // “We're hiring! Senior Rust engineer, remote”
  [/^we(?:['’]re|\sare)\shiring[!.:]\s(?=(?!(?:we|our|ask|the|all|\d)\b)[AEIOU])/iu, 'We are looking for an '],
  [
    /^we(?:['’]re|\sare)\shiring[!.:]\s(?=(?!(?:we|our|ask|the|all|\d)\b)\p{Lu}[^.!?\n]*[^s.!?\n],\s)/iu,
    'We are looking for a ',
  ],
  // “Offer early renewal: if they renew, they keep the price”
  [/^((?:offer|announce|present|introduce|promote)\s[^.:!?\n]{3,60}):\s(?=if\sthey\s)/i, '$1. '],
  // “Invite them to our webinar on 12 February: how to cut empty runs”
  [/^(invite\s[^.:!?\n]{10,120}):\s(?=(?:how|why|what)\s)/i, '$1, about '],
  // “Apply for a speaking slot at their conference”
  [/^apply\s(?=(?:for|to)\s)/i, 'I would like to apply '],
  // “Re-engage churned customers: we rebuilt search”
  [/^(?:re-?engage|win back|re-?activate|wake up)\s[^.:!?\n]{3,60}:\s(?=(?:we|our|there|the)\s)/i, 'Tell them that '],
  // “Sell event insurance to festivals: rain, cancellation, illness of artists”
  [
    /^((?:sell|offer|pitch|promote)\s(?!(?:our|the|my)\s)[^.,:!?\n]{3,60}\sto\s[\p{L} -]{3,40}):\s(?=(?!(?:we|it|they|you|our|ask|if)\b)\p{Ll}+,\s)/iu,
    '$1. ',
  ],
  // “Introduce our new colleague Ben to key accounts: he speaks Dutch”
  [/^(introduce\s[^.:!?\n]{3,60}?)(?:\sto\s[^.:!?\n]{3,40})?:\she\s/i, '$1. He '],
  [/^(introduce\s[^.:!?\n]{3,60}?)(?:\sto\s[^.:!?\n]{3,40})?:\sshe\s/i, '$1. She '],
  // “Partner with yoga studios: we sell mats, they recommend us”
  [
    /^(?:partner|team up|cooperate)\swith\s[^.:!?\n]{3,60}:\s(we\s[^.:!?\n]{3,80}?),\s(?:and\s)?(they\s[^.:!?\n]{3,90})/i,
    'We would like to partner with you. $1. $2',
  ],
  // “Dear customers should know that we raise prices”
  [
    /^(?:(?:dear|our|all|the)\s){0,2}(?:customers|clients|members|partners|suppliers|users|readers)\s(?:should|must|need to|have to)\sknow\sthat\s/i,
    'Tell them that ',
  ],
  // “We want bakeries to test our oven for a month”
  [
    /(?<=^|[.!?]\s)(?:(?:we|i)\s(?:want|would like)|(?:ask|get|invite)(?=\s(?![^.!?]*\sfor\sfree\b)[^.!?]{3,80}\sfor\s(?:an?|one|two|three|four|five|six|\d+)\s(?:days?|weeks?|months?)(?:[.!\n]|$)))\s(?:them|(?:[\p{L}-]+\s){0,3}?[\p{L}-]+s)\sto\s(?=(?:try|test|taste|sample|use)\s(?:our|one|it|the|an?)\b)/giu,
    'Ask whether they would like to ',
  ],
  // “No call, just a reply”
  [
    /(?<=^|[.!?]\s)no\s(?:calls?|meetings?|demos?)(?:\s(?:needed|please))?,\s(?:just|only)\san?\s(?:short\s)?(?:reply|answer)(?=[.,;!\n]|$)/gi,
    'Ask them to reply',
  ],
  // “Get a meeting with them next week to talk about route planning”
  [
    /^(?:get|book|set up|arrange|schedule)\san?\s(?:short\s)?(meeting|call|demo|chat)\swith\s(?:them|[^.,;:!?\n]{3,40}?)(\s(?:next|this)\s\p{L}+)?\sto\s(?:talk|speak)\sabout\s(?=\S)/iu,
    'Ask for a $1$2 about ',
  ],
  // “Promote our webinar, 3 March, 10 am”
  [
    new RegExp(
      String.raw`^(?:promote|advertise)\s(?=(?:our|the)\s(?:[\p{L}-]+\s){0,3}?(?:${eventNouns.slice(3, -1)}|open days?|open house)\b)`,
      'iu',
    ),
    'Invite them to ',
  ],
]
