import { hasOpenMatter, withoutPartOf } from '../../../engines/messages/open-matter'
import { durationIn } from '../request/read-question-of-ask'
import { upperFirst } from '../../../engines/messages/upper-first'
import { literally, wholeWords } from './whole-words'
import { messageParts, messageText, type MessageParts } from './message-parts'

/** As it is written, and with a capital where there is one; “it” and “It” are seldom the same thing. */
export function replacedIn(text: string, words: string, by: string): string {
  const isAsWritten = words.length < leastAnyCase && wholeWords(words).test(text)
  const whole = text
    .replaceAll(wholeWords(...(isAsWritten ? [words] : [words, upperFirst(words)])), (found) =>
      found === words ? by : upperFirst(by),
    )
    // “A free survey” is “an at no cost survey” then.
    .replaceAll(`a ${by}`, (found, at: number, all: string) =>
      /^[aeio]/.test(by) && !/[\p{L}\p{N}]/u.test(all.charAt(at - 1)) ? `an ${by}` : found,
    )
  // What is a word of its own elsewhere is none within another.
  if (whole !== text) return whole
  return words.length < leastPart ? text : text.replaceAll(words, () => by)
}

const leastAnyCase = 4
const leastPart = 5

export function inBody(
  text: string,
  change: (sentences: readonly (readonly string[])[]) => MessageParts['body'],
): string {
  const parts = messageParts(text)
  const body = change(parts.body).filter((sentences) => sentences.length > 0)
  // A message that says nothing is none.
  return body.length === 0 ? text : messageText({ ...parts, body })
}

/** In place of words: whatever asks for a call or a meeting. */
export const asksForTime = '#time'
const ofTime =
  /^(?:May I call|Shall we (?:talk|meet|speak)|(?:When )?[Ww]ould (?:you (?:be open to|have \d+ minutes)|an?\b|this week)).*\?$|\b(?:calls?|meetings?|Tuesday or Thursday)\b.*\?$/

/** Without the sentences that have some words, or without what only adds these to a sentence. */
export function withoutSentence(body: MessageParts['body'], words: string): MessageParts['body'] {
  const place = placeOf(body, words)
  let index = -1
  return body.map((sentences) =>
    sentences.flatMap((sentence) => {
      index += 1
      if (place !== undefined) return index === place ? [] : [sentence]
      if (words === asksForTime) return ofTime.test(sentence) ? [] : [sentence]
      if (!hasWords(sentence, words)) return [sentence]
      const left = hasOpenMatter(sentence) ? withoutPartOf(sentence, words) : withoutAddition(sentence, words)
      // What greets as well does not go whole.
      return left ?? (greets.test(sentence) ? [sentence] : [])
    }),
  )
}

