import { wouldConnect } from './goal/would-connect'
import { plainSteps } from './plain-steps'
import type { Phrases } from './phrases'
import type { SequenceParts } from './sequence-parts'

type Steps = typeof plainSteps

/** A sequence that is to win a contact: whoever has become one is thanked for that, and not asked for it again. */
export function connectSteps(channel: SequenceParts['channel']): Steps {
  const opening = ({ hello, bye, note, question }: Phrases) =>
    `${hello}\n\n${[note.trim(), question ?? ''].join(' ').trim()}${bye}`
  const [again, ...others] = plainSteps.middles
  return {
    opening,
    withFact: opening,
    middles: channel === 'linkedin' || again === undefined ? [thanked, ...others] : [reminded, ...others],
    last: ({ hello, bye, note }) => `${hello}\n\nThis is my last message for now. ${laterOf(note)}${bye}`,
  }
}

function thanked({ hello, note, question, company }: Phrases): string {
  const [, thing] = / I will tell you more about ([^.]+)\./.exec(note) ?? []
  const told = thing === undefined ? `What is ${company} busy with this year?` : `May I tell you more about ${thing}?`
  return `${hello}\n\n${['Thank you for connecting.', offerIn(note), question ?? told].filter((part) => part !== '').join(' ')}`
}

function reminded({ hello, bye, note, question }: Phrases): string {
  return `${hello}\n\n${['You may not have had time for my last note: I would still be glad to be in touch with you.', offerIn(note), question ?? 'A short reply is enough.'].filter((part) => part !== '').join(' ')}${bye}`
}

/** What is asked beside an offer would ask for nothing without it. */
function offerIn(note: string): string {
  return sentencesIn(note)
    .filter((sentence) => offers.test(sentence) || invites.test(sentence))
    .join(' ')
}

function laterOf(note: string): string {
  const event = sentencesIn(note).flatMap((sentence) => invites.exec(sentence)?.[1] ?? [])[0]
  if (event !== undefined) return `If you would like to come to ${event}, just reply to this message.`
  const [, offered] = sentencesIn(note)
    .flatMap((sentence) => [...(offers.exec(sentence) ?? [])])
    .slice(0, 2)
  const [, told] = / I will tell you more about ([^.]+)\./.exec(note) ?? []
  const thing = offered ?? told
  return thing === undefined
    ? 'If there is anything that we can help you with, just reply to this message.'
    : `If ${thing} is of interest to you one day, just reply to this message.`
}

function sentencesIn(note: string): readonly string[] {
  return note
    .trim()
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => sentence !== wouldConnect)
}

const offers = /^We can offer you (.+)\.$/
const invites = /^(?:We|I) would like to invite you to (.+)\.$/
