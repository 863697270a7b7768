import type { Draft } from '../memory'
import {
  asksForTime,
  hasWords,
  inBody,
  saysSomething,
  sentencesOf,
  withoutAddition,
  withoutSentence,
} from './message-edits'
import { listed } from './counted'
import { someQuoted } from './some-quoted'
import { ofWord, withoutWord } from './without-word'

interface Texts {
  readonly templates: Draft['templates']
  readonly subjectLine: Draft['subjectLine']
}

interface WithoutWords extends Texts {
  readonly made: readonly string[]
  readonly not_made: readonly string[]
}

interface Meant {
  /** They have just been written. */
  readonly isNew: boolean
  /** Whether a message is one of those that are meant. */
  readonly isOf: (index: number) => boolean
}

/** Messages without what is to go, and in words what went and what could not. */
export function withoutWords(before: Texts, remove: readonly string[], { isNew, isOf }: Meant): WithoutWords {
  let { templates, subjectLine } = before
  const made: string[] = []
  const failed: string[] = []
  const tell = (isMade: boolean, yes: string, no: string) => void (isMade ? made : failed).push(isMade ? yes : no)
  for (const said of remove) {
    const word = ofWord(said)
    const words = word ?? said
    let goesWithSentence = false
    const gone = new Set<string>()
    const next = templates.map((text, index) => {
      if (!isOf(index)) return text
      const plain = word === undefined ? text : withoutWord(text, word)
      const left = inBody(plain, (body) => withoutSentence(body, words))
      goesWithSentence ||= left !== plain && saysSomething(left)
      const [was, is] = [sentencesOf(plain), sentencesOf(left)]
      // What is all that a message says stays.
      if (is.length < was.length && !saysSomething(left)) return plain
      const wentWhole = was.filter((one) => !is.some((other) => other.slice(0, begin) === one.slice(0, begin)))
      if (word === undefined && is.length < was.length) for (const one of wentWhole) gone.add(one)
      return left
    })
    const isMade = next.some((text, index) => text !== templates[index])
    templates = next
    // What has just been written need not have had it.
    if (!isMade && isNew && !words.startsWith('#')) continue
    if (words === asksForTime) {
      if (isMade || !isNew)
        tell(isMade, 'it asks for no call and no meeting', 'it asks for no call and no meeting already')
      continue
    }
    const ordinal = /^#(?:(\d)|last)$/.exec(words)
    const looked = templates.flatMap((_, index) => (isOf(index) ? [index + 1] : []))
    const inWhich = looked.length === 1 && templates.length > 1 ? ` in message ${looked[0]}` : ''
    const stillIn = (what: string) => {
      const steps = templates.flatMap((text, index) => (isOf(index) && hasWords(text, what) ? [`${index + 1}`] : []))
      return steps.length === 0 ? '' : ` (it stays in message ${listed(steps)}, which would say nothing without it)`
    }
    const what =
      ordinal === null ? `with “${words}”` : ordinal[1] === undefined ? 'that is the last' : `number ${ordinal[1]}`
    if (word !== undefined)
      tell(
        isMade,
        `“${word}” is out${goesWithSentence ? ', with the sentence that needs it' : ''}${stillIn(word)}`,
        `I do not find “${word}” in it, or nothing would be left`,
      )
    else
      tell(
        isMade,
        `${ordinal === null ? 'what was said' : 'the sentence'} ${what} is out${gone.size === 0 ? '' : `: ${someQuoted([...gone])}`}${stillIn(words)}`,
        ordinal === null && templates.some((text, index) => isOf(index) && hasWords(text, words))
          ? `I find no sentence ${what} that could go: it says nothing else`
          : `I find no sentence ${what}${inWhich} that could go${ordinal === null ? howToName(words, templates) : ''}`,
      )
    if (ordinal !== null || !isOf(0) || subjectLine === undefined || !hasWords(subjectLine, words)) continue
    const plain = word === undefined ? subjectLine : withoutWord(subjectLine, word)
    const shorter = plain === subjectLine ? withoutAddition(subjectLine, words) : plain
    tell(
      shorter !== undefined,
      `the subject is “${shorter}”`,
      `the subject still has “${words}”: say “change the subject to …”, with words of yours`,
    )
    subjectLine = shorter ?? subjectLine
  }
  return { templates, subjectLine, made, not_made: failed }
}

/** So many letters tell one sentence from another. */
const begin = 15

/** Of what a sum is called, the figure that may be meant: “leave out "95-120k"”. */
function howToName(words: string, templates: Draft['templates']): string {
  const [figure] = ofMoney.test(words) ? (money.exec(templates.join('\n')) ?? []) : []
  return figure === undefined ? '' : `: say “leave out "${figure}"” with the words that stand in it`
}

const ofMoney = /\b(?:salary|salaries|pay|wage|wages|compensation|fee|fees|rate|rates|budget|sum|amount|money|range)\b/i
const money =
  /[€$£]\s?\d[\d.,]*(?:\s?[-–]\s?[€$£]?\d[\d.,]*)?k?|\b\d[\d.,]*k?\s?[-–]\s?\d[\d.,]*k?\b|\b\d[\d.,]*\s?(?:k\b|€|euros?|dollars?)/i