const greets = /^(?:Hi|Hello|Hey|Dear|Good (?:morning|afternoon|day))\b[^,]*\{\{/

/** With a question that leaves it to the reader in place of what asks for a call or a meeting. */
export function softened(text: string): string {
  return inBody(text, (paragraphs) =>
    paragraphs.map((sentences) =>
      sentences.map((sentence) => (ofTime.test(sentence) ? 'Would that be of interest to you?' : sentence)),
    ),
  )
}

export function hasWords(text: string, words: string): boolean {
  if (ofPrice.test(words) && saysPrice.test(text) && !saves.test(text)) return true
  return text.toLowerCase().includes(words.toLowerCase())
}

const ofPrice = /^(?:prices?|pricing|costs?)$/i
/** “It costs 90 euros”; “at no cost” and “free of charge” name none. */
const saysPrice =
  /\bcosts?\s+(?:only\s+|just\s+|from\s+|about\s+)*(?:[€$£]|\d)|[€$£]\s?\d|\b\d[\d.,]*\s?(?:€|euros?|eur|dollars?|usd|pounds?|cents?|francs?)\b/i

const saves = /\b(?:sav(?:e|es|ed|ing|ings)|recover(?:s|ed)?|earn(?:s|ed)?)\b/i

/** “Our trailer with its price and term”: what is added there can go alone. */
export function withoutAddition(text: string, words: string): string | undefined {
  for (const pattern of [addition, priceBehind]) {
    const [, before = '', added = '', behind = ''] = pattern.exec(text) ?? []
    const left = `${before}${behind}`
    if (hasWords(added, words) && !hasWords(left, words) && before.split(/\s+/).length > 2) return left
  }
  return (
    withoutRelative(text, words) ??
    withoutJoined(text, words) ??
    withoutWhere(text, words) ??
    withoutClauses(text, words)
  )
}

/** “Our software that cuts no-shows by 30%” is the same software without that. */
function withoutRelative(text: string, words: string): string | undefined {
  const [, before = '', said = '', behind = ''] =
    /^([^]*?\S),?\s+(?:that|which)\s+((?:[^,.?!]|[.,](?=\d))+)([.?!,][^]*)?$/i.exec(text) ?? []
  const left = `${before}${behind}`
  if (/\b(?:after|before|for|with|of|on|by|than|at|like)$/i.test(before)) return undefined
  return hasWords(said, words) && !hasWords(left, words) && before.split(/\s+/).length > 4 && !says.test(before)
    ? left
    : undefined
}

/** “Our booths cut noise by half and are set up in two hours” says the first of it as well without the second. */
function withoutJoined(text: string, words: string): string | undefined {
  const { first = '', second = '', end = '' } = joinedDeeds.exec(text)?.groups ?? {}
  return hasWords(second, words) && !hasWords(first, words) ? `${first}${end}` : undefined
}

const joinedDeeds =
  /^(?<first>(?:Our|We|It|They|The|This|These)\s[^,;:?!]{8,}?),?\s+and\s+(?<second>(?:(?:we|our|it|they|the)\s+\S+\s+|(?:(?:also|only|just)\s+)?(?:are|is|were|was|can|will|have|has|comes?|costs?|takes?|needs?|works?|lasts?|fits?|runs?|starts?|saves?|cuts?|includes?|weighs?|delivers?|offers?|starts?)\s+)[^;:?!]+?)(?<end>[.!])$/i

/** “We can show you that …” says nothing without it. */
const says = /\b(?:say|tell|told|know|show|think|hope|see|mean|means|sure|sorry|glad|so)(?:\s+(?:you|them|us|me))?$/i

/** “Our breakfast on 12 May in Utrecht” is one without the place or the day as well. */
function withoutWhere(text: string, words: string): string | undefined {
  if (!/^\p{Lu}|\d/u.test(words)) return undefined
  const where = new RegExp(`^(.*\\S)\\s+(?:in|at|on|near)\\s+${literally(words)}(?=[\\s.,;:?!]|$)(.*)$`, 's')
  const [, before = '', behind = ''] = where.exec(text) ?? []
  const isGoverned = before.split(/\s+/).length < 4 || governs.test(before) || hasWords(before + behind, words)
  return isGoverned ? undefined : `${before}${behind}`
}

/** “We are in Utrecht” says nothing without it. */
const governs =
  /\b(?:am|is|are|was|were|be|been|based|located|live|lives|situated|sits?|work|works|interested|look|looking|call|arrives?|opens?|starts?|begins?|takes? place|held|and|or)$/i

/** “…, 20% cheaper than groupage”: what stands behind a comma can go, where a sentence is left. */
function withoutClauses(text: string, words: string): string | undefined {
  const end = /[.!?]["”]?$/.exec(text)?.[0] ?? ''
  const [first = '', ...others] = text.slice(0, text.length - end.length).split(/,\s+/)
  const kept = others.filter((clause) => !hasWords(clause, words))
  const isWhole = !hasWords(first, words) && first.split(/\s+/).length > 2
  const isJoined = others.some((clause) => hasWords(clause, words) && joinsMore.test(clause))
  return kept.length < others.length && isWhole && !isJoined ? `${[first, ...kept].join(', ')}${end}` : undefined
}

const joinsMore = /^(?:and|or|but|which|who|that)\b/i
const addition = /^(.*\S)\s+((?:with|including)\s+(?:its|their|the|our|a|an|all)\s[^.,;:?!]+)([.,;:?!].*)?$/is

/** “Our CRM from 49 euro a month”, “for £3.50 per knife and …”: what else is done stays. */
const priceBehind =
  /^(.*\S)\s+((?:from|for|at)\s+(?:only\s+|just\s+)?(?:[€$£]\s?\d|\d[\d.,]*\s?(?:€|euros?|eur|dollars?|usd|pounds?|cents?)\b)(?:(?!\s(?:and|but|or)\s)(?:[^.,;:?!]|[.,](?=\d)))*)((?:[.,;:?!]|\s(?:and|but|or)\s).*)?$/is

/** Whether a message says something beside what frames it. */
export function sentencesOf(text: string): readonly string[] {
  return messageParts(text).body.flat()
}

export function saysSomething(text: string): boolean {
  return messageParts(text)
    .body.flat()
    .some((sentence) => !framing.test(sentence))
}

/** What stands around a matter, and speaks of it as “it”. */
const framing =
  /^(?:In case my last|You may not have had time|A short follow-up to my last notes?\b.{0,4}$|I do not want to fill your inbox|If you have any questions, just reply|As \{\{title\}\} at \{\{organization_name\}\}, you (?:can say best whether|will see at once)|I think (?:that )?it could be|Shall we talk about it|Is it something for|If it comes up|If you would rather read than talk|Would (?:a short call|you be open to a short)|When would a short|Would that be of interest|Is that something that you|If it should suit you later)/

export function withOtherSentence(body: MessageParts['body'], words: string, by: string): MessageParts['body'] {
  const place = placeOf(body, words)
  let index = -1
  return body.map((sentences) => sentences.map((sentence) => ((index += 1) === place ? by : sentence)))
}

/** Of “#2” and “#last”, from zero. */
function placeOf(body: MessageParts['body'], words: string): number | undefined {
  const ordinal = /^#(\d|last)$/.exec(words)?.[1]
  if (ordinal === undefined) return undefined
  return ordinal === 'last' ? body.flat().length - 1 : Number(ordinal) - 1
}

export function withSentence(text: string, sentence: string, at: 'begin' | 'end' | 'last' | 'after'): string {
  if (text.includes(sentence)) return text
  const parts = messageParts(text)
  if (at === 'after') return messageText({ ...parts, postscript: `P.S. ${sentence.replace(/^p\.?\s?s[.:]+\s*/i, '')}` })
  if (at === 'last') return messageText({ ...parts, body: [...parts.body, [sentence]] })
  if (at === 'begin' && parts.greeting !== undefined)
    return messageText({ ...parts, body: [[sentence], ...parts.body] })
  const body = [...parts.body]
  const last = body.pop() ?? []
  // What is asked stays the last thing that is said.
  // On LinkedIn the greeting begins the first sentence.
  const isFirst = parts.greeting === undefined && body.length === 0 && last.length === 1
  const isAsked = !isFirst && (last.at(-1)?.endsWith('?') === true || isClosing.test(last.at(-1) ?? ''))
  // Nothing may follow a link in its paragraph: it would become a part of it.
  if (/(?:https?:\/\/|www\.)\S+$/.test(sentence))
    return messageText({
      ...parts,
      body: isAsked
        ? [...body, ...(last.length > 1 ? [last.slice(0, -1)] : []), [sentence], last.slice(-1)]
        : [...body, last, [sentence]],
    })
  // “Would that be of interest to you?” goes back to what stands before it, and not to what is added.
  const before = body.at(-1)
  if (isAsked && last.length === 1 && before !== undefined && goesBack.test(last[0] ?? ''))
    return messageText({ ...parts, body: [...body.slice(0, -1), [...before, sentence], last] })
  // “Would you let me know? A short reply is enough.” stays together.
  const isBoth =
    last.length > 1 &&
    ((isClosing.test(last.at(-1) ?? '') && last.at(-2)?.endsWith('?') === true) || leansOn.test(last.at(-1) ?? ''))
  const end = isBoth ? -2 : -1
  const own = isAsked ? [...last.slice(0, end), sentence, ...last.slice(end)] : [...last, sentence]
  return messageText({ ...parts, body: [...body, own] })
}

/** It stands under all that is said, or behind what is asked. */
const isClosing =
  /\bjust reply to this message\b|^A (?:short|one-word|quick) reply is enough|^A yes or a no is enough|^If (?:not|now is not the time)\b/
const goesBack = /^(?:Would|Is|Could|Does) (?:that|this|it)\b.*\?$/
/** “I think it could be useful. If not, a short no is fine.” */
const leansOn = /^If not\b/

const mayAsk = /^If you have any questions, just reply to this message\.$/

/** The message with this as its last question. */
export function withQuestion(text: string, question: string): string {
  if (text.includes(question)) return text
  const parts = messageParts(text)
  const all = parts.body.flat()
  const place = all.findLastIndex((sentence) => sentence.endsWith('?'))
  const [first = ''] = all
  // The only sentence says what it is about.
  const isOnly = place === 0 && first !== question
  let index = -1
  const body = parts.body.map((sentences) =>
    sentences.map((sentence) => {
      index += 1
      return index === place && !isOnly ? question : sentence
    }),
  )
  if (place >= 0 && !isOnly) return withDuration(messageText({ ...parts, body }), question)
  // Whoever is asked something is not told once more that they may ask.
  const told = body
    .map((sentences, at) => sentences.filter((sentence, n) => (at === 0 && n === 0) || !mayAsk.test(sentence)))
    .filter((sentences) => sentences.length > 0)
  const added =
    parts.greeting === undefined ? [...told.slice(0, -1), [...(told.at(-1) ?? []), question]] : [...told, [question]]
  return withDuration(messageText({ ...parts, body: added }), question)
}

/** Nothing else in it takes another time than what is asked for. */
function withDuration(text: string, question: string): string {
  const duration = durationIn(question)
  return duration === undefined ? text : text.replaceAll(/\b(?:ten|fifteen) minutes\b/g, duration)
}

export function withoutPart(text: string, part: 'greeting' | 'goodbye' | 'postscript'): string {
  return messageText({ ...messageParts(text), [part]: undefined })
}

/** “Best regards, Jonas Weber” has its goodbye with it. */
export function hasGoodbye(name: string): boolean {
  return withGoodbye.test(name) || ownGoodbye.test(name)
}

export function signed(text: string, name: string): string {
  const parts = messageParts(text)
  const [, own, who] = withGoodbye.exec(name) ?? ownGoodbye.exec(name) ?? []
  if (own !== undefined && who !== undefined) return messageText({ ...parts, goodbye: `${own},\n${who}` })
  const [first] = parts.goodbye?.split('\n') ?? []
  // On LinkedIn a name may stand there alone.
  const bye = first !== undefined && isNameAlone.test(first) ? undefined : first
  return messageText({
    ...parts,
    goodbye: bye === undefined ? name : `${bye.replace(/,?$/, ',')}\n${name}`,
  })
}

const isNameAlone =
  /^(?!(?:Kind|Best|Warm|Many|Regards|Cheers|Sincerely|Yours|Thanks|Thank|All|Greetings|See|Take|Until|Have|Looking|With|Love)\b)\p{Lu}[\p{L}'’.-]*(?:$|,?\s(?:(?:from|at|of|de|van|von|der|den|&)\s){0,2}\p{Lu})/u
const withGoodbye =
  /^((?:with\s+)?(?:best|kind|warm|many)\s+(?:regards|wishes|greetings)|regards|best|cheers|sincerely|yours\s\p{L}+|many thanks|all the best|mit (?:freundlichen|besten|herzlichen) grüßen|(?:viele|beste|liebe|herzliche) grüße|(?:bien )?cordialement|saludos(?: cordiales)?|med venlig hilsen|met vriendelijke groet)\s*,\s*(\p{L}.*)$/iu
/** “Drive safely, Pieter” */
const ownGoodbye = /^(\p{Lu}\p{Ll}+(?:\s\p{Ll}+){1,3})\s*,\s*(\p{Lu}.*)$/u
