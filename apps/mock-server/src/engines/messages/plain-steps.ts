import { shortForms } from '../short-forms'
import { shortQuestion } from './goal/asked-first'
import { introducesSender, isName, offerIn } from './introduces-sender'
import { hasOpenMatter } from './open-matter'
import type { Phrases } from './phrases'
import { upperFirst } from './upper-first'

type WriteStep = (phrases: Phrases) => string

/** A sequence that says what the goal says, asks what it asks, and adds nothing of its own. */
export const plainSteps: {
  readonly opening: WriteStep
  readonly withFact: WriteStep
  readonly middles: readonly WriteStep[]
  readonly last: WriteStep
} = {
  opening: (phrases) => opened(phrases),
  withFact: (phrases) => opened(phrases),
  middles: [
    (phrases) =>
      put(phrases, [
        phrases.question === undefined
          ? `In case my last message got lost, here ${again(phrases.note.trim())}`
          : (remindedOf(phrases.note) ??
            `You may not have had time for my last note, so here ${inShort(phrases.note, phrases.question) ?? again(phrases.note.trim())}`.trim()),
        phrases.question ?? closing(phrases),
      ]),
    (phrases) =>
      phrases.question === undefined
        ? put(phrases, ['A short follow-up, in case my last notes did not reach you.', sequel(phrases.note)])
        : put(phrases, [
            `A short follow-up to my last notes: ${asideOf(phrases.question)}`,
            `If I should ask somebody else at ${phrases.company}, I would be grateful for a name.`,
          ]),
    (phrases) =>
      phrases.question === undefined
        ? put(phrases, [`I wrote to you some time ago. ${sequel(phrases.note)}`, closing(phrases)])
        : put(phrases, [
            `I wrote to you some time ago and would be glad to hear from you. ${sequel(phrases.note)}`,
            isOpen.test(phrases.question) ? phrases.question : `${phrases.question} A yes or a no is enough.`,
          ]),
    (phrases) =>
      phrases.question === undefined
        ? put(phrases, [`Only a short word, so that it is not lost. ${sequel(phrases.note)}`])
        : put(phrases, [
            `If another time suits ${phrases.company} better, tell me which month, and I will write then and not before.`,
          ]),
    (phrases) =>
      phrases.question === undefined
        ? put(phrases, [sequel(phrases.note), 'You do not have to reply.'])
        : put(phrases, [`One line is enough for an answer. ${phrases.question}`]),
  ],
  last: (phrases) =>
    put(phrases, [
      phrases.question === undefined && isNotice.test(phrases.note)
        ? `${phrases.vary(['Once more, so that it is not lost.', 'Only a short word, so that it is not missed.'])} ${sequel(phrases.note)}`
        : phrases.question === undefined
          ? `${phrases.vary([`${lastWord(phrases)}.`, `This is my last message about ${matterOf(phrases.note)}.`])} ${sequel(phrases.note)}`
          : phrases.vary([
              `${lastWord(phrases)}. If ${laterOf(phrases.question, phrases.note) ?? 'you have any questions'}, just reply to this message.`,
              `This is my last message about ${matterOf(phrases.note)}. If another time suits you better, a short reply is enough.`,
            ]),
    ]),
}

/** Whoever owes something, or has to be somewhere, may well hear of it again. */
const isNotice =
  /^(?:a (?:short |friendly )?reminder\b|[\p{L} ]{2,30} reminder:|we (?:are moving|move|have moved|are closed|are relocating)\b|our (?:\p{L}+ )?(?:office|shop|store|practice|address|phone number) (?:moves|is moving|has moved|is closed|closes|changes)\b)|\b(?:is|was) (?:over)?due\b/iu

/** Neither yes nor no would be an answer. */
const isOpen = /^(?:what|who|when|how|would you tell me|may I ask)\b/i

/** On LinkedIn nobody has an inbox to be filled. */
function lastWord({ bye, note }: Phrases): string {
  const last = `this is the last you will hear from me about ${matterOf(note)}`
  return bye === '' ? upperFirst(last) : `I do not want to fill your inbox, so ${last}`
}

/** What people are invited to has a name, also where all that was said of it is left out. */
function matterOf(note: string): string {
  const [, event] = invited.exec(note) ?? []
  return event === undefined || ofItsDay.test(event) ? 'this' : event.replace(/^an?\s/, 'the ')
}

const invited = /^We would like to invite you to ((?:our|the|an?)\s[^.,:;?!]{3,70})(?=[.,?!])/

function opened(phrases: Phrases): string {
  const { note, question, vary } = phrases
  const begin = vary(['', 'A short message from me today.', 'This is a short note from me.'])
  return put(phrases, [[begin, note.trim()].filter((part) => part !== '').join(' '), question ?? closing(phrases)])
}

function put({ hello, bye }: Phrases, paragraphs: readonly string[]): string {
  return `${[hello, ...paragraphs.filter((paragraph) => paragraph !== '')].join('\n\n')}${bye}`
}

/** What nothing is asked of ends without a question. */
function closing({ note, company, asksNothing }: Phrases): string {
  if (/\bI wish you\b/.test(note)) return ''
  if (warm.test(note)) return `I wish you and everybody at ${company} all the best.`
  return asksNothing || /\bif you have any questions\b/i.test(note)
    ? ''
    : 'If you have any questions, just reply to this message.'
}

