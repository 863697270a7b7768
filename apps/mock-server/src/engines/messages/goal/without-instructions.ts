import { toneIn, type Tone } from '../tone-in'

/** A goal without what it says of how to write, and whether nothing is to be asked of whoever is written to. */
export interface Uninstructed {
  readonly goal: string
  readonly asksNothing: boolean
  /** How it is to sound. */
  readonly tone?: Tone | undefined
}

/** “Thank them for the call. No ask. Two sentences.” is to thank them for the call, and asks nothing. */
export function withoutInstructions(wanted: string): Uninstructed {
  const asksNothing = noAsk.test(wanted)
  // That there will be no pitch is told of an event alone.
  const isInvitation = /(?<!\b(?:do not|don['’]?t|never)\s)\binvit/i.test(wanted)
  let goal = wanted
    .replaceAll(asking, '')
    .replaceAll(withoutAsking, '')
    .replaceAll(bracketed, alone)
    .replaceAll(inSentences, '')
    .replace(courtesy, '')
  const manner: string[] = []
  for (let before = ''; before !== goal;) {
    before = goal
    goal = tidied(
      goal.replaceAll(isInvitation ? ofEvents : instruction, (found) => {
        manner.push(found)
        return ''
      }),
    )
  }
  return { goal, asksNothing, tone: toneIn(manner.join(' ')) }
}

/** “explain what we do in two sentences” */
const inSentences =
  /,?\s+in\s+(?:(?:only|just|at most|max|no more than)\s+)?(?:one|two|three|four|five|\d{1,2}|a few|a couple of)\s+(?:short\s+|simple\s+)?(?:sentences?|words|paragraphs?|questions?)(?=\s*(?:[,.;!?\n]|$|and\s))/gi

/** What stands in brackets, where it is all about how to write. */
const bracketed = /\s*\(([^()\n]{1,80})\)/g

function alone(whole: string, inner: string): string {
  return tidied(`, ${inner}`.replaceAll(instruction, '')) === '' ? '' : whole
}

/** Nothing is left of a sentence but the end of it. */
function tidied(goal: string): string {
  return goal
    .replaceAll(/(?<=[.!?;,])\s*[.;,]+(?=\s|$)/g, '')
    .replaceAll(/^[\s.,:;!\u2013-]+(?:(?:and|but)\s+)?(?=\p{L}|$)/gmu, '')
    .replace(/[\s,;]+$/, '')
}

const asks = '(?:asks?|asking|calls?[- ]to[- ]actions?|ctas?|questions?|requests?)'

const noAsk = new RegExp(
  `\\b(?:(?:add|include|put in)\\s+)?(?:no|without|zero|skip|leave out|omit)\\s+(?:(?:an?|any|the|clear|hard|direct|real)\\s+)*${asks}\\b(?!\\s+asked)|\\b(?:do not|don['’]?t|never|without)\\s+(?:please\\s+)?(?:ask(?:ing)?|request(?:ing)?|want|demand)\\s+(?:(?:them|him|her|people|customers|anyone|anybody)\\s+)?(?:for\\s+|to do\\s+)?(?:anything|something|a thing|(?:an?\\s+|any\\s+)?(?:repl(?:y|ies)|responses?|answers?)|to\\s+(?:reply|respond|answer)|(?:an?\\s+|any\\s+)?questions?)|\\b(?:avoid|(?:do not|don['’]?t|never)\\s+(?:please\\s+)?(?:include|add|use|put in|put|have|write|end with|close with))\\s+(?:(?:an?|any|the|clear|hard|direct|real)\\s+)*${asks}\\b|\\b(?:ask|ask them|ask for|want)\\s+(?:for\\s+)?nothing\\b|\\bnothing to ask\\b|\\bno need (?:to|for (?:them|anyone|anybody|people) to) (?:reply|respond|answer|write back)\\b|\\b(?:no (?:reply|answer|response) (?:is )?(?:needed|necessary|required|expected))\\b|\\b(?:they|you) (?:do not|don['’]?t) (?:need|have) to (?:reply|respond|answer|write back)\\b`,
  'iu',
)

/** “and ask for nothing” */
const asking = /(?:[,;.]\s*|\s+(?:and|but)\s+)(?:ask|want)\s+(?:them\s+)?(?:for\s+)?nothing(?=\s*(?:[,;.!?\n]|$))/giu

/** “remind them to pay without a call to action” */
const withoutAsking = new RegExp(
  `\\s+without\\s+(?:(?:an?|any|the|clear|hard|direct)\\s+)*${asks}(?=\\s*(?:[,;.!?\\n]|$))`,
  'giu',
)

/** At the end it is said to whoever writes. */
const courtesy = /(?<=[.,!?\n])\s*(?:thx|thanks(?: a lot| in advance)?|cheers|ty)[.!]*\s*$/i

const adjectives =
  '(?:(?:any|an?|the|more|further|hard|direct|sales|clear|real|unnecessary|legal|technical|marketing|corporate|fancy|big|long|extra|other|exclamation)\\s+)*'

/** What a text has, or has not, of its own. */
const parts =
  '(?:pitch(?:es|ing)?|sales?(?:[ -](?:talk|speak|language|pitch|y|stuff|message|mail|offers?))?|selling|sell|up-?sell(?:ing)?|cross-?sell(?:ing)?|push(?:ing|iness)?|pressure|links?|attachments?|emojis?|smileys?|jargon|marks?|marks|small ?talk|jokes?|fluff|buzz ?words?|speak|follow-?ups?|promo(?:tions?)?|advertis(?:ing|ements?)|ads?|adverts?|hashtags?|abbreviations?|acronyms?|bullets?(?: points?)?|dashes|drama|hype|cliches|clichés|slang|humou?r|fuss|frills)'

const counted =
  '(?:words?|sentences?|lines?|paragraphs?|steps?|e-?mails?|messages?|mails?|characters?|letters?|follow-?ups?|touches|parts)'
const numbers = '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|only|just|single)'
const limits =
  '(?:under|below|within|up to|max(?:imum|\\.)?(?: of)?|at most|at least|no more than|not more than|less than|fewer than|about|around|roughly|in|only|just|limit(?:ed)? to)'

const tones =
  '(?:short|brief|concise|crisp|simple|plain|casual|informal|formal|friendly|warm|polite|kind|nice|human|personal|professional|neutral|factual|honest|humble|sober|serious|light|upbeat|positive|calm|empathetic|respectful|matter-of-fact|to the point|low-key|funny|pushy|salesy|apologetic|confident|cheerful|playful|serious|sincere|thankful|grateful|sweet|clear|direct|relaxed)'
const degrees = '(?:(?:very|rather|quite|really|super|nice and|as|more|not too|not|a bit|fairly)\\s+)*'
const toned = `${degrees}${tones}(?:(?:,|,?\\s+(?:and|but))\\s+${degrees}${tones})*`
const languages =
  '(?:(?:simple|plain|british|american|us|uk|easy|good)\\s+)*(?:english|german|french|spanish|italian|dutch|portuguese|polish)'

/** One to three words, and several of them. */
const words = '[^\\s,.;:!?]+(?:\\s+(?!(?:or|and|nor|but)\\b)[^\\s,.;:!?]+){0,2}'
const listed = `${words}(?:(?:,\\s*${words})*,?\\s+(?:or|and|nor)\\s+${words})?`

const forms: readonly string[] = [
  `(?:no|not an?|without(?: an?)?|avoid(?: an?)?)\\s+${toned}\\s+(?:tone|style|voice|language|wording|text|words?)`,
  `(?:no|zero|skip|without|avoid|leave out|omit)\\s+${adjectives}${parts}(?:,?\\s+(?:or|and|no|nor)\\s+${adjectives}${parts})*`,
  `(?:(?:there (?:should|must|is to) be|add|include|put in)\\s+)?(?:no|zero|skip|without|leave out|omit)\\s+${adjectives}${asks}(?!\\s+asked)(?:\\s+at the end)?`,
  `not an?\\s+${adjectives}${parts}`,
  "(?:and\\s+)?nothing (?:else|more)|that(?:['’]?s| is) (?:all|it)(?: (?:we|i) (?:want|have|need)[^,;.!?\\n]*)?|no more(?: than that)?",
  '(?:just|only)\\s+(?:(?:the|some|good|bad|plain|an?)\\s+)*(?:news|facts|information|info|update|notice|fyi|that|this|thanks)|(?:just|only)\\s+(?:to\\s+|for\\s+(?:your\\s+|their\\s+)?)?(?:inform(?:ation)?|notify|fyi)|for (?:their )?information only|fyi',
  `(?:keep|make)\\s+(?:it|this|these|the (?:tone|text|texts|language|e-?mails?|messages?|mails?))\\s+(?!(?:clear|known|easy|possible|obvious)\\b)[^,;.:!?\\n]{1,60}`,
  '(?:use|write|answer|speak)\\s+(?:in\\s+|with\\s+)?(?:(?:an?|the|very|our)\\s+)*' +
    `(?:(?:${tones}|${languages}|first|second|third|active|passive|british|american|us|uk|bold|big|small|capital|everyday|easy)\\s*)+(?:tone|words?|language|sentences?|spelling|english|style|names?|voice|person|wording|letters|format)?(?:\\s+and\\s+${toned}(?:\\s+(?:words?|language|sentences?|style))?)?`,
  `(?:use|write|with|have|send)\\s+(?:${limits}\\s+)?${numbers}\\s+(?:\\p{L}+\\s+)?${counted}(?:\\s+(?:each|long|only|per \\p{L}+))*`,
  `(?:each\\s+)?(?:${limits}\\s+)*${numbers}\\s+(?:(?:short|brief|quick|long|separate|or|to|\\d+|two|three|four)\\s+)*${counted}(?:\\s+(?:each|long|only|max(?:imum)?|at most|is enough|are enough|please|apart|per \\p{L}+))*(?!\\s+and\\s+(?:an?|one|the|your|their)\\s)`,
  // “In English and French” is what is offered.
  // Our people “speak German and English”.
  `(?<!\\bin\\s(?:\\p{L}+,\\s)*\\p{L}+\\s(?:and|or)\\s)(?<!\\b(?:english|german|french|spanish|italian|dutch|portuguese|polish)\\s(?:and|or)\\s)${languages}(?!,?\\s(?:and|or)\\s\\p{Lu})(?:\\s+(?:only|please|spelling))?|(?:(?:only|just|all)\\s+)?(?:in|use)\\s+${languages}(?!,\\s\\p{Lu}|\\s(?:and|or)\\s\\p{Lu})(?:\\s+(?:only|spelling|language))?`,
  `(?:in\\s+an?\\s+|with\\s+an?\\s+|an?\\s+)?${toned}\\s+(?:tone|style|voice|language|wording|text|way|manner)`,
  `(?:tone|style|voice|language|length|format|spelling)\\s*(?:[:=]|is|should be)\\s*[^,;.!?\\n]{1,40}`,
  `(?:please\\s+)?(?:be|stay|sound|remain)\\s+${toned}`,
  `(?:do not|don['’]?t|never)\\s+(?:be|sound|get|come across(?: as)?)\\s+(?:too\\s+|so\\s+)?${toned}`,
  `${degrees}(?:short|brief|concise|crisp|polite|formal|informal|casual|friendly|to the point|low-key)(?:(?:,|,?\\s+(?:and|but))\\s+${degrees}${tones})*`,
  'follow(?:ing)?[- ]up (?:on|by|via|over) (?:linked-?in|e-?mail|phone)(?:\\s+(?:after|in|within)\\s+[^,;.!?\\n]{1,30}| [^,;.!?\\n]{1,20} later)?',
  // “Sign with Helen Strand, Marketing Manager, Oakridge”
  "(?:sign (?:it |off )?|(?:(?:it|they|all)\\s+)?(?:(?:is|be|gets|are)\\s+)?signed\\s+)(?:as|with|by)\\s+[^,;.!?\\n]{1,40}(?:(?:,\\s(?!(?:ask|offer|invite|mention|tell|say|keep|add|and|but|please|do|don|be|make|use|include|we|our|it|they|no|not|short|friendly)\\b)[\\p{L}&'’ -]{2,40}?){1,3}(?=\\s*(?:[.!?\\n]|$)))?",
  '(?:use|include|add|put in)\\s+(?:no\\s+)?(?:bullet points?|emojis?|headings?|bullets|placeholders?|their (?:first )?names?)',
  '(?:with|add|include|end with|close with|finish with)\\s+(?:an?|one)\\s+(?:\\p{L}+\\s+)?(?:question|cta|call[- ]to[- ]action)(?:\\s+at the end)?',
  '(?:mention|include|use|add|insert|put in|name)\\s+(?:the\\s+|their\\s+|our\\s+)?\\[[^\\]\\n]{1,40}\\](?:(?:,|\\s+and|,\\s+and)\\s+\\[[^\\]\\n]{1,40}\\])*(?:\\s+(?:by name|somewhere|in (?:it|the text)|at the (?:end|beginning|start)))?',
  'use\\s+our\\s+(?:brand|logo|colou?rs?|font|template|name|house style)(?:\\s+\\p{L}+)?',
  `(?:do not|don['’]?t|never|avoid|without)\\s+(?:(?:us(?:e|ing)|say(?:ing)?|writ(?:e|ing)|mention(?:ing)?)\\s+)?(?:(?:any of )?the\\s+)?(?:words?|phrases?|terms?|expressions?)\\s*:?\\s+${listed}`,
  'avoid\\s+[^,;.:!?\\n]{1,60}',
  // “No cabling” is told of what is sold.
  'no\\s+(?:sell|pitch|push|begg|bragg|boast|exaggerat|ask|rambl|shout|swear|waffl|lectur|jok|flatter|threaten|plead|nagg|spamm|whin|moan|apologi[sz]|guilt-?tripp|name-?dropp|greet|advertis|chas|blam|preach|gushi?)ing',
  '(?:no|without)\\s+(?:an?\\s+|any\\s+)?(?:meetings?|calls?|demos?|appointments?)(?:\\s+requests?)?',
  "(?:do not|don['’]?t|never)\\s+(?:use|write|add|include|put|make|exceed|sound)\\s+[^,;.:!?\\n]{1,60}?",
  'keep\\s+(?:the\\s+)?(?:tone|style|language)\\s+[^,;.:!?\\n]{1,40}?',
  `keep\\s+(?:an?\\s+)?${toned}\\s+(?:tone|style|voice|language)`,
]

const notPitch = new Set([1, 3])

function bounded(some: readonly string[]): RegExp {
  return new RegExp(
    `(?:(?<=^|\\n|[.!?:;]\\s)|[,;]\\s*|\\s+(?:and|but|with|,)\\s+|\\s+[-\\u2013]\\s+)(?:(?:and|but|please|pls|also|then|with)\\s+)*(?:${some.join(
      '|',
    )})(?:\\s+(?:please|pls|at all|thanks|though|here|this time|whatsoever|of any kind|in it|anywhere))*(?=\\s*(?:[,;.:!?\\n]|$)|\\s+(?:and|but|[-\\u2013])\\s)`,
    'gimu',
  )
}

const instruction = bounded(forms)
const ofEvents = bounded(forms.filter((_, index) => !notPitch.has(index)))
