import { lowerFirst } from '../../../engines/messages/lower-first'
import { messageParts, messageText } from './message-parts'

/** A message without what it asks and what only calls for an answer; the same where nothing else would be left. */
export function withoutAsks(text: string): string {
  const parts = messageParts(text)
  const body = parts.body
    .map((sentences) => withoutAskSentences(sentences.map(asStatement)))
    .filter((sentences) => sentences.length > 0)
  return body.length === 0 ? text : messageText({ ...parts, body })
}

/** On LinkedIn the greeting begins a sentence, and stays; “otherwise” stands behind what was asked. */
function withoutAskSentences(sentences: readonly string[]): readonly string[] {
  const kept = sentences.filter((sentence) => !isAsk(sentence))
  const [first = ''] = sentences
  const [greeting] = isAsk(first) ? (greeted.exec(first) ?? []) : []
  const [next, ...others] = kept.map((sentence) => sentence.replace(otherwise, ''))
  if (next === undefined) return kept
  return [greeting === undefined ? next : `${greeting}${lowerFirst(next)}`, ...others]
}

const greeted =
  /^(?:hello|hi|hey|dear|good (?:morning|afternoon|evening|day))(?: \{\{first_name\}\})?, (?:a last word from me: )?/i
const otherwise = /^Otherwise,? (?=I\b)/

/** What a message asks of whoever reads it, sentence by sentence. */
export function asksIn(text: string): readonly string[] {
  return messageParts(text).body.flat().filter(isAsk)
}

/** What stands at its very end of what a message asks. */
export function asksAtEnd(text: string): readonly string[] {
  const sentences = messageParts(text).body.flat()
  return sentences.slice(sentences.findLastIndex((sentence) => !isAsk(sentence)) + 1)
}

/** Whether a message asks for something: for a call also where it asks for a time to speak. */
export function asksFor(text: string, thing: string): boolean {
  const isTime = /\b(?:call|meeting|chat|demo)\b/i.test(thing)
  const asks = asksIn(text)
  return asks.some((ask) => ask.toLowerCase().includes(thing.toLowerCase()) || (isTime && ofTime.test(ask)))
}

const ofTime = /\b(?:call|meeting|speak|minutes)\b.*\?$/i

/** What is told in a question is told without: “May I tell you about pallets?” */
function asStatement(sentence: string): string {
  return sentence.replace(mayI, (_, before: string, said: string) => `${before}I would like to ${said}.`)
}

const mayI = /^((?:[^.?!]*,\s)?)may I ((?:tell|show|offer|introduce)\b[^?]*)\?$/i

function isAsk(sentence: string): boolean {
  return /\?["”]?$/.test(sentence) || callsForAnswer.test(sentence)
}

/** Without a question mark, and yet somebody is to answer. */
const callsForAnswer =
  /\b(?:grateful for a name|glad (?:of|to have) (?:a short |an? )?(?:answer|reply)|(?:a yes or a no|(?:one|two) lines?|a (?:short|one-word|quick) (?:reply|answer)) (?:is|are) enough|tell me (?:which|in one line)|just reply to this message|if (?:you have a rough idea|the answer is|not, ten minutes)|let me know)\b/i
