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
    last: ({ hello, bye }) =>
      `${hello}\n\nThis is my last message for now. If there is anything that we can help you with, just reply to this message.${bye}`,
  }
}

function thanked({ hello, note, question, company }: Phrases): string {
  const [, thing] = / I will tell you more about ([^.]+)\./.exec(note) ?? []
  const told = thing === undefined ? `What is ${company} busy with this year?` : `May I tell you more about ${thing}?`
  return `${hello}\n\nThank you for connecting. ${question ?? told}`
}

function reminded({ hello, bye, question }: Phrases): string {
  return `${hello}\n\nYou may not have had time for my last note: I would still be glad to be in touch with you. ${question ?? 'A short reply is enough.'}${bye}`
}
