import { isAddressee } from '../../../engines/messages/goal/is-addressee'
import { styleWords } from './draft-words'
import { deedOfMessage } from './deeds-of-messages'
import type { Rewording } from './other-words'
import { polite } from './polite'

/** Orders for messages, and what is said of them, as they are put by people in passing. */
const fewOf = '(?:[1-9]|one|two|three|four|five|six|seven)'

export const otherWordsOfMessages: readonly Rewording[] = [
  // “Write an email about our app. Builders using it pay their suppliers sooner.”
  [
    /([.!?]\s+)((?:our\s)?\p{L}+s\s(?:using|who use|that use)\s(?:it|this)\s\p{Ll}+\s[^.!?;:"“”]{5,120})(?=[.!]|$)/giu,
    '$1Mention that $2',
  ],
  // “First email should mention ransomware”
  [
    /(^|[.!?]\s+)(?:(?:the|your|and the)\s+)?(first|second|third|last)\s+(e-?mail|message|one|step)\s+(?:should|must|has to|needs to|can)\s+(?:also\s+)?(?=(?:mention|include)\b)/gi,
    '$1In the $2 $3, ',
  ],
  // “Fewer emails, just 2”, “only two emails”, “three messages are enough”
  [
    new RegExp(
      `^${polite}(?:(?:fewer|less|more) (?:e-?mails?|messages?|steps?)(?: please)?[,:;.–-]+ *(?:(?:just|only|make (?:it|that)|say|maybe) )*(?<few>${fewOf})(?: (?:e-?mails?|messages?|steps?|in (?:all|total)|is enough|are enough|would do|will do|please))*|(?:just|only) (?<only>${fewOf}) (?:e-?mails?|messages?|steps?)(?: (?:please|in (?:all|total)|is enough|are enough))*|(?<enough>${fewOf}) (?:e-?mails?|messages?|steps?) (?:is|are|would be|will be) (?:enough|plenty))[.!]*$`,
      'i',
    ),
    (all, few = '', only = '', enough = '') =>
      `make it ${few || only || enough} ${/message|step/i.test(all) ? 'messages' : 'emails'}`,
  ],
  // “Write an email to the Spanish ones, they care about driver shortages”
  [
    new RegExp(
      `^(${polite}(?:write|draft|compose|create|prepare|make|send)\\s[^.,;:!?"“]{0,40}?\\b(?:e-?mails?|messages?|notes?|sequence) to [^.,;:!?"“]{3,60}?),\\s+(?:who|they) (?:all )?(?:care about|worry about|struggle with|are worried about|are interested in|talk about|fight with|have problems with)\\s+(?=\\S)`,
      'iu',
    ),
    '$1 about ',
  ],
  // “An email: do you still plan routes by hand? We can save you hours”
  [
    new RegExp(
      `^(${polite}(?:write|draft|compose|create|prepare|make|send)\\s[^.;:!?"“]{0,60}?\\b(?:e-?mail|message|note|mail)(?: to (?:them|everyone|everybody))?):\\s+(?:(?:(do|are|have|can) you\\s)|is your (\\p{L}+)\\s)([^?!.;]{4,120})\\?(?:\\s+(?=(?:we|our|i|it|there)\\s)([^]{6,300}))?$`,
      'iu',
    ),
    (_, order: string, verb = '', thing = '', rest = '', more?: string) => {
      const who = thing === '' ? `they${/^do$/i.test(verb) ? '' : ` ${verb.toLowerCase()}`}` : `their ${thing} is`
      const asked = `${order} that asks if ${who} ${rest.replaceAll(/\byour\b/gi, 'their')}`
      return more === undefined ? asked : `${asked} and says that ${more.replaceAll(/\byou\b/gi, 'them')}`
    },
  ],
  // “A sequence to them, mention our free trial”
  [
    new RegExp(
      `^(${polite}(?:write|draft|compose|create|prepare|make)\\s[^.,;:!?"“]{0,60}?\\b(?:e-?mails?|messages?|notes?|sequence)(?: to (?:them|everyone|everybody|all of them))?),\\s+(?:and )?mention (?:that (?=\\S)|(our|the|my) )`,
      'iu',
    ),
    (_, order: string, own?: string) => (own === undefined ? `${order}. Mention that ` : `${order} about ${own} `),
  ],
  // “Change the sign-off to Best, Maren”
  [
    /^((?:please |now |and |also )*)(?:change|set|make) (?:the |my )?(?:sign-?off|signature|closing|goodbye|ending) (?:to|into)?:? ?["“]?((?:kind regards|best regards|best wishes|best|regards|cheers|thanks|yours|yours sincerely|sincerely|warm regards), \p{Lu}[\p{L} .-]{1,40})["”]?[.!]*$/iu,
    '$1sign it as "$2"',
  ],
  // “And now also as an email”
  [
    /^(?:and |now |then |please |also |ok(?:ay)?,? )+(?:the same )?(as an? (?:e-?mail|linked-?in (?:message|note)))(?: too| as well| please)*[.!]*$/i,
    'the same $1',
  ],
  // “What did you just write?”
  [
    /^(?:and |so |wait,? )*what did you (?:just |last )?(?:write|draft)(?: (?:last|just now|for me))?\??$/i,
    'show me the messages',
  ],
  // “Make the first subject shorter”
  [/\b(make|change|shorten) the (?:first|only) (subject(?: line)?)\b/gi, '$1 the $2'],
  // “An email to {{first_name}}: …”
  [
    /^([^.;:!?"“]{0,80}\b(?:e-?mails?|messages?|notes?|sequence)) (?:to|for) \{\{(?:first_)?name\}\}(?=[\s:,.]|$)/i,
    '$1 to them',
  ],
  // “Tone: friendly, offer: free route audit”
  [
    /^([^.;!?"“]{0,120}\b(?:e-?mails?|messages?|notes?|sequence|steps)\b[^.;!?"“]{0,60}?),\s+(?:the )?tone\s*(?:is|:)\s*([\p{L} -]{4,30})(?=[,.;]|$)/iu,
    '$1, $2',
  ],
  [
    /^([^.;!?"“]{0,120}\b(?:e-?mails?|messages?|notes?|sequence|steps)\b[^.;!?"“]{0,60}?)[,;]\s+(?:the |our )?(offer|topic|about)\s*:\s*(?=\p{L})/iu,
    (_, order: string, what: string) => `${order}, ${/^offer/i.test(what) ? 'offering' : 'about'} `,
  ],
  // “3 step email sequence, friendly, free route audit”
  [
    /^([^.;!?"“]{0,120}\b(?:e-?mails?|messages?|notes?|sequence)\b[^.;!?"“]{0,60}?),\s+(?:offering\s+)?((?:free|complimentary|discounted)\s[^.,;:!?"“]{3,60}[^\Ws])[.!]*$/iu,
    '$1, offering a $2',
  ],
  // “An email to them: friendly, short, offering a free audit”
  [
    new RegExp(
      `^([^.;:!?"“]{0,120}\\b(?:e-?mails?|messages?|notes?|sequence)(?: to [\\p{L} ]{3,30}?)?):\\s+(?=${styleWords}\\b)`,
      'iu',
    ),
    '$1, ',
  ],
  // “An email about our olive oil, goal is a tasting call”
  [
    /^((?:[\p{L}']+ ){0,4}?(?:write|draft|compose|create|prepare|make|send)\s[^.!?;]*?\babout\s[^.!?;]*?),?\s+(?:and |with )?(?:the |our |my )?(?:goal|aim|purpose|objective|call to action|cta)(?: of it)?\s*(?:is|being|:|=)\s*(?:to\s+(?:get|book|have|set up|arrange)\s+)?((?:an? )?(?:[\p{L}\p{N}-]+ ){0,3}?(?:calls?|meetings?|chats?|demos?|conversations?|visits?|appointments?|trials?)\b[^.!?;]{0,40})[.!]*$/iu,
    (_, order = '', what = '') => `${order}. Ask for ${/^an?\s|^\d/i.test(what) ? what : `a ${what}`}`,
  ],
  // “Write a connection request to them mentioning we both work with small brands”
  [
    /^((?:[\p{L}']+ ){0,4}?(?:write|draft|compose|create|prepare|make|send)\s[^.!?;:"“]{3,80}?(?:e-?mail|message|note|request|invitation|sequence)(?: to [\p{L} ]{3,30}?)?),?\s+(?:mentioning|stating|pointing out)\s+(?:that\s+)?(?=(?:we|our|i|my|it|there)\s)/iu,
    '$1. Mention that ',
  ],
  [/\b(?:seqence|sequnce|sequense|sequance|sequece|secuence)(s?)\b/gi, 'sequence$1'],
  // “A short mail”
  [
    /\b(an? |the |my |our |this |one |two |three |four |five |[2-7] |short |friendly |formal |quick |first |second |third |last |cold |follow-up |invitation )mail(s?)\b(?!-| (?:server|box|order|address|client|room|carrier|service|merge))/gi,
    (_, before = '', many = '') => `${/^a $/i.test(before) ? 'an ' : before}email${many}`,
  ],
  // “In the email, change the subject to …”: by which way it goes is read from all that is said.
  [
    new RegExp(
      `^(${polite})(?:in|for|at|with) (?:the|my|our|this|that) (?:linked-?in )?(?:e-?mails?|messages?|notes?|texts?)[,:]?\\s+(?=(?:please\\s+)?(?:change|set|make|use|replace|remove|delete|drop|take out|leave out|shorten|sign|rewrite|update)\\b)`,
      'i',
    ),
    '$1',
  ],
  // “An email and a LinkedIn sequence, 3 steps each”
  [
    new RegExp(
      `^(${polite}(?:write |draft |create |make |compose |prepare )?(?:me |us |them )?)(?:an?\\s+)?(?:(e-?mail)|linked-?in)(?:\\s+(?:sequence|messages?))?\\s+(?:and|plus|&)\\s+(?:an?\\s+)?(?:e-?mail|linked-?in)(?:\\s+(?:sequence|messages?))?(\\s[^.;]{0,200}?)??,?\\s+(?:with\\s+|in\\s+)?([2-7]|two|three|four|five)[- ](?:steps?|messages|parts?|touches)\\s+each\\b`,
      'i',
    ),
    (_, order = '', email = '', matter = '', count = '') => {
      const kinds = email === '' ? ['LinkedIn', 'email'] : ['email', 'LinkedIn']
      const write = /\p{L}/u.test(order) ? order : `${order}write `
      return `${write}${kinds.map((kind) => `${count} ${kind} messages`).join(' and ')}${matter}`
    },
  ],
  // “Our solar roofs, they cut power bills by 40%”: things do, and not whoever is written to.
  [
    /(\b(?:about|offer(?:ing)?|introduc(?:e|ing)|present(?:ing)?) our [^,.;]{3,60}s), they (?!(?:want|like|know|asked|ask|think|said|told|should|might|may|can|could|will|would|do|did|were|had|met|saw|visited|bought)\b)(?=\p{Ll}{2,})/iu,
    '$1. They ',
  ],
  // “Write an email that sounds friendly and offers our course”
  [
    new RegExp(
      `^(${polite}(?:write|draft|compose|create|prepare)\\s[^.;:!?]{0,60}?\\b(?:e-?mail|message|note|sequence)) (?:that|which) (?:sounds|reads|feels|looks) ([\\p{L}-]+(?: [\\p{L}-]+){0,3}?),? and (${deedOfMessage}\\s[^.;:!?]+)`,
      'iu',
    ),
    '$1 that $3. Make it sound $2',
  ],
  // “Write an email that sounds like a friend”: how it is to sound is nothing that it says.
  [
    new RegExp(
      `^(${polite}(?:write|draft|compose|create|prepare)\\s[^.;:!?]{0,60}?\\b(?:e-?mails?|messages?|notes?|sequence)) (?:that|which) (?:sounds?|reads?|feels?|looks?) (?=\\S)`,
      'i',
    ),
    '$1. Make it sound ',
  ],
  // “A 2 step sequence: first about our panels, second a reminder”
  [
    /^([^.;:!?]{0,80}\b(?:sequence|e-?mails|messages|steps)):\s*(?:the )?first(?: one)?[,:]?\s+(?!(?:step|e-?mail|message|mail|note)\b)(?:is\s+)?(?:about\s+)?([^.;:!?]{4,120}?),?\s+(?:and\s+)?(?:then\s+)?(?:the )?second(?: one)?[,:]?\s+(?!(?:step|e-?mail|message|mail|note)\b)(?:is\s+)?(?:about\s+)?([^.;:!?]{4,120}?)(?:,?\s+(?:and\s+)?(?:the )?third(?: one)?[,:]?\s+(?!(?:step|e-?mail|message|mail|note)\b)(?:is\s+)?(?:about\s+)?([^.;:!?]{4,120}?))?[.!]*$/i,
    (_, order = '', one = '', two = '', three) =>
      [`${order}.`, `First: ${one}.`, `Second: ${two}.`, ...(three === undefined ? [] : [`Third: ${three}.`])].join(
        ' ',
      ),
  ],
  // “A LinkedIn sequence of 3 for our course”
  [/\b(sequence) of ([2-7]|two|three|four|five)(?= (?:for|about|on|to)\s)/gi, '$1 with $2 messages'],
  // “Email campaign for our security training: 4 emails”
  [
    new RegExp(
      `^(${polite})(?:an?\\s+)?(e-?mail|linked-?in) (?:campaign|sequence|series|outreach) (?:for|about|on) (our\\s[^:.;]{3,80}?)[:,]\\s*([2-7]|two|three|four|five) (?:e-?mails|messages|mails|steps)[.!]*$`,
      'i',
    ),
    '$1write $4 $2 messages about $3',
  ],
  // “Write a follow up”
  [/\b(an?|the|one|two|three|short|friendly|polite) follow up(s?)\b(?! (?:with|on)\b)/gi, '$1 follow-up$2'],
  // “Ask if they'd like a calculation”
  [/\b(if|whether) they['’]d like\b/gi, '$1 they would like'],
  // “Make it formal & add my number”
  [/\s&\s(?=(?:add|make|sign|remove|save|ask|find|write|change|mention|send|shorten)\s)/gi, ' and '],
  // “Is everything saved?”
  [
    /^(?:and |so )?(?:is|are|was|were) (?:everything|it all|all(?: of it)?|they all|both) saved(?: now| already)?\s*\?*$/i,
    'what is saved?',
  ],
  // “The second should talk about insurance”
  [
    /^(the (?:first|second|third|fourth|fifth|last))( (?:e-?mail|message|one|step|mail))? (should|must) (?:also )?(?:talk about|speak about|speak of|cover|deal with|be about)\s+/i,
    (_, which = '', noun = ' one', must = '') => `${which}${noun} ${must} be about `,
  ],
  // “Change the call to action to a free trial”
  [
    new RegExp(
      `^(${polite})(?:change|make|set|turn|switch) (?:the |its |my )?(?:call[- ]to[- ]action|cta|ask|question at the end|closing question|last question)(?: at the end)? (?:in)?to (?:be )?(?:(?:ask(?:ing)? )?(?:(?:them )?to )?(?:book|schedule|arrange|have) (an? )|(?:ask(?:ing)? )?(an? |the |our )|ask(?:ing)? )(?=[^"“„]{3,120}$)`,
      'i',
    ),
    (_, before = '', booked = '', thing = '') => `${before}ask ${booked + thing === '' ? '' : `for ${booked}${thing}`}`,
  ],
  // “Can u do a linkedin sequence 3 messages. …”
  [
    /^((?:(?:and|now|so|then|next|also|please|ok(?:ay)?|great|good|thanks|can (?:you|u)|could (?:you|u))[,.!\s]+)*)(?:do|make|write|create|draft|get)? ?(?:me |us )?(?:an? )?(linked-?in|e-?mail) sequence,? (?:with |of )?([2-7]|two|three|four|five) (?:linked-?in )?(messages|e-?mails|mails|steps)(?=[,.:]|\s(?:about|for|to|that)\s|$)/i,
    (_, before: string, way: string, count: string, kind: string) =>
      `${before.replaceAll(/\bu\b/gi, 'you')}write a ${way} sequence with ${count} ${kind}`,
  ],
  // “Ok now a sequence of 3 emails, 4 days apart. We offer …”
  [
    /^(?:(?:and|now|so|then|next|also|please|ok(?:ay)?|great|good|perfect|nice|thanks|cool|alright)[,.!\s]+)*(?:(?:can|could) (?:i|we|you) (?:get|have|do|make) (?:me |us )?)?(an? (?:(?:short|new|simple|friendly|small) )*(?:e-?mail |linked-?in )?sequence (?:of|with) (?:[2-7]|two|three|four|five|six|seven) (?:linked-?in )?(?:messages|e-?mails|mails|steps))(?=[,.:]|\s(?:about|for|to|that)\s|$)/i,
    'write $1',
  ],
  // “A LinkedIn sequence of 3 messages”
  [
    /\b(sequence) of ((?:[2-7]|two|three|four|five|six|seven) (?:linked-?in )?(?:messages|e-?mails|mails|steps))\b/gi,
    '$1 with $2',
  ],
  // “Sign it Best regards, Piotr”
  [
    /\bsign (?:(?:it|them|off)\s+)?(?:(?:as|with)\s+)?(?:(?:with\s+)?(?:best|kind|warm|many)\s+(?:regards|wishes)|regards|best|cheers|sincerely|yours \w+)\s*,\s*(?=\p{Lu})/iu,
    'sign it as ',
  ],
  // “Linkedin sequence, 3 messages. …”
  [
    new RegExp(
      `^(${polite})(?:an?\\s+)?(linked-?in|e-?mail)\\s+sequence(?:\\s+please|\\s+pls)?\\s*,\\s*((?:[2-7]|two|three|four|five)\\s+(?:messages|e-?mails|mails|steps))\\s*[.:,]\\s*(?=\\S)`,
      'i',
    ),
    (_, before = '', way = '', count = '') => `${before}write a ${way} sequence of ${count}. `,
  ],
  // “Email sequence please: …”, “linkedin messages: …”
  [
    new RegExp(
      `^(${polite})(?:an?\\s+)?(?:short\\s+)?(linked-?in|e-?mail)(\\s+(?:sequence|messages?|notes?|e-?mails?|mails?))?(?:\\s+(?:please|pls))?\\s*:\\s*(?=\\S)`,
      'i',
    ),
    (_, before = '', way = '', kind = '') =>
      `${before}write ${/^e/i.test(way) && kind === '' ? 'an email' : /sequence|s$/i.test(kind) ? `a ${way} sequence` : `a ${way}${kind}`}: `,
  ],
  // “End with a question if they want to try it”
  [/\badd (?:a|the|one) question (?:(?:on|about|asking) )?(?=(?:if|whether|when|how|what|who)\b)/gi, 'ask '],
  // “Ask whether Tuesday at 10 works for them”
  [
    /\b(if|whether) ((?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:at|morning|afternoon)[^.,;:!?]{0,20}?)?) (?:(?:would |could |will )?(?:works?|suits?)|(?:is|would be) (?:ok|okay|fine|good))(?: (?:for )?them)?(?=[.!?]*$)/gi,
    '$1 they have time on $2',
  ],
  [
    /\b(?:end|close|finish) (?:(?:it|them|all|each) )?with (?:a|the) question (?=(?:if|whether|when|how|what|who)\b)/gi,
    'ask ',
  ],
  // “Say it costs 49 euro a month”
  [
    new RegExp(
      `^(${polite}(?:in the \\w+ (?:e-?mail|message|one|step),? )?(?:say|mention|write|add))\\s+(?=(?:it|we|our\\s(?:[\\p{L}-]+\\s){1,3}?|there|the\\s(?:[\\p{L}-]+\\s){1,3}?)\\s?(?:is|are|costs?|have|has|had|offer|deliver|start|starts|takes?|lasts?|works?|comes?|was|were|won|save|saves)\\s)`,
      'iu',
    ),
    '$1 that ',
  ],
  // “Say thank you at the end”
  [/\bsay (?:thank you|thanks)(?: (in advance))?(?=\s+(?:at|in) the end\b)/gi, 'thank them'],
  // “Looks good but too formal”
  [
    new RegExp(
      `^(?:(?:looks?|sounds?) (?:good|great|nice|fine|ok(?:ay)?)[,\\s]+|(?:good|nice|great|ok(?:ay)?|fine)[,\\s]+)*(?:but\\s+)?(?:(?:it|that)(?:['’]s| is| sounds)\\s+|they are\\s+|they sound\\s+|sounds\\s+|a bit\\s+|still\\s+)*too\\s+(formal|stiff|informal|casual|friendly)(?: for (?:me|us|them))?[.!]*$`,
      'i',
    ),
    (_, how = '') => (/^(?:formal|stiff)$/i.test(how) ? 'make it friendlier' : 'make it more formal'),
  ],
  // “Write something short to them”
  [
    new RegExp(
      `^(${polite}(?:write|draft|compose|send)\\s+(?:me\\s+|us\\s+|them\\s+)?)something(?:\\s+(short|brief|quick|nice|friendly|simple|good|personal))?(?=\\s+(?:to|for|about)\\s|[.!]*$)`,
      'i',
    ),
    (_, order = '', how = '') =>
      `${order}${/^(?:short|brief|quick)$/i.test(how) ? 'a short' : /^(?:nice|friendly)$/i.test(how) ? 'a friendly' : 'an'} email`,
  ],
  // “A short LinkedIn note mentioning their company”: every message may name it.
  [
    /^((?:\w+ ){0,3}?(?:write|draft|compose|create|prepare|send)\s[^.;:]*?\b(?:e-?mails?|messages?|sequence|notes?)\b[^.;:]*?),?\s+(?:mentioning|naming|including|using|(?:that|which) (?:mentions?|names?|includes?|uses?)|with)\s+(?:(?:the|their)\s+)?(?:(?:first|company|organi[sz]ation|contact)(?:['’]s)?\s+)?(?:names?|company|organi[sz]ation|job titles?|titles?)(?:\s+of\s+(?:the|their)\s+company)?(?:\s+in (?:it|them|each))?(?=[.!]*$|\s+(?:about|and|to)\s)/i,
    '$1',
  ],
  // “Now as email too”
  [
    /^(?:(?:and|now|also|please|then)[,\s]+)*(?:as|by|for|on|via) (?:an? )?(e-?mail|linked-?in)(?: message| note)?(?: (?:too|as well|also|please))+[.!]*$/i,
    'the same as an $1',
  ],
  // “One email for both groups about …”
  [
    /^((?:\w+ ){0,3}?(?:write|draft|compose|create|prepare|send)\s[^.;:]*?\b(?:e-?mails?|messages?|sequence|note))\s+(?:for|to)\s+(?:both|all|the two|these|all the)\s+(?:groups|lists|of them|kinds)(?=[.!]*$|\s)/i,
    '$1 to them',
  ],
  // “Now a reminder”
  [
    new RegExp(
      `^(?:(?:and|now|also|then|please|next|ok(?:ay)?)[,\\s]+)+(an? (?:(?:short|friendly|gentle|polite|quick) )*(?:reminder|follow-?up)(?: (?:e-?mail|message|note))?(?:\\s[^.;:!?]{2,30}\\s(?:before|later|earlier|after(?:wards)?))?)(?: please)?[.!]*$`,
      'i',
    ),
    'add $1',
  ],
  // “What's the total length?”
  [
    /^(?:and |so )?what(?:['’]s| is) the (?:total |whole |full )?(?:length|word count)\s*\?*$/i,
    'how many words has the message?',
  ],
  // “Make the subject about safe wifi”
  [
    new RegExp(
      `^${polite}(?:make|change|set|have)\\s+the\\s+subject(?:\\s+lines?)?\\s+(?:to\\s+)?(?:be\\s+)?(?:(?:something|anything|one|a line)\\s+)?about\\s+([^"“.]{3,40}?)[.!]*$`,
      'i',
    ),
    'change the subject to "About $1"',
  ],
  // “How many words?”
  [/^(?:and |so )?how (?:many (?:words|characters)|long)\s*\?*$/i, 'how many words has the message?'],
  // “3-step email: …”
  [
    new RegExp(
      `^(${polite})((?:[2-7]|two|three|four|five)[- ](?:step|part|touch)s?\\s+(?:e-?mails?|linked-?in)(?:\\s+(?:sequence|campaign|cadence))?)(?=\\s*[:,]|\\s+(?:about|to|for)\\s)`,
      'i',
    ),
    '$1write a $2',
  ],
  // “An email about our energy audits to the Austrians only”
  [
    /^((?:\w+ ){0,3}?(?:write|draft|compose|create|prepare|send)\s(?:[^.;:]*?)(?:e-?mails?|messages?|sequence|note))\s+(about\s[^.;:]{3,120}?)\s+(?:only\s+)?(?:to|for)\s+(?:only\s+)?((?:the|those|all(?: the)?)\s+[^.;:,]{3,60}?)(\s+only)?([.!]*)$/i,
    (all, order = '', about = '', whom = '', only = '', end = '') =>
      isAddressee(whom)
        ? `${order} to ${whom} ${about}${end}`
        : only === ''
          ? all
          : `${order} to those who are ${whom.replace(/^(?:the|those|all(?: the)?)\s+/i, '')} ${about}${end}`,
  ],
  // “Emails?”
  [
    /^(?:(?:great|good|nice|ok(?:ay)?|thanks|thank you|and)[,.!\s]+)*(?:(?:any|the|their)\s+)?(e-?mails?|e-?mail addresses|phone numbers?|phones|linked-?in(?: profiles?)?)\s*\?+$/i,
    (_, what = '') =>
      `How many of them have ${/mail/i.test(what) ? 'an email address' : /phone/i.test(what) ? 'a phone number' : 'a LinkedIn profile'}?`,
  ],
  // “Mention pricing from 3 euros per employee”
  [
    new RegExp(
      `^(${polite})mention\\s+(?:the\\s+|our\\s+)?(?:pricing|prices?)\\s+((?:from|starting at|starting from|of|at)\\s+[^.;]*\\d[^.;]*?)[.?!]*$`,
      'i',
    ),
    (_, before = '', value = '') => `${before}mention that the price is ${value.replace(/^(?:of|at)\s+/i, '')}`,
  ],
  // “How do I launch?”, “when will the emails go out?”
  [
    new RegExp(
      `^${polite}(?:how (?:do|can|could|should) (?:i|we) (?:launch|start|send)(?: (?:it|them|this|the (?:campaign|e-?mails?|messages?|sequence|outreach)))?|when (?:will|do|does|are|is) (?:it|they|the (?:e-?mails?|messages?|sequence|campaign)) (?:go out|be sent|sent|start|going out|launched?|get sent))\\s*\\?*$`,
      'i',
    ),
    'launch the campaign',
  ],
  // “I have a list already, can you import it?”
  [
    /^(?:i|we) (?:already )?have (?:an?|our|my) (?:list|file|csv|spreadsheet|excel(?: file| sheet)?)[^.?!]*\b(?:can|could|how)\b[^.?!]*\b(?:import|upload|use|add)\b[^.?!]*\?*$|^(?:can|could|how (?:do|can)) (?:i|you|we) (?:import|upload) (?:it|them|my|our|a)\b[^.?!]*\?*$/i,
    'import a list',
  ],
  // “A LinkedIn note and an email inviting them”
  [
    /^((?:\w+ ){0,3}?(?:write|draft|create|prepare|compose|make)\s+(?:(?:me|us|them)\s+)?)(an?\s+(?:short\s+)?linked-?in\s+(?:connection\s+)?(?:note|message))\s+and\s+(an?\s+(?:short\s+)?e-?mail)(?=\s)/i,
    '$1$3 and $2',
  ],
]
