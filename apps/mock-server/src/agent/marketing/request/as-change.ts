/**
 * “Write the third email more friendly” changes it, as “make the third email more friendly” does; and in which messages
 * something is to be mentioned, if in all of them, is said by their way alone.
 */
export function asChange(text: string): string {
  return text
    .replace(inAll, '')
    .replace(telling, 'mention that ')
    .replace(writing, 'make $1 ')
    .replace(goodBut, (all, what: string) => (ofSearch.test(what) ? all : removed(what)))
    .replace(partOut, (_, what: string) => removed(what))
    .replace(putRight, 'say that $1')
    .replace(offerIs, 'about $1')
    .replace(valueGiven, 'mention that the $1 is $2')
}

/** “Tell them the wood comes from the Black Forest” */
const telling =
  /^(?:(?:please|and|also|now)[,\s]+)*(?:tell them|let them know) (?=(?:the|our|we|there|it|this|all|your)\s)/i

const inAll =
  /^(?:in|to) (?:the|my|our|this|that|these|both) (?:linked-?in )?(?:e-?mails?|messages?|notes?|texts?)[,:]?\s+(?=(?:please\s+)?(?:say|mention|add|write|tell|ask|include|put|state|note)\b)/i

const message = String.raw`(?:linked-?in\s+)?(?:e-?mails?|messages?|notes?|mails?|steps?|ones?|follow-?ups?)`
const writing = new RegExp(
  String.raw`^(?:re-?)?(?:write|phrase|word|draft)\s+((?:it|them|this|that|these|the\s+(?:\w+\s+)?${message}|(?:e-?mail|message|step)\s+\d)(?:\s+again)?)\s+(?=(?:(?:a\s+(?:bit|little)|much|way|slightly|even)\s+)?(?:more|less)\s|(?:(?:a\s+(?:bit|little)|much)\s+)?(?:short|long|friendli|warm|form|simpl|clear|polit|kind|brief|soft|direct)\p{L}*er\b)`,
  'iu',
)

/** “OK, but without Moodle” */
const goodBut =
  /^(?:(?:ok(?:ay)?|yes|good|fine|nice|great|perfect|looks good|like (?:it|that|this)|the same|again|now)[,.\s]+)*(?:but\s+)?(?:without|(?<=\s)(?:leave out|no))\s+((?:(?:the|our|any|a)\s+)?[\p{L}\p{N}€$%-]+(?:\s[\p{L}\p{N}€$%-]+){0,2})[.!]*$/iu
/** What a search goes by, and no message says. */
const ofSearch =
  /\b(?:place|city|country|region|size|employees|industry|trade|titles?|roles?|condition|limit|signals?|people|contacts?|companies|accounts?|leads?|addresses|address|e-?mails?|linked-?in|phones?)\b/i
/** “Leave out the Moodle part” */
const partOut =
  /^(?:(?:please|now|and|then|can you|could you|also)[,\s]+)*(?:leave out|drop|skip|remove|delete|cut|take out|lose)\s+(the\s+(?!(?:first|second|third|fourth|fifth|last|subject)\b)[\p{L}\p{N}€$%&-]+(?:\s[\p{L}\p{N}€$%&-]+){0,2}?)\s+(?:part|bit|sentence|line|thing)[.!]*$/iu

/** A part of a message has a name; anything else is said in a sentence. */
function removed(what: string): string {
  const [, named] = /^(?:the\s+)?(.*&.*)$/.exec(what) ?? []
  // “The Q&A bit” is one thing.
  if (named !== undefined) return `remove "${named}"`
  return ofMessage.test(what)
    ? `remove ${what.replace(/^any\b/i, 'the')}`
    : `remove the sentence about ${what.replace(/^(?:the|our|any|an?)\s+|\s+(?:thing|part|bit|stuff|sentence|line)$/gi, '')}`
}

const ofMessage = /\b(?:greeting|salutation|goodbye|signature|question|call|meeting|p\.?s|postscript|brackets?)\b/i

/** “The commission is 9%, not 8%” */
const putRight =
  /^(?:(?:no|sorry|wait|oops|actually)[,.\s]+)*((?:the|our|it|we)\s(?!subject\b|e-?mail\b|message\b|tone\b)[^,;.]{3,80}\d[^,;]{0,20},\s*not\s+[€$£]?\d[^,;]{0,20})$/i
/** “Our offer is a safe wifi for classrooms” */
const offerIs =
  /^(?:(?:ok(?:ay)?|so|and|well|no)[,\s]+)*(?:(?:our|my|the) (?:offer|product|service|topic|matter) is|(?:it|this|that)(?:['’]s| is| should be) (?:all )?about) (?=(?:an?|the|our|my)\s)(.{6,200})$/i
/** “Put the price in: 90 euros per pallet” */
const valueGiven =
  /^(?:(?:please|now|and|then|can you|could you|also)[,\s]+)*(?:put|add|include|mention|state|write|give)\s+(?:in\s+)?(?:the|our)\s+(price|cost|fee|deadline|discount|date|start date|delivery time)(?:\s+in)?\s*(?::|,|\(|–|-\s)\s*(?:it(?:['’]s| is)\s+)?([^?]{2,80}?)\)?[.!]*$/i