const warm = /^(?:We met [^.?!]+\. )?(?:congratulations|thank you|i wish|welcome|i just wanted)\b/i

/** “Tomorrow” was said of another day: it is quoted then. */
const ofItsDay =
  /\b(?:yesterday|today|tonight|tomorrow|(?:last|next|this) (?:night|week|month|year|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:\d+|a|one|two|three|few) (?:days?|weeks?|months?) ago|in (?:\d+|a|one|two|three) (?:days?|weeks?)|(?:by|until|on|from) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?!,? (?:the )?\d))\b/i

const ofDate =
  /\d\s?(?:am|pm|o['’]clock)|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|deadline)\b|\b(?:until|before|by) (?:the|end)\b/i

/** Whoever follows up on something does not follow up on that: it is named, without when it was. */
function remindedOf(note: string): string | undefined {
  const [, joint = '', matter = ''] = /^I am following up (on|after) ([^.]+)\.\s*$/.exec(note) ?? []
  const [thing = matter] = ofItsDay.test(matter) ? matter.split(whenIt) : [matter]
  if (thing === '') return undefined
  return joint === 'on'
    ? `A short reminder of my last note about ${thing}.`
    : `A short reminder of my note after ${thing}.`
}

const whenIt = /\s(?:we|i|you|that|which|from|of|sent|on|last|this|yesterday|today)\b/i

function again(note: string): string {
  if (note === shortQuestion) return 'is my question once more.'
  return ofItsDay.test(note) ? `is what I wrote: “${note}”` : `it is once more. ${note}`
}

/** Of several sentences the one that says what it is about: all of them once more would be the same message. */
function inShort(note: string, question = ''): string | undefined {
  const sentences = note.trim().split(between)
  const at = sentences.findIndex((sentence) => saysMatter.test(sentence))
  const [first, next] = sentences.slice(Math.max(0, at))
  // “I am a recruiter” says nothing yet.
  const offer = introducesSender(first ?? '') ? offerIn(sentences.slice(at + 1)) : undefined
  const main =
    at < 0 ? undefined : (offer ?? (introducesSender(first ?? '') && next !== undefined ? `${first} ${next}` : first))
  // “Shall I set that up?” says nothing without what is offered.
  const leant = leansOn.find(([asked]) => asked.test(question))?.[1]
  const named = leant === undefined ? undefined : sentences.find((each) => leant.test(each))
  const offered = named === undefined || main === undefined || main.includes(named) ? main : `${main} ${named}`
  const said = offered === undefined ? undefined : withKept(offered, sentences)
  return sentences.length < fewest ||
    said === undefined ||
    said === note.trim() ||
    hasOpenMatter(note) ||
    ofItsDay.test(note)
    ? undefined
    : `it is in short. ${said}`
}

/** What is said says nothing without what stands before it, or with it: it is not left out. */
function withKept(said: string, sentences: readonly string[]): string {
  const [first = ''] = sentences
  const before = begins.test(first) || (/^Thank you\b/.test(first) && /^I wish you\b/.test(said)) ? first : ''
  const wish = said.startsWith('We would like to invite you')
    ? sentences.filter((each) => each.startsWith('Please '))
    : []
  return [before, said, ...wish].filter((each) => each !== '' && (each === said || !said.includes(each))).join(' ')
}

/** “Do you still do customs paperwork by hand?” says what “we automate it” means. */
const begins = /^[^.!?]+\?$|^You may\s/

/** What a question points to. */
const leansOn: readonly (readonly [RegExp, RegExp])[] = [
  [/^Shall I set that up\b|^Would that be of interest\b/, /^We (?:can|would like to) offer you\b/],
  [/^Would you let me know\b/, /^I would like to (?:know|hear)\b/],
]

const between = new RegExp(String.raw`(?<=[.!?])(?<!${shortForms}\.)\s+(?=[\p{Lu}\p{N}])`, 'u')
const fewest = 2
const saysMatter = /^(?:we|i|our|my|please|have you thought of)\s(?!would like to thank\b).{12,}/i

function sequel(note: string): string {
  const short = gist(note)
  return ofItsDay.test(short) ? `This is what I wrote: “${short}”` : short
}

/** A long note is said once in full, and in its first sentence from then on. */
function gist(note: string): string {
  const whole = note.trim()
  if (whole.split(/\s+/).length <= mostRepeated) return whole
  const [first = whole, next] = whole.split(between)
  // Who writes was said in the first message.
  return isName(first) && next !== undefined ? next : first
}

const mostRepeated = 40

/** An offer of help stands for ever, what is asked may suit at another time. */
function laterOf(question: string, note: string): string | undefined {
  if (ofDate.test(`${note} ${question}`)) return undefined
  const [, offered] = /^Is there (anything that we can .+)\?$/.exec(question) ?? []
  if (offered !== undefined) return `there is ${offered}`
  // “Do you ship to Norway?” says once more what it was about.
  const [, asked] = /^Do you ([^,.?!]{6,70})\?\s/.exec(note) ?? []
  return asked === undefined ? 'it should suit you later' : `you ${asked} and it should suit you later`
}

function asideOf(question: string): string {
  return `${question.charAt(0).toLowerCase()}${question.slice(1)}`
}
