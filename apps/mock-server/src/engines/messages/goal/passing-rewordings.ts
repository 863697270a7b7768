const connecting = String.raw`^(?:please\s)?(?:write|draft|create|prepare|send|make)\s(?:them\s)?an?\s(?:short\s|friendly\s)?(?:linked-?in\s)?(?:connection|contact)\s(?:request|invitation|invite|message|note)s?`

/** Orders that are put in passing, or under a label, in the words that other rules know. */
export const passingRewordings: readonly (readonly [RegExp, string])[] = [
  // “Our free survey (worth £180)”
  [/\s\((worth\s[^()\n]{2,30})\)/gi, ' $1'],
  // “Try to get a meeting …”
  [/^(?:please\s)?try\sto\s(?=(?:get|win|book|find|sell|convince|reach|interest|arrange)\s)/i, ''],
  // “Get a meeting with the head of facilities to present our laundry robots”
  [
    /^(?:get|book|arrange|set up)\san?\s(?:short\s)?(meeting|call|demo|visit)\swith\s[^.,;:!?\n]{3,80}?\sto\s(?:present|show|pitch|introduce|demonstrate)\s((?:our|the|my)\s[^.,;:!?\n]{3,60})(?=[.!\n]|$)/i,
    'Introduce $2. Ask for a $1',
  ],
  // “Find a distributor for our garden tools in Denmark”
  [
    /^(?:find|get|win|look for|search for)\s(?=(?:an?|some|more|new)\s(?:[\p{L}-]+\s){0,2}?(?:distributor|reseller|dealer|importer|agent|wholesaler|supplier|subcontractor|sponsor|venue|co-?host|publisher|co-?founder|caterer|photographer|florist|printer|translator|band|electrician|plumber|designer)s?\s(?:for|in|of)\s)/iu,
    'We are looking for ',
  ],
  // “Tell suppliers that from 1 February we only accept electronic invoices”
  [
    /(?<=^|[.!?]\s)((?:please\s)?(?:tell|inform|remind))\s(?:(?:our|all|the)\s)?(?:[\p{L}-]+\s){0,2}?[\p{L}-]+s\sthat\s(?=(?:(?:from|as of|since|starting|on|until|after)\s[^.,;:!?\n]{3,30}?,?\s(?:we|our|the|all)|we\shave)\s)/giu,
    '$1 them that ',
  ],
  // “Introduce our fraud detection: it checks each order”
  [/^((?:introduce|present|pitch|sell|offer|promote|announce)\s[^.:!?\n]{3,80}):\s(?=(?:it|they)\s)/i, '$1. '],
  // “We'd like to speak with CFOs about how they plan liquidity”
  [
    /^((?:we|i)(?:['’]d|\swould)\slike\sto)\s(?:speak|talk|chat)\s(?:with|to)\s(?:[\p{L}&-]+\s){1,6}?about\s(?=[^.!?\n]{4,80}[.!\n]?)/iu,
    '$1 speak with you about ',
  ],
  // “Start a conversation with heads of R&D about biobased adhesives”
  [
    /^(?:start|open|begin|have)\s(?:an?\s)?(?:conversation|dialogue|discussion|talk|chat)s?\s(?:with|to)\s[^.,;:!?\n]{3,60}?\s(about|on)\s(?=[^.!?\n]{4,80}[.!\n]?)/i,
    'Ask for a conversation $1 ',
  ],
  // “Send it to dealers and mention that …”
  [
    /(?<=[.!?]\s)send\s(it|them|this)\sto\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]+\sand\s(?=(?:mention|say|point out)\s)/giu,
    'Offer to send $1. Also ',
  ],
  [/(?<=[.!?]\s)send\s(it|this)\sto\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]+s(?=[.!\n]|$)/giu, 'Offer to send $1'],
  // “Hospitals in Poland are our target”, “Nursing directors would be ideal”
  [
    /(?<=[.!?]\s)(?!(?:we|our|it|that|this|they|there)\b)[^.,;:!?\n]{3,60}?\s(?:(?:are|is)\s(?:our|the)\s(?:main\s)?targets?(?:\s(?:group|audience))?|would\sbe\sideal)(?:[.!]\s|[.!]?$)/gi,
    '',
  ],
  // “Remind customers whose warranty runs out this year that they can extend it”
  [
    /^((?:please\s)?(?:remind|tell|inform))\s(?:(?:our|all|the)\s)?(?:[\p{L}-]+\s){1,3}?whose\s([^.,;:!?\n]{6,60}?)\sthat\s(?=they\s)/iu,
    '$1 them that their $2 and that ',
  ],
  // “Remind attendees: doors open at 8:30”
  [/^(?:please\s)?remind\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]+:\s(?=\S)/iu, 'Reminder: '],
  // “Share with sales leaders how Kern AG doubled its reply rate”
  [/^(?:share|discuss)\swith\s(?:[\p{L}&-]+\s){1,5}?how\s(?!(?:they|we|it)\b)/iu, 'Show them how '],
  // “Give dealers notice that the model will be discontinued”
  [/^give\s(?:(?:our|all|the)\s)?(?:[\p{L}-]+\s){1,3}?notice\sthat\s/iu, 'Tell them that '],
  // “Sell them to fruit growers”, of what was named before
  [/(?<=[.!?]\s)(?:sell|offer|pitch|promote)\s(?:it|them)\sto\s(?=[^.,;:!?\n]{3,60}(?:[.!\n]|$))/gi, 'Write to '],
  // “Get back in touch with customers who have not ordered since spring”
  [
    /^(?:please\s)?(?:get|be)\s(?:back\s)?in\stouch\s(?:again\s)?with\s(?=(?:[\p{L}-]+\s){0,2}?(?:customers|clients|users|members|subscribers|guests)\s(?:who|that)\s(?:have|has|did|stopped|left|cancelled)\b)/iu,
    'Win back ',
  ],
  // “…, which starts at 49 euros a month, and ask who is responsible for coffee”
  [
    /,\swhich\s(?=(\p{Ll}+s\s[^,.;:!?\n]{4,60}))\1,?\sand\s(?=ask\s(?:\p{L}+\s){0,2}?(?:who|if|whether|how|what|when|where|which)\s)/giu,
    '. It $1. Please ',
  ],
  // “Present our dashboard, its price and how long the setup takes”
  [
    /(?<=\b(?:our|the|my)\s[^.,;:!?\n]{3,60}),\s(?=(?:its|their)\s(?:price|prices|pricing|costs?)\sand\s)/gi,
    '. Mention ',
  ],
  // “Tell them about our monitor and what it costs”
  [
    /(?<=\b(?:our|the|my)\s[^.,;:!?\n]{3,60})\sand\s(?:(?:say|tell them|mention|explain|give|state)\s)?(?:(?:what|how much)\s(?:it|they)\scosts?|(?:its|their|the)\s(?:price|prices|pricing|costs?))(?=[.!\n]|$)/gi,
    '. Mention the price',
  ],
  // “Explain our pricing”
  [
    /^(?:please\s)?(?:explain|present|show)\s(?:them\s)?(?=our\s(?:prices|pricing|price list)(?:[.!\n]|$))/i,
    'Send them ',
  ],
  // “Tell them how much our towel service costs”
  [
    /(?<=^|[.!?]\s)(?:please\s)?(?:tell|show)\s(?:them|people)\s(?:what|how much)\s((?:our|the|my)\s[^.,;:!?\n]{3,60}?)\scosts?(?=[.!\n]|$)/gi,
    'Tell them about $1. Mention the price',
  ],
  // “Compliment them on their growth”
  [
    /(?<=^|[.!?]\s)(?:compliment|praise)\s(them|people|(?:[\p{L}-]+\s){0,2}?[\p{L}-]+s)\s(?:on|for)\s(?=their\s)/giu,
    'Congratulate $1 on ',
  ],
  // “Reward our best customers with two free tickets”
  [
    /^(?:please\s)?(?:reward|surprise|treat)\s((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\swith\s(?=(?:an?|our|the|one|two|three|free|some|\d+)\b)/iu,
    'Thank $1 with ',
  ],
  // “Our stand is number 14. Ask whether they come and if they have time”
  [/(?<=[.!?]\s)(ask\s(?:\S+\s){0,3}?(?:if|whether)\s[^.;:!?\n]{6,80}?)\sand\s(?=(?:if|whether)\s)/gi, '$1. Ask '],
  // “Convince CFOs that fixed prices make their budget predictable”
  [
    /^(?:please\s)?(?:convince|persuade|assure|reassure)\s(?:[\p{L}&-]+\s){1,5}?that\s(?!they\b)(?=\S[^.!?\n]{8,})/iu,
    'Tell them that ',
  ],
  // “Get meetings with logistics directors to talk about our new terminal”
  [
    /^((?:get|book|arrange|win|schedule|have|set up)\s(?:\d+\s|more\s|some\s|first\s)?(?:meetings|calls|demos|visits|conversations|chats)\swith\s[^.,;:!?\n]{3,60}?)\sto\s(?:talk about|discuss|speak about|talk over)\s/i,
    '$1 about ',
  ],
  // “Position us as the greener alternative to road freight”
  [
    /^(?:please\s)?(?:position|present|introduce|show|sell)\s(?:us\sas\s(?=(?:an?|the|their)\s)|ourselves\sas\s(?=an?\s[^.,;:!?\n]+,\s))/i,
    'Tell them that we are ',
  ],
  // “Find out who decides at the company”
  [
    /^((?:find out|ask|learn)\s(?:\S+\s){0,3}?who\s[^.!?\n]*?\s(?:at|in))\sthe\s(company|firm|business)\b/i,
    '$1 their $2',
  ],
  // “… on 14 January, free, with Dr. Anna Berg”
  [/,\s(?:for\s)?free,\s(with\s(?:(?:Dr|Prof)\.|[^.!?\n])+)(?=[.!\n]|$)/, ', $1. It is free'],
  // What others ask is not the reader's: “Our competitor raised prices. Offer to match their old price”
  [/\bmatch\stheir\s(?=(?:old|former|current|last|previous)\s(?:prices?|rates?|tariffs?)\b)/i, 'match the '],
  // “Topic: night shifts.”
  [/^(?:topic|theme|matter|re|subject matter)\s?:\s(?=[^.!?\n]{4,80}[.!?]\s)/i, 'Tell them about '],
  // “I promised to send the price list, so offer it to them”
  [
    /(?<=\S),\s(?:and\s)?so\s(?:please\s)?(offer|ask|invite|tell|send|suggest|propose|remind|thank)\s(?=(?:it|them|for|if|whether|to|an?|the|our|people)\b)/gi,
    '. Please $1 ',
  ],
  // “… Offer it to them”
  [/(?<=[.!?]\s)(?:please\s)?offer\s(?:them\sit|it(?:\sto\sthem)?)(?=[.!\n]|$)/gi, 'Offer to send it'],
  [
    /(?<=^|[.!?]\s)(i|we)\spromised\sto\s(send|show|share|bring|call|write)\s(?=(?:the|our|an?|my)\s)/gi,
    '$1 promised to $2 you ',
  ],
  // “We would like to send them an offer for 2027”, beside another question
  [
    /(?<=[.!?]\s)(we|i)(?:['’]d|\swould)\slike\sto\s(?=(?:send|make|give)\sthem\san\s(?:offer|quote|estimate)\b)/gi,
    'Tell them that $1 would like to ',
  ],
  // “Pitch to family businesses in Neukölln”
  [/(?<=^|[.!?]\s)pitch\s(?:it\s|this\s|them\s)?to\s(?=[^.,;:!?\n]{3,60}(?:[.!\n]|$))/gi, 'Write to '],
  // “Write a LinkedIn connection request to them”
  [new RegExp(String.raw`${connecting}\s(?:to|for)\s(?=[^.,;:!?\n]{3,60}(?:[.!\n]|$))`, 'i'), 'Connect with '],
  [new RegExp(String.raw`${connecting}(?=[.!\n]|$)`, 'i'), 'Connect with them'],
  // “Write one short email from me, Lena, founder of Parcelbeam. …”
  [
    /^(?:[Pp]lease\s)?(?:[Ww]rite|[Dd]raft)\s[^.;!?\n]{0,60}?(?:e-?mail|message|note)s?\sfrom\s(?:me,\s)?\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?(?:,\s\p{Ll}[\p{L}-]*\s(?:of|at)\s\p{Lu}[\p{L}'’-]*)?[.;!\n]\s*(?=\S)/u,
    '',
  ],
  // “Thank you note to everyone who applied”
  [
    /^(?:an?\s)?thank[- ]you\s(?:note|e-?mail|message|letter)\s(?:to|for)\s(?=(?:everyone|everybody|all|those|them)\b)/i,
    'Thank ',
  ],
  // “Ask for a good time to talk”
  [
    /\bask(?:\sthem)?\sfor\san?\s(good|suitable|convenient|better)\s(time|day|date|moment)\s(?=(?:to|for)\s)/gi,
    'ask when would be a $1 $2 ',
  ],
]
