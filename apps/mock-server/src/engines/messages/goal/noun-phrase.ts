import { asYours } from './as-yours'
import { saysWhatTheyDo } from './read-named'
import { severalDo } from './several-do'
import { startsWithVerb } from './verbs'

/** Words as they can stand behind “about”: a noun and what belongs to it; nothing where they are a clause or no words at all. */
export function asNounPhrase(text: string): string | undefined {
  const plain = shortened(withoutAside(tidy(text)))
  return plain === '' || !isNounPhrase(plain) ? undefined : plain
}

function tidy(text: string): string {
  // It is said to them.
  return asYours(
    text
      .replaceAll(titled, '$1⟨$2⟩')
      .replaceAll(/["“”„«»]/g, '')
      .replaceAll('⟨', '“')
      .replaceAll('⟩', '”')
      .replaceAll(/\s*\([^)]*\)/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/[\s.,:;!?…-]+$/, '')
      .replace(/^[\s.,:;!?…]+/, '')
      .replace(/^(?:our|my)\s+/i, (own) => own.toLowerCase())
      .replace(
        /^first\s+(?=(?:\p{L}+\s)?(?:months?|weeks?|years?|orders?|sessions?|lessons?|deliver(?:y|ies)|consultations?)\s(?:is\s|are\s)?(?:free|for free|half)\b)/iu,
        'the first ',
      )
      .replaceAll(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g, capitalised),
  )
}

/** What something is called keeps its quotation marks: our webinar “Hiring for retail”. */
const titled = /(\p{L}\s)["“„«](\p{Lu}[^"“”„«»]{2,80})["“”»]/gu

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

/** What only says why, when or by which way. */
function withoutAside(text: string): string {
  return text.replace(aside, '').replace(/[\s,]+$/, '')
}

const aside =
  /,?\s+(?:(?:so that|because|since|while|before(?!\s+(?:next\s|the\s)?(?:summer|spring|autumn|winter)\b)|until(?!\s+(?:(?:next\s|the\s)?(?:summer|spring|autumn|winter|christmas|easter|new year|holidays)|the end|end of|tomorrow|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december)))|when|if|in order to|via (?:(?:the|an?|our|this) )?(?:e-?mail|phone|linkedin|message|form|link|website|app|portal|zoom|teams|video|chat|newsletter)|to (?:get|book|win|increase|start|arrange|schedule|set up|see|learn|ask|find|help|make))\b|(?:by|per|over) (?:e-?mail|phone|linkedin|message)\b|on linkedin\b|(?:next|this) (?:week|month|quarter|year)\b).*$|,?\s+please$/i

/** A long one ends before what only adds to it. */
function shortened(text: string): string {
  if (text.split(' ').length <= mostWords) return text
  const [, short = text] = /^(.{8,}?)(?:,|\s+(?:that|which|who|where|including|with|across|for)\s)/i.exec(text) ?? []
  return short.split(' ').length <= mostWords ? short : short.split(' ').slice(0, mostWords).join(' ')
}

const mostWords = 18

function isNounPhrase(text: string): boolean {
  if (
    empty.test(text) ||
    clauseBegins.test(text) ||
    foreign.test(text) ||
    startsWithVerb(text) ||
    isNonsense(text) ||
    saysWhatTheyDo(text) ||
    severalDo(text)
  )
    return false
  // “the audit that we offer” is one; what stands behind “that” is its own affair.
  const [main = ''] = text.split(/\s+(?:that|which|who|where|whose)\s/i)
  // Neither “IT” nor “9 am” is a pronoun or a verb.
  return !finite.test(
    main
      .replaceAll(/\bIT\b/g, 'information technology')
      .replaceAll(/(?<=\d)\s?am\b/gi, '')
      .replace(reduced, '$1'),
  )
}

/** Words that name nothing. */
const empty =
  /^(?:more|less|better|new|free|this|these|those|all|one|best|ours|yours|leads|sales|stuff|value|(?:an? )?tests?|testing|tbd|tba|tbc|todo|n ?\/ ?a|none|idk|dunno|foo|bar|hi|hello|hey|fun|funny|short|whatever\b.*|any|asdf\w*|qwert\w*|x{2,})$/i
const clauseBegins =
  /^(?:we|they|i|i'm|we're|they're|he|she|you|it|it's|us|me|them|him|her|ourselves|myself|there|this is|that|who|whom|what|why|whether|if|because|when|where|how|to|and|but|or|so|not|don't|do|does|is|are|can|could|should|would|will|please|yes|no|nothing|anything|something|everything we|stuff|things?)\b/i
const finite =
  /\b(?:(?:like|want) to|ask (?:for|if|whether|them)|pls|we|they|them|him|i|he|she|it|is|are|was|were|am|be|been|isn't|aren't|should|must|will|would|can|could|cannot|can't|don't|doesn't|have|has|had|do|does|did|want|wants|lets|let|please|helps|saves|makes|reduces|improves|gives|allows|enables|brings|provides|keeps|gets)\b|^our (?:product|service|platform|software|tool|solution|company|team|app|system)s?\s\p{L}+s\s/iu
/** “the audit we offer”. */
const reduced = /^((?:the|our|an?)\s+(?:[\p{L}\p{N}-]+\s+){1,4})(?:we|you|they)\s.*$/iu
/** Words of no English sentence, and scripts of other languages. */
const foreign =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}]|ß|^\p{L}+grüß|(?:^|\s)(?:alle[nrs]?|zum|zur|beim|über|uns|euch|frohe[sn]?|fröhliche|guten|un|une|aux|tous|toutes|joyeux|joyeuse|bonne|bon|uno|una|unos|unas|el|les|dans|chez|sur|feliz|felices|buen|buenas|buon|gli|degli|della|een|het|voor|och|por|à|wir|ich|unser[em]?[ns]?|ihnen|und|oder|für|mit|ein|eine[mnrs]?|der|die|das|dem|den|nicht|bitte|nous|notre|nos|vous|pour|avec|une|des|los|nuestr[oa]s?|para|(?<!air\s)con|lorem|ipsum)(?=\s|$)/iu

/** Letters that nobody would say. */
function isNonsense(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? []
  const real = words.filter((word) => /\p{L}{2}/u.test(word))
  return real.length === 0 || words.some(isUnsayable)
}

function isUnsayable(word: string): boolean {
  if (word.length > longestWord || /^(.)\1{3,}$/.test(word)) return true
  if (/^[\p{Lu}\p{N}]+s?$/u.test(word) || !/^[a-z]+$/i.test(word)) return false
  return (word.length > 3 && !/[aeiouy]/i.test(word)) || /[^aeiouy]{5}/i.test(word.replace(/ngths?/i, ''))
}

const longestWord = 30
