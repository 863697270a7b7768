import type { Phrases } from './phrases'

type WriteStep = (phrases: Phrases) => string

/** The first e-mail: why somebody is written to, and one thing to answer. */
export const emailOpening: WriteStep = ({ hello, bye, company, role, about, trade, value, isShort, pick }) =>
  isShort
    ? `${hello}\n\nI am writing about ${about}. ${value}Is that something ${company} is looking at this quarter?${bye}`
    : pick([
        `${hello}\n\nI am writing to you about ${about}. ${role} at ${company}, you will know better than most where that costs time today.\n\n${value}I would like to hear how you go about it, and show you what other ${trade} have changed.\n\nWould fifteen minutes next week suit you?${bye}`,
        `${hello}\n\nOne question about ${about}: is it on your list this quarter, or settled?\n\n${value}${role} at ${company}, you see sooner than others where it goes wrong. In fifteen minutes I can tell you what other ${trade} do about it, and you tell me whether it would work for you.\n\nWould Tuesday or Thursday suit you?${bye}`,
        `${hello}\n\nWhen ${trade} look into ${about}, the same two things take the most time: finding out how it stands today, and getting others to act on it.\n\n${value}I wonder which of the two it is at ${company}.\n\nMay I call you for ten minutes next week to find out?${bye}`,
      ])

/** The first e-mail about something that is offered. */
export const emailOffer: WriteStep = ({ hello, bye, company, role, about, value, isShort, pick }) =>
  isShort
    ? `${hello}\n\nI would like to tell you about ${about}. ${value}Is that something for ${company}?${bye}`
    : pick([
        `${hello}\n\nI would like to tell you about ${about}.\n\n${value}${role} at ${company}, you can judge in ten minutes whether it is of use to you.\n\nWould you take a look next week?${bye}`,
        `${hello}\n\nMay I show you ${about}?\n\n${value}I believe that ${company} could make something of it, and I would rather ask than guess.\n\nWould a short call on Tuesday or Thursday suit you?${bye}`,
      ])

/** What stands between the first e-mail and the last: each brings something of its own. */
export const emailMiddles: readonly WriteStep[] = [
  ({ hello, bye, company, about, isShort, pick }) =>
    isShort
      ? `${hello}\n\nOne question after my last note: who at ${company} decides about ${about}?${bye}`
      : pick([
          `${hello}\n\nA short note after my last one. When people look into ${about}, they mostly ask two things first: what it takes to begin, and how soon it shows.\n\nI can answer both for ${company} on one page, without a call. Shall I send it?${bye}`,
          `${hello}\n\nYou may not have had time for my last note, so here is something that you can use either way: those who get ${about} right begin with one case, measure it for a month, and only then go on.\n\nShall I write down what that first case could be at ${company}?${bye}`,
          `${hello}\n\nI wrote to you last week about ${about}. Before you answer, one figure helps most: how many hours a week it takes at ${company} today.\n\nIf you have a guess, I can tell you whether it is worth a call at all.${bye}`,
        ]),
  ({ hello, bye, company, about, proof, isShort }) =>
    proof === '' || isShort
      ? `${hello}\n\nWhat mostly holds people back from ${about} is not the price, it is the week in which two ways of working run side by side.\n\nThere is a plain way around that. May I show you how it would look at ${company}?${bye}`
      : `${hello}\n\nSomething from our own papers that may help you to judge: ${proof}\n\nWould that make a difference at ${company}? A yes or a no is enough.${bye}`,
  ({ hello, bye, company, about }) =>
    `${hello}\n\nA different question this time: if nothing changed about ${about} until next summer, what would it cost ${company}?\n\nIf the answer is “little”, I will leave you in peace. If not, ten minutes are enough to see what can be done.${bye}`,
  ({ hello, bye, company, about }) =>
    `${hello}\n\nI have put together what people mostly ask us about ${about}, with short answers. It takes three minutes to read, and there is nothing to fill in.\n\nShall I send it to you, or is there somebody at ${company} who would rather have it?${bye}`,
  ({ hello, bye, company, about }) =>
    `${hello}\n\nTiming is often the whole matter. If ${about} comes up at ${company} later this year, tell me the month, and I will write then and not before.${bye}`,
]

export const emailOfferMiddles: readonly WriteStep[] = [
  ({ hello, bye, company, about }) =>
    `${hello}\n\nA short note after my last one. Those who look at ${about} mostly ask two things first: what it takes to begin, and what it costs.\n\nI can answer both for ${company} on one page, without a call. Shall I send it?${bye}`,
  ({ hello, bye, company, proof, about }) =>
    proof === ''
      ? `${hello}\n\nNothing is easier to judge than something that one has seen. I can show you ${about} in ten minutes, with an example from a company like yours.\n\nIs there a morning that suits you, or somebody at ${company} whom I should ask instead?${bye}`
      : `${hello}\n\nSomething from our own papers that may help you to judge: ${proof}\n\nWould that make a difference at ${company}? A yes or a no is enough.${bye}`,
  ({ hello, bye, company, about }) =>
    `${hello}\n\nI am told that the hardest part is to find the time to look. So here is a shorter way: tell me in one line what matters most at ${company}, and I answer in one line whether ${about} does it.${bye}`,
  ...emailMiddles.slice(3),
]

/** The end of a sequence: nobody is kept waiting. */
export const emailLast: WriteStep = ({ hello, bye, company, about, pick }) =>
  pick([
    `${hello}\n\nThis is my last note about ${about}. If it is not a topic at ${company} right now, a one-word reply is enough and I will not write again.\n\nIf somebody else looks after it, I would be glad of a name.${bye}`,
    `${hello}\n\nI do not want to fill your inbox, so this is the last you hear from me about ${about}.\n\nShould it come up at ${company} one day, an answer to this message is enough, and I pick it up from there.${bye}`,
  ])
