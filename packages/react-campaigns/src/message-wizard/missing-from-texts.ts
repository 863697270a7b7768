import { audienceIn } from './audience-in-goal'
import { leftToFillIn } from './left-to-fill-in'
import { withoutKept } from './without-kept'
import { withoutPlaces } from './without-places'
import { belongingWords, doneBy, figures, fillerWords, leadingVerbs } from './goal-words'
import { withoutOpenPlaces } from './open-places'
import { isKnownWord, knownWords, type KnownWords } from './word-stems'

/**
 * What a goal asks for that stands in none of the texts, as the goal words it: “up to 90k EUR”. It judges by the words
 * alone, whoever wrote the texts; whom the messages go to is not looked for, nor words that only lead up to something.
 * What a place that is still to be filled in says is not missing: that place is told of by itself.
 */
export function missingFromTexts(goal: string, texts: readonly string[]): readonly string[] {
  // What a field of the contact says is nothing of the goal's.
  const said = texts.join('\n').replaceAll(/\{\{[^}]*\}\}/g, ' ')
  const known = wordsOf(said)
  const left = leftToFillIn(goal, texts)
  if (left.isAll) return []
  const named = withoutFields(goal.replace(greeting, ''), texts)
  const { rest, unkept, isHeard } = withoutKept(named, texts.map(withoutOpenPlaces))
  const { rest: worded, missing } = withoutPlaces(rest, texts)
  const clauses = clausesOf(withoutForbidden(worded))
  const found = [...clauses.flatMap((clause) => missingParts(clause, said, known)), ...missing, ...unkept]
  const parts = [...new Map(found.map((part) => [part.toLowerCase(), part])).values()].filter((part) => !left.has(part))
  if (parts.length > 0 || isHeard) return parts
  return isUnheard(goal, clauses, said) ? [shortened(goal.trim())] : []
}

/** “Use {{title}} in the first one” is done where a text has that field. */
function withoutFields(goal: string, texts: readonly string[]): string {
  const fieldsOf = (text: string) => [...text.matchAll(field)].map(([, name = '']) => name.toLowerCase())
  const used = new Set(texts.flatMap(fieldsOf))
  return goal.replaceAll(field, (all, name: string) => (used.has(name.toLowerCase()) ? ' ' : all))
}

const field = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Nothing of the goal can be looked for, so that no text can be by it. */
function isUnheard(goal: string, clauses: readonly string[], said: string): boolean {
  if (goal.trim() === '' || said.trim() === '') return false
  if (!/[\p{L}\p{N}]/u.test(goal)) return true
  if (unspaced.test(goal)) return !unspaced.test(said)
  return clauses.every((clause) => manner.test(clause))
}

/** It is said to whoever writes. */
const greeting = /^\s*(?:hi|hello|hey|dear|good morning)(?:\s+\p{L}+){0,2}\s*[,!]\s+/iu

function shortened(goal: string): string {
  return goal.length <= longestShown ? goal : `${goal.slice(0, longestShown)}…`
}

const longestShown = 60

