/** Orders as they are typed in haste, in the words that other rules know. */
export const typedRewordings: readonly (readonly [RegExp, string])[] = [
  // “Offer is a free check of their units”
  [/^(?:(?:the|our|my)\s)?offer\sis\s(?=(?:an?|one|free|\d)\b)/i, 'Offer them '],
  // “Need a meeting with CFOs about their freight spend”
  [
    /^(?:(?:we|i)\s)?(?:need|want)\s(?:an?\s)?(meeting|call|demo)\swith\s[^.,;:!?\n]{2,40}?(\s(?:next|this)\s\p{L}+)?\sabout\s(?=(?:our|their|the|my)\s)/iu,
    'Ask for a $1$2 about ',
  ],
  [/^(?:(?:we|i)\s)?(?:need|want)\s(?:an?\s)?(meeting|call|demo)\swith\s(?=\p{L})/iu, 'Get a $1 with '],
  // “Ask for a reference from customers who have been with us for more than 2 years”
  [
    /^(?:ask\sfor|get|collect)\s(an?\s(?:[\p{L}-]+\s){0,2}?(?:reference|testimonial|review|recommendation|referral|case study))\sfrom\s(?:our\s|all\s|happy\s|loyal\s)*(?:customers|clients|users|members|guests)\s(?:who|that)\s((?:have\s(?:been|used|worked|bought|ordered|stayed)|(?:gave|left)\sus|bought|ordered|used|worked|stayed)\s[^.;:!?\n]{3,70})(?=[.!\n]|$)/iu,
    'You $2. Ask for $1',
  ],
  // “Get feedback from customers on why they cancelled”
  [
    /^(?:get|ask\sfor|collect|gather)\s(?:some\s|honest\s)?feedback\s(?:from\s[^.,;:!?\n]{3,50}?\s)?(?:on|about)\s(?=(?:why|what|when|where|which|how)\sthey\s|how\s(?:the|our)\s[^.,;:!?\n]{3,40}\s(?:went|was)(?:[.!\n]|$))/i,
    'Ask ',
  ],
  // “Ask logistics managers for a meeting only if they ship more than 50 pallets a week”
  [
    /^ask\s(?:(?:[\p{L}&-]+\s){1,4}?)?for\s(?=an?\s)an?\s(?:short\s)?(meeting|call|demo|visit|chat)\s(?:only\s)?if\sthey\s(?!(?:are interested|want|would|like|wish|agree|have (?:any\s)?questions|have time|need help)\b)([^.,;:!?\n]{4,80})(?=[.!\n]|$)/iu,
    'Tell them that if they $2, we would like to talk to them. Ask for a $1',
  ],
  // “Book a demo with directors who use spreadsheets for dock scheduling, we cut waiting time”
  [
    /^(?:book|get|arrange|schedule|set up|win)\s(?:an?\s|more\s|some\s|\d+\s)?(?:short\s)?demos?\swith\s[^.,;:!?\n]{3,50}?\s(?:who|that)\s((?:still\s)?(?:use|work with|rely on|plan|run|track|manage)\s[^.,;:!?\n]{3,60}),\s(we\s[^.;:!?\n]{6,90})(?=[.!\n]|$)/i,
    'You may $1. $2. We would like to show them how, in a short demo next week',
  ],
  // “Set up a call with CFOs who plan cash flow in Excel, we automate it”
  [
    /^(?:book|get|arrange|schedule|set up|win)\s(?:an?\s|more\s|some\s|\d+\s)?(?:short\s)?(meeting|call)s?\swith\s[^.,;:!?\n]{3,50}?\s(?:who|that)\s((?:still\s)?(?:use|work with|rely on|plan|run|track|manage)\s[^.,;:!?\n]{3,60}),\s(we\s[^.;:!?\n]{6,90})(?=[.!\n]|$)/i,
    'You may $2. $3. Ask for a $1',
  ],
  // “Congratulate customers on their 10th year with us and give them a 10% discount”
  [
    /^congratulate\s(?:[\p{L}-]+\s){1,4}?(?:on|for)\s([^.,;:!?\n]{4,60}?),?\sand\s(?:give|offer)\sthem\s(?=an?\s(?:\d+\s?%\s)?(?:discount|voucher|gift|present|free|bonus|credit)\b|\d+\s?%\s(?:off|discount)\b)/iu,
    'Congratulations on $1. Mention that they get ',
  ],
  // “Say hi to people I met at the Bilbao fair”
  [
    /^say\s(hi|hello)\sto\s(?:the\s|all\s)?(?:people|everyone|everybody|those|contacts|customers)\s(?:who\s|that\s|whom\s)?(?:i|we)\smet\s([^.,;:!?\n]{3,60}?)(?=[.,!\n]|$)/i,
    'We met $2. Say $1',
  ],
  // “Get dentists to try our scheduling app free for 30 days”
  [
    /^get\s(?!them\s)(?:[\p{L}-]+\s){1,4}?to\s(try|test|use)\s((?:our|the|my)\s[^.,;:!?\n]{3,50}?\s(?:for\s)?free\sfor\s[^.,;:!?\n]{3,20})(?=[.,!\n]|$)/iu,
    'Tell them that they can $1 $2. Ask if they would like to $1 it',
  ],
  [
    /,\sno\s(credit card|registration|installation|contract|deposit)\s(?:is\s)?(needed|required|necessary)(?=[.,!\n]|$)/gi,
    '. Mention that no $1 is $2',
  ],
  // “Announce our new office in Gdansk opening on 3 May”
  [
    /^announce\s((?:our|the|my)\s(?:(?!(?:in|at|on|for|of)\s)[\p{L}-]+\s){0,3}?[\p{L}-]*[^\Ws](?:\s(?:in|at|on|for|of)\s[^.,;:!?\n]{3,40}?)?)\s(open|start|launch)ing\s(?=(?:on|in|at|next|this|from)\s)/iu,
    'Announce that $1 $2s ',
  ],
  [
    /^announce\s((?:our|the|my)\s(?:(?!(?:in|at|on|for|of)\s)[\p{L}-]+\s){0,3}?[\p{L}-]*[^\Wsui]s(?:\s(?:in|at|on|for|of)\s[^.,;:!?\n]{3,40}?)?)\s(open|start|launch)ing\s(?=(?:on|in|at|next|this|from)\s)/iu,
    'Announce that $1 $2 ',
  ],
  // “Would you like to take part in a short survey? takes 5 minutes”
  [
    /(?<=\?)\s(?:it\s)?(?:only\s|just\s)?takes\s(?=(?:only\s|about\s)?(?:\d+|one|two|three|five|ten)\s(?:minutes?|seconds?)\b)/gi,
    ' It takes ',
  ],
  // “…, takes 15 minutes, you get 10 euros”
  [/(\btakes\s(?:only\s|about\s)?\d{1,3}\sminutes),\s(?:you|they)\s(?=(?:get|receive)\s)/gi, '$1 and you '],
  // “Invite parents to our open day 9 May 10am, kids can try experiments”
  [
    /^(invite\s[^.,;:!?\n]{6,80}?(?<!\s(?:on|at|in|from|to|until|till|by|before|after|since|and|or|the|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\s)(?=\d{1,2}(?:st|nd|rd|th)?\s(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/i,
    '$1on ',
  ],
  [
    /^(invite\s[^.,;:!?\n]{6,120}?\d(?:st|nd|rd|th)?\s(?!(?:from|until|till|and|between|before|after|around)\s)\p{L}{3,9})\s(?:at\s)?(\d{1,2}(?::\d\d)?)\s?(am|pm)\b/iu,
    '$1 at $2 $3',
  ],
  [
    /^(invite\s(?:[^.;:!?\n]|:(?=\d)){6,120}?),\s(?=(?:kids|children|guests|visitors|families|students|pupils)\s(?:can|may|get|are)\s)/i,
    '$1. Mention that ',
  ],
  // “Ask for donations for our animal shelter, every 10 euros buys 20 meals”
  [
    /^ask\s(?:(?:[\p{L}-]+\s){1,4}?)?for\s(?:an?\s|some\s|more\s|small\s)?donations?\s(?:for|to)\s(?=(?:our|the|my|a)\s)/iu,
    'Ask them to donate to ',
  ],
  [
    /^ask\s(?:(?:[\p{L}-]+\s){1,4}?)?for\s(?:a\s|some\s|more\s)?donations?\sto\s(?:help\s)?(?=(?:rebuild|build|repair|buy|renovate|restore|replace|feed|keep|save|fund|finance|pay)\s)/iu,
    'Ask whether they would like to donate and help us ',
  ],
  [/^ask\s(?:(?:[\p{L}-]+\s){1,4}?)?for\sdonations(?=[.!\n]|$)/iu, 'Ask whether they would like to donate'],
  [/,\s(?=every\s(?:euro|pound|dollar|cent)\scounts(?:[.!\n]|$))/gi, '. Mention that '],
  [
    /,\s(?=(?:every|each)\s[€$£]?\d[^.,;:!?\n]{0,30}\s(?:buys?|pays?|feeds?|covers?|helps?|gives?)\s)/gi,
    '. Mention that ',
  ],
  // “Ask landlords whether they would rent us 400 square metres, budget 3,500 euros a month”
  [
    /^(ask\s[^.;:!?\n]{6,90}),\s(?:our\s|the\s)?budget\s(?:is\s|of\s)?(?=(?:about\s|up to\s)?[€$£]?\d)/i,
    '$1. Mention that our budget is ',
  ],
  // “Ask volunteers to help at the marathon, lunch included”
  [/^ask\s(?:[\p{L}-]+\s){1,3}?to\s(help|volunteer)\s(?=(?:at|with|in|during|us)\s)/iu, 'Ask whether they would $1 '],
  [
    /^(ask\s[^.;:!?\n]{6,120}),\s(lunch|food|breakfast|dinner|travel|coffee|parking|accommodation|transport)\s(?:is\s)?(included|free|paid)(?=[.,!\n]|$)/i,
    '$1. Mention that $2 is $3',
  ],
  [
    /^(ask\s[^.;:!?\n]{6,120}),\s(drinks|meals|snacks|travel costs|tickets)\s(?:are\s)?(included|free|paid)(?=[.,!\n]|$)/i,
    '$1. Mention that $2 are $3',
  ],
  // “Ask architects if they would beta test our tool. In return they get it free for a year”
  [
    /^ask\s(?:[\p{L}-]+\s){1,4}?(?:if|whether)\sthey\s(?:would|want\sto|could|can)\s(?:like\sto\s)?(?:beta[- ]?)?test\s(?=our\s)/iu,
    'Ask whether they would like to test ',
  ],
  [
    /(\btest\sour\s[^.;:!?\n]{3,60}?)[.,]\s(?:and\s)?in\sreturn,?\s(?:they|you)\s(?=(?:get|receive|can use|keep)\s)/gi,
    '$1. Mention that they ',
  ],
  // “Recruit a data engineer, 60-70k, remote possible”
  [
    /^((?:recruit|hire|we are looking for)\s[^.,;:!?\n]{4,80}),\s(?:salary\s(?:is\s)?)?(?=[€$£]?\d{2,3}k?\s?(?:-|–|to)\s?[€$£]?\d{2,3}\s?k\b)/i,
    '$1. We pay ',
  ],
  [/(\bWe\spay\s[^.,;:!?\n]{3,40}),\s(?:start|starting)\s(?=(?:in|on)\s)/g, '$1. The job starts '],
  [/,\sremote\s(?:work\s)?(?:is\s)?possible(?=[.,!\n]|$)/gi, '. Remote work is possible'],
  // “Only dates in March left”
  [
    /(?<=[.!?]\s)only\s((?:\d+\s|a few\s|two\s|three\s|five\s)?(?:dates|places|seats|spots|slots|tickets)(?:\sin\s[^.,;:!?\n]{3,20})?)\s(?:are\s)?left(?=[.,!\n]|$)/gi,
    'There are only $1 left',
  ],
  // “Tell customers why (diesel and tolls) and that contracts keep the old price”
  [
    /\btell\s(?:[\p{L}-]+\s){1,2}?why\s?(?:\(|:\s)([^().;:!?\n]{3,40}\sand\s[^().;:!?\n]{3,40})\)?,?\sand\sthat\s/giu,
    'The reasons are $1. Mention that ',
  ],
  [
    /\btell\s(?:[\p{L}-]+\s){1,2}?why\s?\(([^().;:!?\n]{3,40}\sand\s[^().;:!?\n]{3,40})\)(?=[.\n]|$)/giu,
    'The reasons are $1',
  ],
  [/\btell\s(?:[\p{L}-]+\s){1,2}?why\s?\(([^().;:!?\n]{3,40})\),?\sand\sthat\s/giu, 'The reason is $1. Mention that '],
  [/\btell\s(?:[\p{L}-]+\s){1,2}?why\s?\(([^().;:!?\n]{3,40})\)(?=[.\n]|$)/giu, 'The reason is $1'],
  // “Ask nurses to take part in a study about night shifts”
  [
    /^ask\s(?:[\p{L}-]+\s){1,4}?to\s(?:take\spart|participate)\sin\s(?=(?:an?|our)\s(?:[\p{L}-]+\s){0,3}?(?:study|trial|research|experiment)\b)/iu,
    'Invite them to take part in ',
  ],
  // “I want to get meetings with CFOs to talk about our invoice tool, saves 2 days”
  [
    /^(?:(?:we|i)(?:['’]d|\swould)?\s)?(?:want|like|need|(?:are\s|am\s)?looking for)\s(?:to\s(?:get|have|book)\s)?(?=(?:(?:intro|sales|short|some|more|\d+)\s)*(?:meetings|calls|demos|appointments|chats|conversations)\swith\s)/i,
    'Get ',
  ],
  [
    /^((?:get|book|set up|arrange|schedule|win|land)\s(?:[\p{L}\d]+\s){0,2}(?:meetings?|calls?|demos?|appointments?|chats?|conversations?)\swith\s[^.,;:!?\n]{3,60}?\s)to\s(?:talk|speak|chat)\sabout\s(?=(?:our|the|my)\s)/iu,
    '$1about ',
  ],
  // “… our invoice tool, saves 2 days”
  [
    /(\b(?:about|discuss|introduce|present|pitch|sell|offer|promote|show)\s(?:our|the|my)\s(?:(?!(?:to|for|with|in|of|at|from)\s)[^\s.,;:!?]+\s){0,5}?(?![b-df-hj-np-tv-xz]{2,4}s\b)[^\s.,;:!?]*[^\Wsui]s(?:\s(?:to|for|with|in|of|at|from)\s[^.,;:!?\n]{3,60}?)?),\s(?=\p{Ll})((?:save|cut|reduce|halve|double|cost|take|work|run|replace|start|last|fit)s\s)/iu,
    '$1. They $2',
  ],
  [/(\bThey\s(?:save|cut|reduce|halve|double|cost|take|work|run|replace|start|last|fit))s(?=\s)/g, '$1'],
  [
    /(\b(?:about|discuss|introduce|present|pitch|sell|offer|promote|show)\s(?:our|the|my)\s[^.,;:!?\n]{3,60}?),\s(?=(?:save|cut|reduce|halve|double|cost|take|work|run|replace|start|last|fit)s\s)/i,
    '$1. It ',
  ],
  // “We raise our prices by 4%, explain that diesel got more expensive”
  [
    /^(we\s[^.;:!?\n]{6,90}?),\s(?:and\s)?(?:please\s)?(?:explain|mention|add|say|note|tell them)\sthat\s(?=\S)/i,
    '$1. Mention that ',
  ],
  [/(\bMention\sthat\s[^.,;:!?\n]{6,90}),\s(?:and\s)?(?=(?:offer|ask|invite|propose|suggest)\s)/g, '$1. '],
  // “Our merger with Bolt, contact persons and prices stay the same”
  [
    /,\s(?:the\s|our\s)?((?:[\p{L}-]+\s){1,3}(?:and\s(?:[\p{L}-]+\s){1,2})?(?:stays?|remains?)\s(?:the same|unchanged|as (?:it is|they are|before)))(?=[.,!\n]|$)/giu,
    '. Mention that our $1',
  ],
  // “… is sold out, next date is 9 September”
  [/,\s(?:the\s)?(next|new)\s(date|address|number|time|place|venue)\s(?:is|will be)\s(?=\S)/gi, '. The $1 $2 is '],
  // “Invite them to our webinar, register on our website”
  [
    /^(invite\s[^.;:!?\n]{6,120}?),\s(?:please\s)?(register|sign up|book|apply)\s(?=(?:on|via|through)\s(?:our|the)\s)/i,
    '$1. Please $2 ',
  ],
  [/\b(if|whether)\sthey['’]re\s/gi, '$1 they are '],
  [/\b(if|whether)\sthey['’]ve\s/gi, '$1 they have '],
  // “Tell them and ask them to talk to their account manager”
  [
    /(?<=[.!?]\s)(?:please\s)?tell\sthem\s(?:that\s|this\s|so\s|about\sit\s)?and\s(?=(?:ask|invite|offer|thank)\s)/gi,
    '',
  ],
  [
    /\bask\sthem\sto\s(?:talk|speak)\s(?:to|with)\s(their\s(?!(?:boss|team|colleagues|management|friends)\b)[^.,;:!?\n]{3,40})(?=[.!\n]|$)/gi,
    'Mention that they can talk to $1',
  ],
  // “I run a bakery and want cafes to order our croissants”
  [
    /^((?:we|i)\s(?:run|own|have|make|sell|produce|bake|build|are|am|operate)\s[^.,;:!?\n]{3,70}?),?\sand\s(?:we\s|i\s)?(?:want|would like|need)\s(?!to\s)[^.,;:!?\n]{3,60}?\sto\s(order|buy|try|stock|sell|use|book|carry|offer|switch|join)\s(?=\S)/i,
    '$1. Ask if they would like to $2 ',
  ],
  // “I want practices that use paper calendars to switch”
  [
    /(?<=[.!?]\s)(?:we|i)\s(?:want|would like)\s(?!to\s|them\s)[^.,;:!?\n]{3,60}?\sto\s(switch|change over|upgrade|move)(?=[.!\n]|$)/gi,
    'Ask if they would like to $1',
  ],
  [/\bnot\s(?:a\shard\ssell|too\ssalesy|pushy),\sjust\s(?=(?:see|ask|check|find out)\s)/gi, ''],
  // “Offer a free check, takes 30 min”
  [
    /\b(offer\san?\s[^.,;:!?\n]{3,50}),\s(?:it\s)?(?:only\s|just\s)?takes\s(?:only\s|just\s)?(\d{1,3})\s?min(?:ute)?s?\b/gi,
    '$1 of $2 minutes',
  ],
  // “…, topic is skills shortage, places limited to 30”
  [/,\s(?:the\s)?(topic|theme|subject|focus|speaker|host|dress code|admission|entry)\sis\s(?=\S)/gi, '. The $1 is '],
  [/,\s(places|seats|tickets|spots)\s(?:are\s)?(limited\sto\s\d+)(?=[.,!\n]|$)/gi, '. Mention that $1 are $2'],
  // “Thank our donors for 2025, thanks to them we planted trees”
  [/^(thank\s[^.,;:!?\n]{6,80}),\s(?=thanks\sto\sthem\s(?:we|our)\s)/i, '$1. Mention that '],
  [/(\bMention\sthat\sthanks\sto\sthem\s[^.,;:!?\n]{6,60}),\sand\s(?=ask\s)/g, '$1. '],
  // “Recruit nurses, 4 day week, want them to send CV”
  [
    /,\s(?:we\s)?want\sthem\sto\s(send|submit)\s(?:us\s)?(?:their\s|a\s)?(cv|résumé|resume|application)s?(?=[.!\n]|$)/gi,
    '. Ask them to send us their $2',
  ],
  // “Remind people who registered for our visit that we are in hall B4”
  [
    /^remind\s(?:people|everyone|everybody|those|guests|visitors)\swho\s(?:have\s)?(?:registered|signed up|booked)\sfor\s(our\s[^.,;:!?\n]{3,60}?)\sthat\s(we|there|it|our|the)(?:['’]re|['’]s|\sare|\sis)\s/i,
    'Tell them about $1. Mention that $2 are ',
  ],
  // “Would love their feedback on the beta, not selling anything”
  [
    /(?<=^|[.!?]\s)(?:we['’]d\s|i['’]d\s|we\s|i\s)?(?:would\s)?love\s(?:their|some|honest)\s(?:honest\s)?feedback\son\s(?=\S)/gi,
    'Ask for feedback on ',
  ],
  [
    /,\s(?:we\sare\s|we['’]re\s|i['’]m\s)?not\sselling\sanything(?=[.!\n]|$)/gi,
    '. Mention that we are not selling anything',
  ],
  // “Closed from 24 December to 2 January”
  [/^closed\s(?=(?:from|between|on|until|over)\s)/i, 'We are closed '],
  [
    /,\surgent\sorders\s(?:until|by|before)\s([^.,;:!?\n]{3,20}?)(?:,?\splease)?(?=[.!\n]|$)/gi,
    '. Please send urgent orders by $1',
  ],
  // “Invite them to a free two-week trial”
  [
    /\binvite\sthem\sto\s(?=(?:an?|our)\s(?:[\p{L}\d-]+\s){0,3}?(?:trial|test week|trial week|test drive|sample)\b)/giu,
    'offer them ',
  ],
  // “Win back gyms that cancelled last year. Offer them three months at half price”
  [/^win\sback\s(?!them\b)[^.,;:!?\n]{3,80}\.\s(?=(?:offer|tell|invite|ask)\sthem\s)/i, ''],
  // “Propose a partnership to accountants: they recommend our tool and get 15%”
  [
    /^(?:suggest|propose|offer)\sa\spartnership\s(?:to|with)\s[^.,;:!?\n]{3,50}:\sthey\s(recommend|refer|sell|promote|offer|resell)\s/i,
    'Propose a partnership to them. Mention that they can $1 ',
  ],
  // “Ask founders to be a guest on our podcast”
  [
    /^ask\s(?:[\p{L}-]+\s){1,3}to\sbe\sa\s(guest|speaker|judge|mentor)\s(?=(?:on|in|at)\s)/iu,
    'Invite them to be a $1 ',
  ],
  // “Thank everyone who visited our booth and offer to send …”
  [/^thank\s(?:everyone|everybody|all|those|people)\swho\svisited\s/i, 'Thank them for visiting '],
  // “We help shops cut returns. Ask for a call to show how it works”
  [
    /^(we\shelp\s[^.;:!?\n]{6,120})\.\s(?=ask\sfor\san?\s[^.;:!?\n]{3,40}\sto\sshow\s(?:them\s)?how\sit\sworks)/i,
    'Mention that $1. ',
  ],
  // “Ask past donors to support our shelter again”
  [
    /^ask\s(?:past|former|previous|regular|loyal)\s[\p{L}-]+\sto\s(?!(?:leave|write|give|post)\s)(?=\p{Ll}+\s)/iu,
    'Ask them to ',
  ],
  // “Ask if they need seasonal workers, we have 60 people ready”
  [
    /^(ask\s(?:[\p{L}-]+\s){0,3}?(?:if|whether)\s(?:they|he|she)\s[^.,;:!?\n]{6,90}),\swe\s(?=(?:have|can|offer|do|could)\s)/iu,
    '$1. Mention that we ',
  ],
  // “We are hiring! Looking for warehouse staff”
  [/^(?:we\sare|we['’]re)\shiring\s*[!.:,]\s*(?:we\sare\s|we['’]re\s)?looking\sfor\s/i, 'We are looking for '],
  [/,\s(ask\sthem\sto\s(?:forward|share|pass)\s(?:it|this)(?:\son)?)(?=[.!\n]|$)/gi, '. $1'],
  [
    /\bask\sthem\sto\s(?:forward|share|pass)\s(?:it|this)(?:\son)?(?=[.!\n]|$)/gi,
    'Tell them that we would be grateful if they could pass it on',
  ],
  // “Our takeaway boxes, samples are free”
  [
    /^((?:tell|inform|pitch|sell|introduce|promote|offer|advertise|present)\s[^.:;!?\n]{6,90}?),\s((?:[\p{L}-]+\s){1,2}(?:is|are)\s(?:free|included|possible|available|on request|required|welcome|optional))(?=[.,!\n]|$),?/iu,
    '$1. Mention that $2.',
  ],
  // “Offer to audit their ads and show three quick wins”
  [
    /^(offer\sto\s[^.,;:!?\n]{6,90}?\sand)\s(show)\s(?!them\b|you\b)(?=(?:\d|an?|one|two|three|some|the|how|what)\b)/i,
    '$1 to $2 them ',
  ],
  // “We develop apps and would like to know what they use”
  [
    /^(we\s[^.,;:!?\n]{6,90}?),?\sand\s(?:we\s)?(?:would\slike|want|['’]d\slike|would\slove|need)\sto\s(?:know|learn|hear|find out)\s(?=(?:what|how|if|which|who|whether|where|when|why)\s)/i,
    '$1. Ask ',
  ],
  // “Say hello as their new account manager, offer a call”
  [
    /^say\s(?:hello|hi)\s(?:to\sthem\s)?as\s(their\s[^.,;:!?\n]{4,50})(?:,|\sand)\s(?=(?:offer|ask|propose|suggest)\s)/i,
    'Tell them that I am $1. ',
  ],
  // “Propose to co-host a webinar”
  [
    /^(?:propose|suggest|offer)\sto\s(co-?(?:host|organi[sz]e|run|write))\s(an?\s[\p{L}-]+(?:\s[\p{L}-]+)?)(?=\s(?:on|about|in|for)\s|[.,\n]|$)/iu,
    'Ask if they would like to $1 $2 with us',
  ],
  // “Find a time next week to talk about the renewal”
  [
    /^(?:find|agree on|fix|set)\s(?:an?\s)?(?:time|date|slot|day)\s((?:next|this)\s(?:week|month)\s)?to\s(?:talk|speak)\s(?:about|through)\s/i,
    'Ask for a call $1about ',
  ],
  // “Wish them a happy new year and say we look forward to it”
  [/^(wish\sthem\s[^.,;:!?\n]{4,60}?),?\sand\s(?:say|tell\sthem)\s(?:that\s)?(?=(?:we|i)\s)/i, '$1. Tell them that '],
  // “Invite them to beta test our app, free for 6 months, in return we want feedback”
  [
    /\b(?:invite|ask)\sthem\sto\sbeta[- ]?test\s(our\s[^.,;:!?\n]{3,50}),\s(free\sfor\s[^.,;:!?\n]{3,20})(?=[.,!\n]|$)/gi,
    'invite them to test $1. It is $2',
  ],
  [/\b(invite|ask)\sthem\sto\sbeta[- ]?test\s/gi, '$1 them to test '],
  [/,\sin\sreturn\s(?:we\s(?:want|would like|ask for|expect)|for)\s(?=\p{L})/giu, '. In return we would like '],
  // “Ask past guests to leave a review on Tripadvisor, takes two minutes”
  [
    /,\s(?:it\s)?(?:only\s|just\s)?takes\s(?:only\s|just\s)?(?=(?:\d+|one|two|three|five|ten)\s(?:minutes?|seconds?|clicks?)\b)/gi,
    '. It takes ',
  ],
  [
    /\bask\s(?:[\p{L}-]+\s){0,3}?to\s(?:please\s)?(?:leave|give|post|write)\s(?:us\s)?(?=an?\s(?:[\p{L}\d-]+\s){0,2}(?:review|rating|testimonial)\b)/giu,
    'ask for ',
  ],
  [/\bask\s(?:[\p{L}-]+\s){0,3}?to\s(?:please\s)?(review|rate)\sus(?=\son\s|[.,!\n]|$)/giu, 'ask for a review'],
  // “We'd love to feature them in our podcast”
  [
    /^(?:we|i)(?:['’]d|\swould)\s(?:love|like)\sto\s(?:feature|have|host|interview)\sthem\s(?:in|on)\s(?=(?:our|the|my)\s)/i,
    'Invite them to be a guest in ',
  ],
  // “We clean offices at night, want to offer a free trial week to companies”
  [
    /^((?:we|i)\s(?!want|would|need|like)[^.,;:!?\n]{6,80}),\s(?:and\s)?(?:we\s)?(?:want|would like|'d like|like|wish)\sto\s(?=(?:offer|invite|ask|show|give|introduce|sell)\s)/i,
    '$1. ',
  ],
  // “Sponsor our charity run on 3 May”
  [
    /^sponsor\s((?:our|the|my)\s(?:[\p{L}-]+\s?){1,4}(?:\s?on\s[^.,;:!?\n]{3,20})?),\s(?=\d|\p{Ll})/iu,
    'Ask them to sponsor $1. ',
  ],
  [/^sponsor\s(?=(?:our|the|my)\s(?:[\p{L}-]+\s){1,4})/iu, 'Ask them to sponsor '],
  // “Book a tasting with restaurant owners, we import natural wine”
  [
    /^((?:book|arrange|get|set up|schedule)\san?\s(?:[\p{L}-]+\s)?(?:tasting|viewing|test drive|fitting|visit|tour|trial))\swith\s[^.,;:!?\n]{3,50},\s(we\s[^.;:!?\n]{6,90})$/iu,
    '$2. $1',
  ],
  // “We pay 3,200 a month and have new trucks”
  [
    /\bwe\s(pay\s[^.,;:!?\n]{0,12}\d[^;:!?\n]{0,40}?)\sand\s(?:we\s)?(?=(?:have|offer|provide|give|cover|train)\s)/gi,
    'we $1. We ',
  ],
  // “Raise money for our shelter's roof, sponsors get their logo on it”
  [
    /^((?:raise|collect|gather)\s(?:some\s)?(?:money|funds|donations)\sfor\s(?:our|the|my)\s[^.,;:!?\n]{3,60}?),\s(?=(?:sponsors|donors|supporters|helpers)\s(?:get|receive|are|will|can|have)\s)/i,
    '$1. ',
  ],
  [
    /^(?:raise|collect|gather)\s(?:some\s)?(?:money|funds|donations)\sfor\s(?=(?:our|the|my)\s)(?![^.\n]*\b(?:start-?up|series [a-d]|seed|investors?)\b)/i,
    'Ask them to donate to ',
  ],
  // “Short friendly email: we are in Hamburg next week”
  [
    /^(?:an?\s)?(?:(?:short|friendly|brief|quick|nice|polite|warm|simple)[\s,]+)+(?:e-?mail|message|note|mail)(?:\sto\s(?:them|say))?:\s(?=\S.{8,})/i,
    '',
  ],
  // “Ask who their laundry is”
  [/\b(who)\s(their\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]+)\s(is|are)(?=[.,!?\n]|$)/giu, '$1 $3 $2'],
  // “Drive sign-ups for our free plan”
  [
    /^(?:drive|get|generate|win|collect|increase)\s(?:more\s|\d+\s|new\s)?(?:sign-?ups|registrations)\s(?:for|to)\s(?=(?:our|the|my)\s)/i,
    'Invite them to sign up for ',
  ],
  // “…, and mention that no credit card is needed”, of one order
  [/(?<=^invite them to sign up for [^.,;:!?\n]{3,50}),?\sand\s(?=mention\sthat\s)/i, '. '],
  // “…, refer to the attacks last autumn”
  [/,\s(?:and\s)?(?:please\s)?(?:refer|allude|point)\sto\s(?=(?:the|our|an?)\s)/gi, '. Mention '],
  // “Nudge trial users to book onboarding before their trial ends”
  [/^(?:please\s)?(?:nudge|urge|prompt)\s(?!(?:our|the|my)\s)(?:[\p{L}-]+\s){1,4}?to\s(?=\p{Ll}+\s)/iu, 'Ask them to '],
  // “Invite speakers for our podcast”
  [
    /^invite\s((?:\d+\s|new\s|more\s|some\s)?(?:speakers|exhibitors|sponsors|authors|mentors|volunteers|jurors|judges|panell?ists|guest speakers|guests))\sfor\s(?=(?:our|the|my)\s)/i,
    'We are looking for $1 for ',
  ],
  // “Sponsor outreach for our hackathon”
  [
    /^sponsor(?:ship)?\s(?:outreach|search|campaign|acquisition|recruiting)\sfor\s(?=(?:our|the|my)\s)/i,
    'We are looking for sponsors for ',
  ],
  // “Explain why we are not the cheapest”
  [/^(?:please\s)?explain\s(?:to them\s)?why\s(?=we\sare\s)/i, 'Tell them that '],
  // “Complain politely that their invoice charges us twice”
  [/^(?:please\s)?complain\s(?:politely\s|firmly\s|kindly\s)?(?:to them\s)?that\s/i, 'Tell them that '],
  // “Pitch our route planner to breweries: fewer kilometres, works offline”
  [
    /^((?:pitch|sell|introduce|present|offer|promote)\s(?:our|the|my)\s[^.,;:!?\n]{3,60}?)\sto\s[^.,;:!?\n]{3,40}:\s(?=[^.:;!?\n]+,\s[^.:;!?\n]+$)(?!(?:we|it|they|you|our|ask|tell|offer|mention|invite|if|whether)\b)/i,
    '$1: ',
  ],
  // “Ask schools if they would host a day, we bring the trucks”
  [
    /^(ask\s[^.,;:!?\n]{6,90}),\s(we)\s(?=(?:bring|provide|pay|cover|supply|organi[sz]e|deliver|handle|take|set|send)\s)/i,
    '$1. We ',
  ],
  // “They use Salesforce. Tell them that …”
  [
    /^they\s(use|have|run|sell|make|ship|rent|own)\s([^.,;:!?\n]{2,50})\.\s(?=(?:tell|mention|offer|ask|say|show)\s)/i,
    'Tell them that they $1 $2. ',
  ],
  // “Offer an audit before the law takes effect in June”
  [
    /^((?:offer|pitch|sell|promote|introduce)\s(?:(?!\sto\s)[^.;:!?\n]){5,80}?)\s(?:before|because|since|now that)\s((?:the|an?|new)\s[^.;:!?\n]{3,50}?\s(?:takes? effect|comes? (?:in|into force)|appl(?:y|ies))\b[^.;:!?\n]{0,30})(?=[.!\n]|$)/i,
    '$1. Mention that $2',
  ],
  // “We're in Hamburg next week, want to grab a coffee?”
  [
    /[,.]\s(?:(?:do|would)\s(?:they|you)\s)?(?:want|like|fancy|care)\s(?:to\s(?:grab|have|get|meet for)|for)\s(an?\s(?:coffee|lunch|drink|beer|breakfast|dinner))(?=\?|$)/i,
    '. Would you like to have $1',
  ],
  // “Looking for a buyer for 12 trailers, photos on request”
  [/^looking\sfor\s(?=(?:an?|some|\d+)\s[\p{L}-]+\s(?:for|of|in)\s)/iu, 'We are looking for '],
  [/,\sphotos on request(?=[.!\n]|$)/i, '. Photos on request'],
  // “Ask for upcoming events”
  [
    /\bask\s(?:them\s)?for\s(?:their\s|any\s)?upcoming\s(events|dates|tenders)(?=[.,;!\n]|$)/gi,
    'ask which $1 they have coming up',
  ],
  // “… because of missing features, all of them are in the new version”
  [
    /(\bbecause\sof\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]+),\s(?:all\sof\s(?:them|it|that)|they|these|those)\s(?:is|are)\s(?:all\s|now\s)?/giu,
    '$1. Mention that all of that is now ',
  ],
  // “Get a first meeting with the CTO of banks to talk about mainframe migration”
  [
    /^((?:get|book|arrange|win|have|set up)\san?\s(?:first\s|short\s|quick\s)?(?:meeting|call|conversation|chat))\swith\s(?!them\b)(?:(?!\s(?:next|this|on)\s)[^.,;:!?\n]){3,60}?\sto\s(?:talk about|discuss|speak about|talk over)\s/i,
    '$1 about ',
  ],
  // “Ask the mayor's office for a meeting”
  [/^ask\s(?:the|their)\s(?:[\p{L}-]+\s)?[\p{L}-]+['’]s\s(?:office|team|secretary|assistant)\sfor\s/iu, 'Ask for '],
  // “Pitch our packages to marketing leads, 12,000 listeners per episode, from 900 euros”
  [
    /^((?:pitch|sell|introduce|present|offer|promote)\s(?:our|the|my)\s[^.,;:!?\n]{3,60}?)\sto\s[^.,;:!?\n]{3,40},\s(?=\d[^.:;!?\n]*,\s(?:from|only|up to|for|with|no|\d)[^.:;!?\n]*$)/i,
    '$1: ',
  ],
  // “Ask vendors to send invoices as PDF to the new address”
  [
    /^ask\s(?:[\p{L}-]+\s){1,3}?to\s(send|submit|address|upload)\s(?=(?:(?:all|their|future|new)\s)?(?:invoices|offers|orders|quotes|documents|returns|applications|bids)\s)/iu,
    'Please $1 ',
  ],
  // “Pitch our photography to venues: we pay a commission”
  [
    /^((?:pitch|sell|introduce|present|offer|promote)\s(?:our|the|my)\s[^.,;:!?\n]{3,60}?\sto\s[^.,;:!?\n]{3,40}):\swe\s/i,
    '$1. We ',
  ],
  // “Suggest a partnership with their agency: they bring the clients”
  [
    /^(?:suggest|propose|offer)\sa\spartnership(?:\s(?:with|to)\s(?:their|the)\s[\p{L}-]+)?:\s/iu,
    'Propose a partnership to them: ',
  ],
  // “Offer no joining fee until the end of January”
  [
    /\boffer\sno\s((?:joining|set-?up|booking|delivery|registration|entry|start|admission)\sfees?)\b/gi,
    'offer to waive the $1',
  ],
  // “Ask for team size”
  [/\bask\sfor\s(?:their\s)?(team|company|group|fleet|class|store)\ssize\b/gi, 'ask for the size of their $1'],
  // “A discount of 15% for teams on our courses”
  [
    /\b((?:discount|reduction)\sof\s\d+\s?%)\s(for\s[^.,;:!?\n]{3,50}?)\s(on\s(?:our|the|all)\s[^.,;:!?\n]{3,40})(?=[.,;!\n]|$)/gi,
    '$1 $3. Mention that it is $2',
  ],
  // “Offer overnight freight pilot”
  [
    /^(offer|pitch|introduce|promote|sell|present)\s((?!(?:our|my|the|an?|them|their|your|this|free|one|\d)\b)(?:[\p{L}-]+\s){1,3}?(?:pilot|service|audit|app|tool|platform|workshop|course|programme|program|subscription|package|system|device|portal))(?=\s(?:to|for|on|in|and|with)\s|[.,;!]|$)/iu,
    '$1 our $2',
  ],
  // “We want them back and offer two months free”
  [
    /(?<=^|[.!?]\s)we\s(?:want|would like|would love|need)\s(?:to (?:have|get|win)\s)?them\sback,?\s(?:and\s|so\s)?(?:we\s)?(?=offer\s)/i,
    'Tell them that we would be glad to have them back. Please ',
  ],
  [
    /\boffer\s(?:them\s)?((?:one|two|three|four|six|\d+)\s(?:days|weeks|months|lessons|rides|meals))\sfree\b(?!\sof)/i,
    'offer them $1 free of charge',
  ],
  // “Offer a free roof check, no obligation”
  [
    /(\boffer\s[^.,;:!?\n]{3,60}),\s(?:with\s)?no\s(obligations?|strings attached|commitment)(?=[.,;!\n]|$)/i,
    '$1 without $2',
  ],
  // “Ask for feedback on the onboarding, 3 minutes survey”
  [/(^ask\s[^.;:!?\n]{6,90}),\s(\d{1,2})\sminutes?\ssurvey(?=[.!\n]|$)/i, '$1. It takes $2 minutes'],
  // “Who handles translations at their company?”
  [/(?<=[.!?]\s)who\s(?=\p{Ll}+s\s(?:(?!\byou)[^.?!\n])*\btheir\b[^.?!\n]*\?)([^.?!\n]+)\?/giu, 'Ask who $1.'],
]
