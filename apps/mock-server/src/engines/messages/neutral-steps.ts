import type { Phrases } from './phrases'

type WriteStep = (phrases: Phrases) => string

/** A sequence of which it is not known what it is about: it says what the sender does, and asks. */
export const neutralEmails: Steps = {
  opening: ({ hello, bye, company, role, note, value, question, isShort, vary }) =>
    note !== ''
      ? `${hello}\n\n${note}\n\n${value}${question ?? 'Would a short call next week suit you?'}${bye}`
      : value === ''
        ? vary([
            `${hello}\n\nI would like to get to know ${company} better. ${role}, you know best what matters there this year.\n\n${question ?? 'Would you have ten minutes for a few questions next week?'}${bye}`,
            `${hello}\n\nWhat is ${company} busy with this year? ${role}, you are the one to ask, and I would rather ask than guess.\n\n${question ?? 'May I call you for ten minutes next week?'}${bye}`,
          ])
        : isShort
          ? `${hello}\n\n${value}${question ?? `Could that be of use to ${company}?`}${bye}`
          : vary([
              `${hello}\n\n${value}${role} at ${company}, you can say best whether that is of use to you.\n\n${question ?? 'Would a short call next week suit you?'}${bye}`,
              `${hello}\n\nMay I tell you what we do? ${value}\n\nI think that it could be useful to ${company}, and I would rather ask than guess.\n\n${question ?? 'Shall we talk about it on Tuesday or Thursday?'}${bye}`.replaceAll(
                / +$/gm,
                '',
              ),
            ]),
  middles: [
    ({ hello, bye, company, value }) =>
      value === ''
        ? `${hello}\n\nA short follow-up to my last note. If another week suits you better, tell me which one, and I will write then.\n\nAnd if I should ask somebody else at ${company}, I would be grateful for a name.${bye}`
        : `${hello}\n\nA short follow-up to my last note. If you would rather read than talk, reply with what you would like to know first, and I will answer in writing.\n\nIs it something for ${company}?${bye}`,
    ({ hello, bye, company, proof }) =>
      proof === ''
        ? `${hello}\n\nYou may not have had time for my last note. Is there somebody else at ${company} who should have it instead?${bye}`
        : `${hello}\n\nHere is something from our own work that may help you decide: ${proof}\n\nWould that make a difference at ${company}? A yes or a no is enough.${bye}`,
    ({ hello, bye, company }) =>
      `${hello}\n\nThe hardest part is often to find the time to look. So here is a shorter way: tell me in one line what matters most at ${company}, and I will tell you in one line whether we can help with it.${bye}`,
    ({ hello, bye, company }) =>
      `${hello}\n\nWhat would you like to know before you decide? Reply with one question, and I will answer it in writing.\n\nOr is there somebody at ${company} who should have this instead?${bye}`,
    ({ hello, bye, company }) =>
      `${hello}\n\nTiming often decides everything. If you would rather talk later this year, tell me which month suits ${company}, and I will write then and not before.${bye}`,
  ],
  last: ({ hello, bye, company, vary }) =>
    vary([
      `${hello}\n\nI do not want to fill your inbox, so this is the last you will hear from me. If it comes up at ${company} one day, just reply to this message and we can pick it up from there.${bye}`,
      `${hello}\n\nThis is my last message. If I should talk to somebody else at ${company}, I would be grateful for a name. If another time suits you better, a short reply is enough.${bye}`,
    ]),
}

export const neutralMessages: Steps = {
  opening: ({ hello, company, note, value, question, vary }) =>
    note !== ''
      ? `${hello}\n\n${note}${value}${question ?? 'May I ask you two quick questions about it?'}`
      : value === ''
        ? vary([
            `${hello} I would like to get to know ${company} better. ${question ?? 'May I ask you two quick questions?'}`,
            `${hello} what is ${company} busy with this year? ${question ?? 'I would be glad to hear it from you.'}`,
          ])
        : vary([
            `${hello}\n\n${value}${question ?? `May I ask you whether that could be of use to ${company}?`}`,
            `${hello} may I tell you what we do? ${value}${question ?? `Is that something for ${company}?`}`,
          ]),
  middles: [
    ({ hello }) =>
      `${hello} thank you for connecting. What would you like to know first? Ask me anything, and I will answer here.`,
    ({ hello, company, proof }) =>
      proof === ''
        ? `${hello} is there somebody else at ${company} whom I should ask? I would be grateful for a name.`
        : `${hello} something that may help you decide: ${proof} Would that make a difference at ${company}?`,
    ({ hello, company }) =>
      `${hello} tell me in one line what matters most at ${company}, and I will tell you in one line whether we can help with it. Fair?`,
    ({ hello }) => `${hello} is there one question that you would like answered first? I will answer it here.`,
    ({ hello, company }) =>
      `${hello} timing often decides everything. If you would rather talk later, tell me which month suits ${company}, and I will write then.`,
  ],
  last: ({ hello, company, vary }) =>
    vary([
      `${hello} a last word from me: if another time suits ${company} better, a short reply is enough. Otherwise I will leave it here.`,
      `${hello} this is my last message. If I should talk to somebody else at ${company}, I would be grateful for a name.`,
    ]),
}

interface Steps {
  readonly opening: WriteStep
  readonly middles: readonly WriteStep[]
  readonly last: WriteStep
}
