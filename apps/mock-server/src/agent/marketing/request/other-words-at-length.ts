import { lowerFirst } from '../../../engines/messages/lower-first'
import { upperFirst } from '../../../engines/messages/upper-first'
import { namesPeopleAlone } from './names-people-alone'
import { namesPlaces } from './names-places'
import { message, ordinal } from './named-message'
import type { Rewording } from './other-words'
import { polite } from './polite'

const question = '(?:how|which|what|who|where)'
const count = '(?:two|three|four|five|[2-7])'
const name = String.raw`\p{Lu}[\p{L}'’.-]*(?:,? (?:(?:at|from|of|de|van|von|der|den|&) ){0,2}\p{Lu}[\p{L}\d'’.-]*){0,8}`

/** What is said in whole sentences, with thanks, an apology or a second wish beside it. */
export const otherWordsAtLength: readonly Rewording[] = [
  // “I am sorry, I meant office managers in Munich, please”
  [
    /^(?:(?:oh|no|hm+|wait)[,.!\s]+)*(?:(?:i(?:['’]m| am) )?(?:very |so )?sorry|my apologies|apologies|excuse me|my mistake)[,.!]\s+(?:but )?(?=(?:i|we) (?:meant|mean|wanted|made)\b)/i,
    '',
  ],
  // “No thats wrong, only restaurants in Germany”
  [
    /^(?:no|nope|hm+|oh)?[,.!\s]*(?:thats|that['’]s|that is|this is|these are|they are) (?:wrong|not right|not what i (?:meant|asked for|wanted))[,.!]\s+(?=(?:only|just|find|i|we|not)\b)/i,
    '',
  ],
  [
    /^((?:only|just)\s[^.!?]{3,80}[.!]) (?:please )?(?:throw|kick|take) (?:these|those|them|the others?|the rest)(?: all)? (?:out|away)[.!]*$/i,
    '$1 Remove those.',
  ],
  [
    /^(?:please )?(?:throw|kick) (?:these|those|them|all of them)(?: all)? (?:out|away)(?: (?:again|please))*[.!]*$/i,
    'remove them all',
  ],
  // “Add Augsburg and Nuremberg as well, and could you tell me how large these companies are?”
  [
    new RegExp(
      `,? and (?:also )?(?:could|can|would|will) you (?:also |please )*(?:tell|show) me (how (?:large|big|small|old)|where) (?:these|those|the) (companies|people|contacts|firms) are(?=[?.!]|$)`,
      'i',
    ),
    (_, what = '', whom = '') => `. ${upperFirst(what)} are the ${whom}`,
  ],
  [
    new RegExp(
      `,? and (?:also )?(?:could|can|would|will) you (?:also |please )*(?:tell|show) me (?=${question}\\b)`,
      'i',
    ),
    '. ',
  ],
  [
    new RegExp(`^(${polite}(?:add|include|take|use) )([^.!?]{3,60}?) (?:as well|too|also)(?: please)?(?=[.!]|$)`, 'i'),
    (all, _order, where = '') =>
      where.split(/,\s*(?:and\s+)?|\s+and\s+/).some((each: string) => namesPlaces(`in ${each}`))
        ? `also in ${where}`
        : all,
  ],
  // “How large are these companies, and which of the contacts have no email address yet?”
  [
    new RegExp(
      `^(${question}\\b[^?!.]{5,80}?),? and (${question}\\b(?! much\\b)(?!.*\\b(?:there|they|them|their|it)\\b)[^?]{8,100}?)\\s*\\?*$`,
      'i',
    ),
    (_, one = '', other = '') => `${one}? ${upperFirst(other)}?`,
  ],
  [
    /\b((?:which|who|how many)\b[^?.!]*?) (?:do not|don['’]?t) have (?:an? |any )?(e-?mail(?: address)?|phone(?: number)?|linked-?in(?: profile)?)(?:es|s)?(?: yet| so far| at all)?(?=\s*[?.!]|$)/i,
    '$1 have no $2',
  ],
  // “It should say in all three emails: …”
  [
    new RegExp(
      `^${polite}(?:it|they) should say in (?:all|each|every(?: one)?|both)(?: of)?(?: the| my)?(?: ${count})?(?: ${message}s?)?\\s*:\\s*["“„]?([^"“”]{4,300}?)["”]?$`,
      'iu',
    ),
    'add "$1" in all emails',
  ],
  // “Add to the second and third email that …”, “In the second and third email, say that …”
  [
    new RegExp(
      `^${polite}(?:add|write|put|say)(?: in)?(?: to)? the (${ordinal}) and(?: the)? (${ordinal}) (${message}) that ((?:[^.!?:]|:(?=\\d)){4,200})(?=[.!?]|$)`,
      'i',
    ),
    'In the $1 $3, say that $4. In the $2 $3, say that $4',
  ],
  [
    new RegExp(
      `^${polite}in the (${ordinal}) and(?: the)? (${ordinal}) (${message}),? (?:please )?((?:say|mention|add|tell them) (?:[^.!?:]|:(?=\\d)){4,200})(?=[.!?]|$)`,
      'i',
    ),
    'In the $1 $3, $4. In the $2 $3, $4',
  ],
  // “In the last mail remind them the free inspection ends 15 January”
  [
    new RegExp(
      `(\\bin the ${ordinal} (?:${message}),?) (?:please )?remind (?:them|people|everyone) (?:that )?(?=(?:the|our|we|it|there|they)\\b)`,
      'i',
    ),
    '$1 say that ',
  ],
  // “Add that we come on Saturdays. They should answer by 14 January.”
  [
    /(?<=^(?![^]*\b(?:write|draft|create|compose|prepare)\b)(?:[^]*[.!?] )?)they should (?:please )?((?:answer|reply|respond|register|sign up|confirm|book|call) (?:by|before|until) [^.!?]{3,40})(?=[.!]|$)/i,
    'Add "Please $1."',
  ],
  // “The first email should begin with: We invite you to …”
  [
    new RegExp(
      `^${polite}(the ${ordinal} (?:${message})) (?:should|must|has to|needs to|could) (begin|start|open|end|close) with\\s*:?\\s*["“„]?([^"“”?]{4,200}?[^"“”]?)["”]?$`,
      'iu',
    ),
    '$2 $1 with "$3"',
  ],
  // “Write the three emails again: we invite them to …”
  [
    new RegExp(
      `^${polite}(?:write|draft|do) (?:the|these|those|all|all the) (?:(${count}) )?(${message}s) (?:again|anew|afresh|once more)\\s*[:–-]\\s*(?=\\S)`,
      'i',
    ),
    (_, many = '', what = '') => `write ${many === '' ? '' : `${many} `}${what}: `,
  ],
  // “16 is fine. Now 3 emails please. We are …”
  [
    new RegExp(
      `^(?:\\d{1,3}|that many|those|these) (?:is|are) (?:fine|enough|ok(?:ay)?|good|plenty)(?: for now| then)?[,.!]+\\s+(?=\\p{L})`,
      'iu',
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:(?:ok(?:ay)?|and|so|then|now)[,\\s]+)*(${count}) (linked-?in messages?|${message}s) (?:please|pls|now)(?: please)?[.:!,]\\s+(?=(?:we|i|our|my)\\b)`,
      'i',
    ),
    'Write $1 $2: ',
  ],
  // “Take managing directors instead, restaurants and hotels in Germany up to 200 staff, 40 people”
  [
    new RegExp(
      `^${polite}(?:take|try|use|go for|look for|get) ([^,.;:!?]{4,80}?) instead,\\s+(?:at\\s+)?([^.;:!?]{4,140}?)[.!]*$`,
      'i',
    ),
    (all, whom = '', where = '') => (namesPeopleAlone(whom) ? `find ${whom} at ${where}` : all),
  ],
  // “In Hamburg and Bremen, places with 10 to 50 staff”
  [
    /\b(?:places|venues|spots|outfits|houses)(?= with (?:\d|up to|at least|under|over|more than|less than|fewer than))/i,
    'companies',
  ],
  // “Hm ok, all of Germany then. Owners and kitchen managers, 10-50 staff”
  [
    /^(?:(?:hm+|ok(?:ay)?|well|so|then|and|no)[,.!\s]+)*(?:(?:let['’]?s |please )?(?:take|try|do|use|look in|search in|go for) )?(?:(?:all|the whole|anywhere|everywhere) (?:of|in)|(?:across|throughout) all of|the whole of) ([^.,;:!?]{3,40}?)(?: then| instead| please)*(?:[.!,;]\s+([^.!?;:]{4,100}))?[.!]*$/i,
    (all, place = '', whom = '') => {
      if (!namesPlaces(`in ${place}`)) return all
      return whom === '' ? `in ${place} instead` : `only ${whom} in ${place}`
    },
  ],
  // “Just ones at companies over 100 people”
  [/^(?:please )?(?:just|only) ones (?=(?:at|in|from|with) )/i, 'only the ones '],
  // “Say in it that we also come on Saturdays”
  [new RegExp(`^(${polite}(?:say|mention|add|write)) in (?:it|there|them) that `, 'i'), '$1 that '],
  // “Write an email, offer them 15% off”, “write 3 emails, 15% off orders over 20 desks”
  [
    /^([^.;:!?"“”]{0,40}\b(?:write|draft|create|make|prepare|compose)\b[^.;:!?"“”]{1,60}?\b(?:e-?mails?|mails?|messages?|notes?|sequence)(?: (?:to|for) (?:them|everyone))?),? (?:and )?(?:offer (?:them )?|(?=(?:\d+ ?%|[€$£] ?\d+) off\b))(?=\S)/i,
    '$1 offering ',
  ],
  [
    /^((?:please |now |and |then )*(?:e-?mail|write(?: to)?|message) (?:them|everyone)),? (?:and )?(?:offer (?:them )?|(?=(?:\d+ ?%|[€$£] ?\d+) off\b))(?=\S)/i,
    'write an email offering ',
  ],
  // “Who should I talk to at firms around Utrecht? Need like 15”
  [
    /(?<=[.?!]) (?:i |we )?need (?:like |about |around |maybe |roughly |ca\.? )?(\d{1,3})(?: of (?:them|those)| people)?[.!]*$/i,
    ' $1 is enough',
  ],
  // “6 restaurant owners or managing directors in Leeds”
  [/\b(owners|founders) or (?=(?:\p{L}+ ){0,2}?(?:directors|managers|owners|founders|ceos|heads)\b)/giu, '$1 and '],
  [/^(?:none|nobody|no one|nothing)(?: there)?[?.!,]+ (?=then\b)/i, ''],
  // “Write to them. Two emails. The first …”
  [
    new RegExp(`\\bwrite to (?:them|everyone)[.,:;] (${count}) (linked-?in messages?|${message}s)[.:,;] `, 'i'),
    'write $1 $2: ',
  ],
  // “Three messages for LinkedIn inviting them to …”
  [/\b(messages?|notes?|sequence)(?: (?:for|on|via|through|over|by)) (linked-?in)\b/gi, '$2 $1'],
  // “3 mails now: 4 weeks free for 2 bikes”
  [
    new RegExp(
      `^((?:(?:ok(?:ay)?|and|so|then|now|great|nice|good|fine|cool)[,.!\\s]+)*)(${count}) (linked-?in messages?|${message}s)(?: (?:now|then|please|pls|for them|to them))*\\s*[:–-]\\s*(?=\\S)`,
      'i',
    ),
    '$1write $2 $3: ',
  ],
  // “Put in the second that we do repairs within a day”, “mention in both that we bring certificates”
  [
    new RegExp(
      `^(${polite})(?:put|write|say|mention|add)(?: it)? (?:in|into|to) (?:the )?(${ordinal})(?: (?:one|${message}))? that `,
      'i',
    ),
    '$1in the $2 email say that ',
  ],
  [
    new RegExp(
      `^(${polite})(?:put|write|say|mention|add)(?: it)? (?:in|into|to) both(?: (?:of them|${message}s))? that ([^.!?]{4,160})`,
      'i',
    ),
    'In the first email, say that $2. In the second email, say that $2',
  ],
  // “The game lasts 60 minutes, please add that to the first one”
  [
    new RegExp(
      `^((?:the|our|my|we|it|there|parking|entry|lunch|breakfast|drinks)\\b[^.!?:;"“”]{6,140}?),? (?:and |so )?(?:please |can you |could you )+(?:add|mention|say|put|include|write) (?:that|this|it)(?: too| as well)?(?: (?:to|in|into) (?:the (${ordinal}) (?:one|${message})|it|them|the (?:text|e-?mail|message)))?(?: (?:too|as well))?[?.!]*$`,
      'i',
    ),
    (_, fact = '', which?: string) =>
      `${which === undefined ? '' : `in the ${which} email `}say that ${lowerFirst(fact)}`,
  ],
  // “Make the last one shorter and sign as Mara from Lock & Riddle”
  [
    new RegExp(
      `(\\b[Tt]he ${ordinal} (?:one|${message})\\b[^.!?]{0,60}?),? and (?:please )?sign (?:it )?(?:as|with) (?=\\p{Lu})`,
      'u',
    ),
    '$1. Sign all of them with ',
  ],
  // “Sign Sanne, Velopool”
  [new RegExp(`^(${polite})sign (?:it )?(${name})[.!]*$`, 'u'), '$1sign it as "$2"'],
  // “Also an email version with subject free lunch in March”
  [
    /^((?:and |also |now )*)(?:an?|the) (e-?mail|linked-?in) version with (?:the )?subject:? ["“]?([^"“”.!?]{3,60})["”]?[.!]*$/i,
    '$1the same as an $2. Change the subject to "$3"',
  ],
  // “Are there any in Vienna too? Please add five from there.”
  [
    /^(?:and |so )?(?:are|is) there (?:any(?:one|body)?|more|some)(?: of them| people)? in ([^?.,;:!]{3,40}?)(?: too| as well| also)?\? (?:please |then )?(?:add|find|get|take) (?:me )?(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|some)(?: more| people)? (?:from|in) (?:there|that city|it)(?: too| please)?[.!]*$/i,
    (all, place = '', many = '') =>
      namesPlaces(`in ${place}`) ? `the same in ${place}, ${many === 'some' ? 'a few' : many} of them` : all,
  ],
  // “The fourth one is just a goodbye”
  [
    new RegExp(
      `^(${polite})(?:the )?(${ordinal})(?: one| ${message})?(?: is| should be| as)? (?:just |only |simply )+(?=(?:an? |the )?(?:short |polite )?(?:goodbye|farewell|reminder)\\b)`,
      'i',
    ),
    '$1the $2 one should be ',
  ],
  // “Subject should be: mice in your kitchen? and make it shorter”
  [
    /(^|[,.] |\band )(?:the |my )?subject(?: line)?(?: (?:should|must|could) (?:be|say|read)| is|:)\s*:?\s*(?:["“„])?([^"“”.!?:]{4,70}\?)["”]?(?=\s|$)/i,
    '$1change the subject to "$2"',
  ],
  // “Where is my name and the price? Put in …”
  [/^where(?:['’]s| is| are) (?:my|our|the)\s[^?.!]{3,60}\?\s+(?=(?:put|add|write|mention|say|sign)\b)/i, ''],
  [
    /^((?:please )?put in )([^.;:!?"“”]{4,120}?),? and (?=sign\b)/i,
    (_, _order, what = '') => `Add "${upperFirst(what)}.". Then `,
  ],
  // “Sign all mails Ute Kessler, Kessler Pest Control”, “end every mail with: Ute Kessler, Kessler Pest Control”
  [
    new RegExp(
      `(^|[,.] |\\band )(?:please )?(?:[Ss]ign|[Ee]nd|[Cc]lose|[Ff]inish) (?:all|every|each)(?: of)?(?: the| my| our)? (?:e-?)?(?:mails?|messages?|notes?)(?: (?:with|as|by))?\\s*:?\\s*["“„]?(${name})["”]?(?=[.!]*$)`,
      'u',
    ),
    (_, before = '', who = '') =>
      `${before.replace(/^, $/, '. ')}${before === '' || before.startsWith(',') ? 'Sign' : 'sign'} it as "${who}"`,
  ],
  // “Sign all of them with Helen Strand, Marketing Manager, Oakridge Acoustics”
  [
    new RegExp(`(\\b[Ss]ign (?:it|them|all|all of them|both)(?: off)? (?:with|as)) (${name}, ${name})(?=[.!]*$)`, 'u'),
    '$1 "$2"',
  ],
]