/** What a goal forbids is not to be added: “Do not mention prices.”, “without a pitch”. */
function withoutForbidden(goal: string): string {
  return goal
    .replaceAll(/\b(?:do not|don['’]?t) (?:forget|hesitate) to\s/gi, '')
    .replaceAll(/\s+without\s+\p{L}+ing\b[^.,;!?\n]*/giu, '')
    .replaceAll(forbidden, '')
    .replaceAll(
      /\b(?:no|without|zero)\s+(?:(?:exclamation (?:marks?|points?)|emojis?|emoticons?|smileys?)(?:\s+(?:or|and)\s+)?)+/gi,
      '',
    )
    .replaceAll(/\b(?:no|nothing)\s+(?:to sell|selling|sales)\b(?!\s+pitch)/gi, '')
}

/** Up to where the clause ends, or where something is asked for again. */
const forbidden =
  /(?<![\p{L}\p{N}'’-])(?:(?:please|and|but)\s+){0,2}(?:don['’]?t|do not|never|avoid|must not|should not|shouldn['’]t|not to|no need to)\s(?:(?!\s(?:but|instead|just|only)\s)[^.,;!?\n])*/giu

interface Token {
  readonly word: string
  readonly from: number
  readonly to: number
}

type Kind = 'filler' | 'audience' | 'said' | 'missing'

function missingParts(clause: string, said: string, known: KnownWords): readonly string[] {
  if (manner.test(clause)) return []
  const tokens = tokensOf(clause)
  const audience = audienceIn(tokens.map(({ word }) => word))
  let leads = true
  const kinds = tokens.map(({ word }, at): Kind => {
    const kind = kindOf(word, at)
    leads &&= kind === 'filler'
    return kind
  })
  function kindOf(word: string, at: number): Kind {
    if (isLink(word)) return said.toLowerCase().includes(bareLink(word)) ? 'said' : 'missing'
    if (audience.has(at)) return 'audience'
    // How many there are to be can be said of something else.
    if (isNumber(word) && countedMessages.test(tokens[at + 1]?.word ?? '')) return 'missing'
    const plain = plainWord(word)
    if (fillerWords.has(plain) || unspaced.test(word) || !/[\p{L}\p{N}%]/u.test(word)) return 'filler'
    // A capital within a clause makes it a name.
    if (leads && leadingVerbs.has(plain) && (at === 0 || word === word.toLowerCase())) return 'filler'
    if (doneBy[plain]?.test(said)) return 'said'
    return isKnown(plain, known) ? 'said' : 'missing'
  }
  const parts: string[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    if (kinds[at] !== 'missing') continue
    let first = at
    while (belongingWords.has(plainWord(tokens[first - 1]?.word ?? '')) && kinds[first - 1] === 'filler') first -= 1
    // What is counted is named with its number, which may stand in a text for something else.
    if (first === at && isNumber(tokens[at - 1]?.word)) first -= 1
    let last = at
    for (let next = at + 1; next < tokens.length && (kinds[next] === 'missing' || kinds[next] === 'filler'); next += 1)
      if (kinds[next] === 'missing') last = next
    at = last
    if (isFigure(tokens[last]?.word) && kinds[last + 1] === 'said') last += 1
    if (isNumber(tokens[last]?.word) && countedMessages.test(tokens[last + 1]?.word ?? '')) last += 1
    if (last === tokens.length - 2 && kinds[last + 1] === 'filler' && !courtesy.test(tokens[last + 1]?.word ?? ''))
      last += 1
    parts.push(clause.slice(tokens[first]?.from, tokens[last]?.to))
  }
  return parts
}

/** “20” alone says little: what it counts belongs to it. */
function isFigure(word = ''): boolean {
  return /^[$€£]?\d/.test(word)
}

const countedMessages = /^(?:e-?mails?|mails?|messages?|steps?)$/i

function isNumber(word = ''): boolean {
  return isFigure(word) || figures.has(word.toLowerCase())
}

/** At the end of a clause, words that could be something else elsewhere belong to it, and these do not. */
const courtesy = /^(?:please|pls|plz|kindly|too|also|again|now|soon|maybe)$/i

/** How it is to sound is to be judged by ear. */
const manner =
  /^\W*(?:(?:please|and|but|then)\s+)*(?:keep (?:it|them|this|(?:the )?tone)|sound|don['’]t be|do not be|be|stay|make it(?! clear| known)|tone)\b/i

/** One thing that is asked for after the other; a full stop within a number or a link ends none. */
function clausesOf(goal: string): readonly string[] {
  return goal
    .replaceAll(listed, '\n')
    .split(
      /[\n;!?:]\s|\n|[.,]+(?:\s|$)|\s[-–—]+\s|[()“”"„«»]|\s(?:and|then|but)\s+(?=(?:please |also |then )?\p{Ll}+\s(?:them|it|us|our|a|the|for|if|whether|that|to|about)\s)/u,
    )
    .flatMap((clause) => (manner.test(clause) ? clause.split(asksMore) : [clause]))
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

/** Behind how it is to sound, something else is asked for: “keep it friendly and sign as Maren”. */
const asksMore =
  /\s(?:and|but|then)\s+(?=(?:(?:please|also|then|always)\s+)*(?:add|address|ask|book|close|congratulate|end|explain|give|include|introduce|invite|link|mention|name|offer|point|promise|propose|quote|recommend|refer|remind|say|send|share|show|sign|start|suggest|tell|thank|use|write)\s)/iu

/** The number of a point of a list: “1. a pilot 2. a call”. */
const listed = /(?<=^|\s)\d{1,2}[.)]\s+(?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)(?=\p{L})/giu

function tokensOf(clause: string): readonly Token[] {
  return [...clause.matchAll(token)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }))
}

const token =
  /(?:https?:\/\/|www\.)[^\s,]+[^\s,.;:!?)]|[\p{L}\p{N}@-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/[^\s,]*[^\s,.;:!?)])?|[$€£]?\d+(?:[.,:]\d+)*\p{L}*|[\p{L}\p{M}]+(?:['’&-][\p{L}\p{M}\p{N}]+)*|%/gu

function isLink(word: string): boolean {
  return /^(?:https?:|www\.)|\p{L}\.\p{L}{2,}(?:\/|$)|@/iu.test(word)
}

function bareLink(word: string): string {
  return word.toLowerCase().replace(/^https?:\/\/(?:www\.)?/, '')
}

/** Scripts without blanks between words: nothing can be told of theirs. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

function plainWord(word: string): string {
  return word.toLowerCase().replaceAll('’', "'").replace(/'s$/, '')
}

function wordsOf(text: string): KnownWords {
  const words = tokensOf(text).flatMap(({ word }) => (isLink(word) ? [] : [word, ...word.split('-')]))
  return knownWords(words.map(plainWord))
}

/** Whether a word was said, or all that it is put together of. */
function isKnown(word: string, known: KnownWords): boolean {
  if (isKnownWord(word, known)) return true
  const parts = word.split('-')
  return parts.length > 1 && parts.every((part) => fillerWords.has(part) || isKnownWord(part, known))
}
