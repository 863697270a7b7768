import { countIn } from './count-at'
import type { Rewording } from './other-words'
import { polite } from './polite'
import { questionOfAsk } from './read-question-of-ask'
import { upperFirst } from '../../../engines/messages/upper-first'

const message = '(?:e-?mail|message|mail|step|one|note|follow-?up)'
const ordinal = '(?:first|second|third|fourth|fifth|last|final|1st|2nd|3rd|4th|5th)'
const named = `(?:the\\s+|my\\s+|our\\s+)?(?:${ordinal}\\s+${message}|${message}\\s+#?\\d|e-?mail|message|note|text)`
const namesOne = new RegExp(`${ordinal}|\\d`, 'i')
const takeOut = '(?:drop|remove|delete|take out|take|leave out|cut|strip|get rid of|omit)'

/** “Sign it please”, “sign it properly” */
const noName =
  /^(?:please|too|now|off|then|again|with|from|properly|nicely|as|by|for|and|but|all|our|the|my|your|politely|formally|friendly|better|here|well|both)$/i

/** Changes to messages that were written, as they are put by people in passing. */
export const otherWordsOfEdits: readonly Rewording[] = [
  // “Ask “Would Monday suit you?”” is put in those words.
  [/\bask (?:them )?:? ?["“„]([^"“”„\n]{4,150}\?)["”]/giu, 'end with the question "$1"'],
  // “Change email 2, it's 79 euros per person not 89”
  [
    new RegExp(
      `^${polite}(?:change|fix|correct|update) (${named}),? (?:it|that|the price|this)(?:['’]s| is| should be| must be) ([€$£]?\\d[\\d.,]*)[^.;:!?\\d]{0,40}?,? (?:and )?not ([€$£]?\\d[\\d.,]*)[^.;:!?\\d]{0,30}[.!]*$`,
      'i',
    ),
    'in $1 replace "$3" with "$2"',
  ],
  // “Keep it to 60 words or so”
  [
    /\b(?:keep|get|cut|bring|limit) (it|them|that|this) (?:down )?to (?:about |around |roughly |max(?:imum)? )?(\d{2,3}) words(?: or so| max(?:imum)?| at most)?/gi,
    'keep $1 under $2 words',
  ],
  // “Drop the price from it”
  [
    new RegExp(
      `^${polite}${takeOut} (?:the|our|any) (prices?|costs?|discount|deadline|date) (?:out )?(?:from|in|of) (?:it|there)[.!]*$`,
      'i',
    ),
    'remove the sentence about the $1',
  ],
  // “Don't say cheap”
  [
    new RegExp(
      `^(${polite})(?:do not|don['’]?t|never) (?:say|use|write) (?!(?:anything|something|nothing|that|this|it|so|more|much|less|hello|sorry|thanks|goodbye|them|to|emojis?|emoticons?|jargon|buzzwords|exclamation|placeholders?|links?)\\b)["“„'‘]?(\\p{L}{3,20})["”'’]?((?: in (?:it|them|${named}))?)(?: please)?[.!]*$`,
      'iu',
    ),
    (_, before = '', word = '', where = '') =>
      namesOne.test(where)
        ? `${before}${where.trim()} remove the word "${word}"`
        : `${before}remove the word "${word}" everywhere`,
  ],
  // “First email is a bit long, can you cut it down to about 60 words”
  [
    new RegExp(
      `^${polite}(?:the )?(${ordinal} ${message}|${message} #?\\d) (?:is|seems|feels|looks) (?:still )?(?:a bit|a little|too|much too|quite|rather|way too|very) long,? (?:and |so )?(?:please |can you |could you )*(?:cut|shorten|trim|get|bring|make) it (?:down )?(?:shorter )?(?:to )?(?:about |around |max(?:imum)? |at most |under |roughly )?(\\d{2,3}) words?(?: please)?[?.!]*$`,
      'i',
    ),
    (_, which = '', count = '') => `shorten the ${which.toLowerCase()} to at most ${count} words`,
  ],
  // “Also say we did 340 units last year”
  [
    new RegExp(
      `^(${polite}(?:also |and )*(?:in (?:the )?${named},? )?(?:say|mention|put in)) (?=(?:we|it|there)(?:['’](?:ve|re|s|ll))? (?!(?:again|too)\\b)\\p{L}+ \\S)(?![^.;!?]* in (?:the|all|every|each|both) )`,
      'iu',
    ),
    '$1 that ',
  ],
  // “Say book before 15 may in the last one”
  [
    new RegExp(
      `^${polite}(?:also )?(?:say|mention|write|add|put) ["“]?((?:please )?(?:book|call|reply|order|register|sign up|come|visit|ask|write to|get in touch) [^.;:!?"“”]{4,80}?)["”]? in (?:the )?(${ordinal}(?: ${message})?|${message} #?\\d)(?: please)?[.!]*$`,
      'i',
    ),
    (_, what = '', which = '') =>
      `add "${upperFirst(/^please/i.test(what) ? what : `please ${what}`)}." to the ${which.trim()}${/\s/.test(which.trim()) ? '' : ' one'}`,
  ],
  // “It is signed by Martha Quill”, “sign all of them as Colin Marsh”, “sign it dave from coolbreeze”
  [
    new RegExp(
      `^${polite}(?:it|they|all|these|the (?:e-?mails|messages))(?: all)? (?:is|are|should be|must be) signed (?:by|as|with) (?=\\p{L})`,
      'iu',
    ),
    'sign it as ',
  ],
  [
    /\bsign (?:all|each|every one|both) of (?:them|these|those|the (?:e-?mails|messages)) (?=(?:as|with|by) )/gi,
    'sign all messages ',
  ],
  [
    new RegExp(
      `^(${polite}sign) (it|them|this|off) (\\p{Ll}{3,15})(?:,? (from|at|of) (\\p{Ll}[\\p{L}\\d-]{2,20}))?[.!]*$`,
      'iu',
    ),
    (all, sign = '', it = '', name = '', joint = '', firm = '') =>
      noName.test(name)
        ? all
        : `${sign} ${it} as "${upperFirst(name)}${joint === '' ? '' : ` ${joint} ${upperFirst(firm)}`}"`,
  ],
  // “Email 2 is too long, cut it down to two sentences”
  [
    new RegExp(
      `^${polite}(?:the )?(${ordinal} ${message}|${message} #?\\d) (?:is|seems|feels|looks) (?:still )?(?:a bit|a little|too|much too|quite|rather|way too|very) long,? (?:and |so )?(?:please |can you |could you )*(?:cut|shorten|trim|get|bring|make|keep) it (?:down )?(?:shorter )?(?:to )?(?:an?|one|two|1|2) (?:short )?(?:sentences?|lines?)(?: max| at most| please)?[?.!]*$`,
      'i',
    ),
    (_, which = '') => `make the ${which.toLowerCase()} shorter`,
  ],
  // “Change the subject to something friendlier, like A free site visit”
  [
    new RegExp(
      `^(${polite})(?:change|set|make|turn) (?:the|its|my) subject(?: lines?)? (?:(?:in)?to )?(?:be )?(?:something |a bit |more |less )?[^,.;:!?"“”]{3,30}?(?:,|:| -| –)? (?:like|such as|for example|for instance|e\\.g\\.|maybe|perhaps)[,:]? ["“]?(\\p{L}[^"“”.;!?]{8,60}\\??)["”]?[.!]*$`,
      'iu',
    ),
    (_, before = '', words = '') => `${before}change the subject to "${upperFirst(words)}"`,
  ],
  // “In email 3 take out the price and put in that they have used us for 9 years”
  [
    new RegExp(
      `^${polite}(?:in (${named}),? )?${takeOut} (?:the|our|any) ([\\p{L}\\p{N}€$%-]+(?: (?!out\\b)[\\p{L}\\p{N}€$%-]+)?)(?: (?:out )?(?:in|from|of) (${named}))? and (?:put in|put|add|say|mention|write|include)(?: that|(?= (?:we|our|there|you)\\b)) (?=\\S)`,
      'iu',
    ),
    (all, one = '', what = '', other = '') => {
      const where = one === '' ? other : one
      return where === '' ? all : `in ${where} remove the sentence about the ${what}. In ${where} say that `
    },
  ],
  // “P.S. should say parking is free”
  [
    new RegExp(
      `^${polite}(?:the |a )?p\\.?s\\.? (?:should|could|must|has to) (?:say|mention|read)(?: that)?:? (?=\\S)`,
      'i',
    ),
    'add a PS: ',
  ],
  // “Make it two emails and ask for a visit in the second”
  [
    new RegExp(
      `^(${polite}make (?:it|that|them|this) (?:[2-6]|two|three|four|five|six) (?:e-?mails?|messages?|mails?|steps?)),? and (?=(?:ask|mention|say|invite|offer) [^.;:!?]{3,80}? in the ${ordinal}\\b)`,
      'i',
    ),
    '$1. ',
  ],
  // “Two emails about audits, and in the second one ask for a visit”
  [
    new RegExp(
      `^(${polite}(?:write|draft|compose|create|prepare|make)\\s[^;:!?]{3,200}?)(?:\\.\\s+|,?\\s+and\\s+|,\\s+)(?:please\\s+)?in (?:the )?(${ordinal})(?: one| ${message})?,?\\s+(ask for [^.;:!?,]{3,60}?)(?=[.!]|$)`,
      'i',
    ),
    (_, order: string, which: string, ask: string) => `${order}. ${upperFirst(ask)} in the ${which} email`,
  ],
  [
    new RegExp(`((?:^|[.!]\\s+)(?:ask|mention|say|invite|offer) [^.;:!?]{3,80}? in the ${ordinal})(?=[.!]?$)`, 'i'),
    '$1 email',
  ],
  // “Add a fourth step, a breakup email after 7 days”
  [
    new RegExp(
      `^(${polite})(?:add|append|include)(?: me)? (?:an?|another|one more) (?:(?:${ordinal}|last|final|fourth) )?${message}(?:,|:| -| –) ?(?:an? )?(?:break-?up|good-?bye|farewell|last|closing|final)(?: (?:e-?mail|message|note|mail))?(?:,? (?:after|in) (?:an?|one|two|three|\\d{1,2}) (?:days?|weeks?)| (?:\\d{1,2}|an?|one|two) (?:days?|weeks?) later)?[.!]*$`,
      'i',
    ),
    '$1add a goodbye message',
  ],
  [/^((?:please |and |also |now )*add (?:an? )?)break-?up (e-?mail|message|note|mail)\b/i, '$1goodbye $2'],
  // “The subject of email 3”
  [
    /\b(subject(?: line)?) (of|for|in) (?:e-?mail|step|message|no\.?) ?([1-5])\b/gi,
    (_, subject: string, joint: string, number: string) =>
      `${subject} ${joint} the ${['first', 'second', 'third', 'fourth', 'fifth'][Number(number) - 1]} email`,
  ],
  // “Change the subject line to something with wooden animals in it”
  [
    new RegExp(
      `^(${polite})(?:change|set|make|turn) (?:the|its|my) subject(?: lines?)? (?:in)?to (?:something|one|anything) (?:with|about|on|that (?:mentions|has|says)) ([^"“”.;:!?]{3,50}?)(?: in (?:it|there))?[.!]*$`,
      'i',
    ),
    '$1change the subject to "About $2"',
  ],
  // “Give the second email the subject …”
  [
    new RegExp(
      `^(${polite})give (?:it|(the (?:${ordinal}) (?:one|${message}))) (?:the|this|a) subject(?: line)?(?: of)?:? (?=\\S)`,
      'i',
    ),
    (_, before = '', which = '') => `${before}change the subject${which === '' ? '' : ` of ${which}`} to `,
  ],
  // “Replace the subject with something about saving time”
  [
    new RegExp(`^(${polite})(?:replace|swap|exchange) the subject(?: line)? (?:with|by|for) `, 'i'),
    '$1change the subject to ',
  ],
  // “What are the subjects?”
  [
    /^(?:and |so )*(?:what|which) (?:are|is) (?:the|my|our|all)(?: the)? subjects?(?: lines?)?(?: (?:now|so far|of (?:the|my|our) (?:e-?mails?|messages?|steps)))*\s*\?*$/i,
    'show me the messages',
  ],
  // “Make the last email one sentence only”
  [
    new RegExp(
      `^(${polite})(?:make|keep|write|rewrite|turn|cut|get) (it|this|that|the (?:${ordinal} )?${message}|(?:step|e-?mail|message) \\d)(?: so that (?:it|they) (?:is|are|has|have))?(?: down)?(?: into| to)? (?:only |just )?(?:an?|one|two|1|2) (?:short )?(?:sentences?|lines?)(?: only| long| max| at most)?[.!]*$`,
      'i',
    ),
    '$1make $2 shorter',
  ],
  // More of them than that are for somebody to write, and no message of their own.
  [
    new RegExp(
      `^(${polite})(?:make|write) (the (?:${ordinal} )?${message}) (?=(?:three|four|five|six|[3-9]) (?:short )?(?:sentences|lines|paragraphs)\\b)`,
      'i',
    ),
    '$1expand $2 to ',
  ],
  // “Ask them who plans their transports at the end of the first email”
  [
    new RegExp(
      `((?:^|[.!;]\\s+|,?\\s+and\\s+)(?:please\\s+)?ask (?:them )?(?:who|what|how|whether|if|when|which|why|where) [^.;:!?]{3,120}?)(?: at the end| in the end)(?: of (?:the )?(?:first |1st )?${message}s?)?(?=[.!]*$|[.!]\\s)`,
      'i',
    ),
    '$1',
  ],
  // “Write it so that it sounds less salesy”
  [
    new RegExp(
      `^(${polite})(?:write|make|phrase|word|change|put) (it|them|this|that|the (?:${ordinal} )?${message}) so(?: that)? (?:it|they) (?:sounds?|reads?|is|are|feels?) (?=\\S)`,
      'i',
    ),
    '$1make $2 ',
  ],
  // “Make all emails friendlier and end the last one with a question”: one is not all.
  [
    new RegExp(
      `^(${polite}(?:make|turn|write|keep) (?:all|both|every|each)(?: of)?(?: the| my| our| these| them)? ?(?:${message}s?)? [^.;:!?"“”]{3,60}?),? and (?:also |then )?((?:end|begin|start|close|finish|sign|shorten|make|let) (?:the )?${ordinal} ${message}s?\\b[^.;:!?]{3,80})(?=[.!]?$)`,
      'i',
    ),
    (_, all = '', one = '') => `${all}. ${upperFirst(one)}`,
  ],
  // “A first email and two reminders about …”
  [
    new RegExp(
      `^(${polite}(?:write|draft|compose|create|prepare|make)(?: me| us| them)?) (?:an?|one|the) (?:(?:first|initial|opening|short) )?(?:e-?mail|message|mail) (?:and|plus|with) (an?|one|two|three|four|[1-4]) (?:(?:short|polite|gentle|friendly) )?(?:reminders?|follow-?ups?)(?: (?:e-?mails?|messages?|mails?))?(?=\\s|[.!]*$)`,
      'i',
    ),
    (_, order = '', count = '') => `${order} ${(countIn(count) ?? 1) + 1} emails`,
  ],
  // “And a reminder after a week”
  [
    new RegExp(
      `^(?:(?:and|plus|then|also|now|please|ok(?:ay)?)[,\\s]+)+(?:an? |one )?(?:(?:short|polite|gentle|friendly) )*(reminder|follow-?up)(?: (?:e-?mail|message|mail))?(?: (?:after|in|within) (?:an?|one|two|three|\\d{1,2}) (?:days?|weeks?)| (?:\\d{1,2}|an?|one|two|three) (?:days?|weeks?) later)?(?: (?:too|as well|please))*[.!]*$`,
      'i',
    ),
    'add a $1',
  ],
  // “Copy it for LinkedIn”
  [
    new RegExp(
      `^${polite}(?:copy|adapt|reuse|repurpose) (?:it|this|that|them|the (?:e-?mail|message|text|same)) (?:for|to|into|on|as) (?:an? )?(e-?mail|linked-?in)(?: (?:message|note))?(?: (?:too|as well|please))*[.!]*$`,
      'i',
    ),
    'the same as an $1',
  ],
  // “Remind them in a second message”
  [
    /^(?:(?:and|now|also|please|then)[,\s]+)*remind (?:them|him|her|everyone|everybody)(?: of (?:it|that|this))?(?: again)? (?:in|with|by) an? (?:second|third|further|short|later|separate|follow-?up)\s*(?:e-?mail|message|one|note)?(?: (?:too|please|later|a week later))*[.!]*$/i,
    'add a reminder',
  ],
  // “Bit shorter, and sign it Marta”
  [
    new RegExp(
      `^(${polite})(?:just )?(?:a )?(?:bit|little|tad|touch|smidge) (?=(?:short|long|friendl|formal|warm|crisp|soft|less|more)\\p{L}*\\b)`,
      'iu',
    ),
    '$1make it ',
  ],
  // “Change the second message completely”, “make the last one completely different”
  [
    new RegExp(
      `^(${polite})(?:(?:change|replace|rework|redo|rewrite|revise)\\s+(${named}|it|that|them)\\s+(?:completely|entirely|totally|altogether|from scratch|from the ground up)|(?:completely|entirely|totally)\\s+(?:change|rework|redo|rewrite|revise)\\s+(${named}|it|that|them)|make\\s+(${named}|it|that|them)\\s+(?:(?:completely|entirely|totally|very)\\s+)?different)(?: please)?[.!]*$`,
      'i',
    ),
    (_, before = '', ...which) => `${before}rewrite ${which.find((each) => each !== undefined) ?? 'it'}`,
  ],
  // “Change the call to action to: Shall I set up an account for you?”
  [
    new RegExp(
      `^${polite}(?:change|make|set|replace|turn|switch) (?:the |its |my )?(?:call[- ]to[- ]action|cta|ask|(?:closing |last |final )?question)(?: at the end)? (?:in)?(?:to|with|by)?\\s*(?:be\\s*)?:?\\s*["“]?(\\p{L}[^"“”?.!;]{5,150}\\?)["”]?[.!]*$`,
      'iu',
    ),
    'end with the question "$1"',
  ],
  // “Drop the price from the first email”
  [
    new RegExp(
      `^${polite}${takeOut} (?:the|our|any) (?!(?:greeting|salutation|goodbye|sign-?off|signature|closing|question|subject|call|cta|p\\.?s|postscript|(?:first|second|third|fourth|fifth|last|word|words|sentence|line|part|paragraph)\\b)|${message}s?\\b)([\\p{L}\\p{N}€$%-]+(?: [\\p{L}\\p{N}€$%-]+){0,2}?) (?:out )?(?:from|in|of) (${named})[.!]*$`,
      'iu',
    ),
    'in $2 remove the sentence about the $1',
  ],
  // “Remove the discount from the second”
  [
    new RegExp(`^(${polite}${takeOut} [^.;:!?"“„]{3,60}? (?:from|in) the ${ordinal})((?: please)?[.!]*)$`, 'i'),
    '$1 one$2',
  ],
  // “The email should mention our hotline and that setup takes two days”
  [
    new RegExp(
      `^${polite}(?:the|my|our|this) (?:e-?mail|message|note|text) (?:should|must|has to|needs to) (?:also )?(?=(?:mention|say|ask|offer|tell)\\s)`,
      'i',
    ),
    '',
  ],
  // “Mention our hotline and that setup takes two days”
  [new RegExp(`^(${polite}mention (?!that\\b)[^.;:!?"“„]{3,60}?),? and that (?=\\S)`, 'i'), '$1. Mention that '],
  // “Too long, max 200 characters”
  [
    /^(?:(?:it|that|this)(?:['’]s| is)\s+)?(?:still |a bit |much |way |far )?too long[,.;:!–-]+\s*(?=(?:max|at most|under|below|no more than|not more than|less than|up to)\b)/i,
    '',
  ],
  // “Instead of the webinar, ask for a short phone call”
  [
    new RegExp(
      `^(${polite})(?:instead of|rather than) ((?:the|our|an?) [^,;.]{3,40}?),\\s*(?:ask for|propose|suggest) ((?:an? )?[^.;!?]{3,60}?)[.!]*$`,
      'i',
    ),
    '$1ask for $3 instead of $2',
  ],
  // “Instead of asking for a call, ask if I can send a catalogue”
  [
    new RegExp(
      `^(${polite})(?:instead of|rather than) (?:asking (?:them )?(?:for|about) |proposing |suggesting )?((?:the|our|an?) [^,;.]{3,40}?),?\\s+(?:please )?ask (?:(?:them|him|her) )?((?:if|whether|who|what|how|when|which) [^.;!?]{3,120}?)[.!?]*$`,
      'i',
    ),
    '$1ask $3 instead of $2',
  ],
  // “In the last email, offer 10% off the first rental”
  [
    new RegExp(
      `^(${polite})in (${named}),? (?:also |please |then )*offer (?:(?:them|him|her|everyone) )?([^.;:?!"“„]{4,120})[.!]*$`,
      'i',
    ),
    (all, before = '', which = '', what = '') =>
      questionOfAsk(what) === undefined ? `${before}in ${which}, mention that we offer ${what}` : all,
  ],
]
