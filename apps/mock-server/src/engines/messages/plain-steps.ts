import type { Phrases } from './phrases'

type WriteStep = (phrases: Phrases) => string

/** A sequence that says what the goal says, asks what it asks, and adds nothing of its own. */
export const plainSteps: {
  readonly opening: WriteStep
  readonly withFact: WriteStep
  readonly middles: readonly WriteStep[]
  readonly last: WriteStep
} = {
  opening: ({ hello, bye, note, question }) => `${hello}\n\n${note.trim()}\n\n${question ?? answered}${bye}`,
  withFact: ({ hello, bye, note, question }) => `${hello}\n\n${note.trim()}\n\n${question ?? answered}${bye}`,
  middles: [
    ({ hello, bye, note, question }) =>
      `${hello}\n\nYou may not have had time for my last note, so here it is once more. ${note.trim()}\n\n${question ?? answered}${bye}`,
    ({ hello, bye, company, question }) =>
      `${hello}\n\nA short follow-up to my last notes: ${question === undefined ? 'did they reach you?' : asideOf(question)}\n\nIf I should ask somebody else at ${company}, I would be grateful for a name.${bye}`,
    ({ hello, bye, note, question }) =>
      `${hello}\n\nI wrote to you some time ago and would be glad to hear from you. ${note.trim()}\n\n${question ?? answered} A yes or a no is enough.${bye}`,
    ({ hello, bye, company }) =>
      `${hello}\n\nIf another time suits ${company} better, tell me which month, and I will write then and not before.${bye}`,
    ({ hello, bye, question }) => `${hello}\n\nOne line is enough for an answer. ${question ?? answered}${bye}`,
  ],
  last: ({ hello, bye }) =>
    `${hello}\n\nI do not want to fill your inbox, so this is the last you will hear from me about this. If it should suit you later, just reply to this message.${bye}`,
}

const answered = 'Would you let me know what you think? A short reply is enough.'

function asideOf(question: string): string {
  return `${question.charAt(0).toLowerCase()}${question.slice(1)}`
}
