import { isOfGist } from './gist-of'
import { isFarewell } from './is-farewell'
import { messageParts, messageText } from './message-parts'

interface Staying {
  readonly about: string
  /** Sentences that somebody has asked for. */
  readonly own?: readonly string[]
  /** Sentences that it is there to say. */
  readonly gist?: readonly string[]
  /** What the order for it has told of what is offered. */
  readonly facts?: readonly string[]
}

/**
 * A message without what only adds to it: greeting, offer, question and goodbye stay, and what the question stands on.
 * The same where there is no more.
 */
export function shorterText(text: string, { about, own = [], gist = [], facts = [] }: Staying): string {
  const parts = messageParts(text)
  const sentences = parts.body.flat()
  const told = sentences.flatMap((sentence, index) => (isOfGist(sentence, gist) ? [index] : []))
  const offer = told[0] ?? Math.max(offerAt(sentences, about), 0)
  const lastQuestion = sentences.findLastIndex((sentence) => sentence.endsWith('?'))
  const ask = lastQuestion < 0 ? sentences.length - 1 : lastQuestion
  const isTold = told.length > 0 && lastQuestion < 0
  const kept = new Set([offer, ...told, ...(isTold ? [] : standingOn(sentences, ask, offer))])
  // On LinkedIn the greeting begins the first sentence.
  if (/^(?:hello|hi|dear)\b/i.test(sentences[0] ?? '')) kept.add(0)
  for (const [index, sentence] of sentences.entries())
    if (own.some((each) => each.includes(sentence)) || isOfGist(sentence, facts)) kept.add(index)
  // Whoever writes for the last time, or reminds, says so.
  for (const [index, sentence] of sentences.entries())
    if (isFarewell(sentence) || isReminder.test(sentence)) kept.add(index)
  // “It is free” says nothing of what.
  for (const [index, sentence] of [...sentences.entries()].toReversed())
    if (index > 0 && kept.has(index) && /^(?:It|They)\s/.test(sentence)) kept.add(index - 1)
  if (kept.size === sentences.length) return text
  const left = sentences.filter((_, index) => kept.has(index))
  const starts = parts.body.map((_, at) => parts.body.slice(0, at).flat().length)
  const paragraphs = parts.body
    .map((paragraph, at) => paragraph.filter((_, index) => kept.has((starts[at] ?? 0) + index)))
    .filter((paragraph) => paragraph.length > 0)
  const body = parts.greeting === undefined ? [left] : paragraphs
  return messageText({ ...parts, body })
}

const isReminder = /^A short reminder\b/i

/** Where it is said what a message is about, which what the sender does may name as well. */
export function offerAt(sentences: readonly string[], about: string): number {
  const said = sentences.findIndex(
    (sentence) => /\b(?:about|of|for|to|on|with) $/.test(sentence.split(about)[0] ?? '') && sentence.includes(about),
  )
  return said === -1 ? sentences.findIndex((sentence) => sentence.includes(about)) : said
}

/** A sentence with those before it without which it means nothing. */
function standingOn(sentences: readonly string[], last: number, offer: number): readonly number[] {
  const needed = [last]
  let at = last
  while (at > 0 && at !== offer && needsOneBefore.test(sentences[at] ?? '')) {
    at = /\bthe two\b/i.test(sentences[at] ?? '') && offer < at ? offer : at - 1
    // “It takes three minutes” says more of the same thing.
    while (at > offer && at > 0 && /^It\b/.test(sentences[at] ?? '')) at -= 1
    needed.push(at)
  }
  return needed
}

const needsOneBefore =
  /\b(?:send|show|share|give|forward|write)\b[^.?]*\b(?:it|them|those)\b|\b(?:could|would|will|does|is) (?:that|this)\b|\bboth\b|\bthe two\b|\bto find out\b|^(?:if (?:so|not|you have|the answer)|fair|so)\b|^would (?!you\b)(?![^?]*\b(?:minutes|call|chat|meeting|demo)\b)[^?]*\bsuit you\b|^is there a morning\b/i
