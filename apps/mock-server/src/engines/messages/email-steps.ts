import { canBeShown } from './can-be-shown'
import { saysTopic, type Phrases } from './phrases'

type WriteStep = (phrases: Phrases) => string

/** The first email: why somebody is written to, and one thing to answer. */
export const emailOpening: WriteStep = ({
  hello,
  bye,
  company,
  role,
  about,
  trade,
  note,
  value,
  question,
  isShort,
  pick,
  vary,
}) =>
  isShort
    ? vary([
        `${hello}\n\nI am writing about ${about}. ${note}${value}${question ?? `Is it something that ${company} is looking at this quarter?`}${bye}`,
        `${hello}\n\nHow does ${company} go about ${about}? ${note}${value}${question ?? 'I would be glad of a short answer. Would you tell me?'}${bye}`,
      ])
    : pick([
        `${hello}\n\nI am getting in touch about ${about}. ${note}${role} at ${company}, you know better than most where the time and the money go.\n\n${value}I would like to hear how you handle it today, and to share what other ${trade} have changed.\n\n${question ?? 'Would fifteen minutes next week suit you?'}${bye}`,
        `${hello}\n\nA quick question about ${about}: is it on your agenda this year?\n\n${note}${value}${role} at ${company}, you see sooner than others where things go wrong. In a short call I can tell you what other ${trade} do about it, and you can tell me whether it would work for you.\n\n${question ?? 'Would Tuesday or Thursday suit you?'}${bye}`,
        `${hello}\n\nWhen I talk to ${trade} about ${about}, two questions come up again and again: where do we stand today, and how do we get everybody to act on it?\n\n${note}${value}I wonder which of the two matters more at ${company}.\n\n${question ?? 'May I call you for ten minutes next week to find out?'}${bye}`,
      ])

/** The first email about something that is offered. */
export const emailOffer: WriteStep = (phrases) => {
  const { hello, bye, company, role, about, note, value, question, isShort, isInvitation, pick, vary } = phrases
  if (isInvitation)
    return vary([
      `${hello}\n\nI would like to invite you to ${about}. ${note}\n\nI think it could be of interest to you at ${company}.\n\n${question ?? 'Will you come?'}${bye}`,
      `${hello}\n\nWe would be glad to see you at ${about}. ${note}\n\nSomebody from ${company} would be very welcome.\n\n${question ?? 'May we count on you?'}${bye}`,
    ])
  return isShort
    ? vary([
        `${hello}\n\nI would like to tell you about ${about}. ${note}${value}${question ?? `Could it be of use to ${company}?`}${bye}`,
        `${hello}\n\nHave you heard of ${about}? ${note}${value}${question ?? `Is that something for ${company}?`}${bye}`,
      ])
    : pick([
        `${hello}\n\nI would like to tell you about ${about}. ${note}\n\n${value}${role} at ${company}, you will know within ten minutes whether it is of use to you.\n\n${question ?? 'Shall we talk about it next week?'}${bye}`,
        `${hello}\n\nMay I tell you more about ${about}? ${note}\n\n${value}I think it could be useful to ${company}, and I would rather ask than guess.\n\n${question ?? 'Would a short call on Tuesday or Thursday suit you?'}${bye}`,
      ])
}

/** The first email where a document has something to say of the matter. */
export const emailFact: WriteStep = (phrases) => {
  const { hello, bye, company, role, about, note, value, fact, question, isShort, isOffer, vary } = phrases
  const begin = saysTopic(fact, about)
    ? `${fact} ${note}I would like to tell you how that was done.`
    : vary([
        `I am getting in touch about ${about}. ${note}${fact}`,
        `${fact} That is why I am writing to you about ${about}. ${note}`.trim(),
      ])
  return isShort
    ? `${hello}\n\n${begin}\n\n${question ?? `Could that be of use to ${company}?`}${bye}`
    : `${hello}\n\n${begin}\n\n${value}${role} at ${company}, ${vary([`you will know ${isOffer ? 'within ten minutes whether it is of use to you' : 'better than most what that would change'}`, 'you can say at once whether that is worth a closer look'])}.\n\n${question ?? vary(['Would fifteen minutes next week suit you?', 'Shall we talk about it on Tuesday or Thursday?'])}${bye}`
}

/** What stands between the first email and the last: each brings something of its own. */
export const emailMiddles: readonly WriteStep[] = [
  ({ hello, bye, company, about, isShort, pick }) =>
    isShort
      ? `${hello}\n\nA follow-up to my last note about ${about}: who at ${company} should I talk to?${bye}`
      : pick([
          `${hello}\n\nA short follow-up to my last note about ${about}. Most people ask two things first: what it takes to get started, and how soon it pays off.\n\nI can answer both for ${company} on one page, without a call. Shall I send it?${bye}`,
          `${hello}\n\nYou may not have had time for my last note about ${about}, so here is an idea that you can use either way: start with one case, measure it for a month, and only then go further.\n\nShall I write down what that first case could look like at ${company}?${bye}`,
          `${hello}\n\nI wrote to you last week about ${about}. One figure helps more than any pitch: how many hours a week it takes at ${company} today.\n\nIf you have a rough idea, I can tell you whether a call would be worth your time.${bye}`,
        ]),
  ({ hello, bye, company, about, proof, isShort, avoidsPrices }) =>
    proof === '' || isShort
      ? `${hello}\n\nOne more thought on ${about}: the hard part of a change is ${avoidsPrices ? '' : 'rarely the price, it is '}the weeks in which old and new run side by side.\n\nThere is a simple way through them. May I show you how it would look at ${company}?${bye}`
      : `${hello}\n\nHere is something from our own work that may help you decide: ${proof}\n\nWould that make a difference at ${company}? A yes or a no is enough.${bye}`,
  ({ hello, bye, company, about, avoidsPrices }) =>
    `${hello}\n\nA different question this time, still about ${about}: if everything stays as it is until next summer, what will that ${avoidsPrices ? 'mean for' : 'cost'} ${company}?\n\nIf the answer is “very little”, I will leave you in peace. If not, ten minutes are enough to see what can be done.${bye}`,
  ({ hello, bye, company, about }) =>
    `${hello}\n\nI have put together the questions that people usually ask us about ${about}, with short answers. It takes three minutes to read, and there is nothing to fill in.\n\nShall I send it to you, or is there somebody at ${company} who should have it instead?${bye}`,
  ({ hello, bye, company, about }) =>
    `${hello}\n\nTiming often decides everything. If you want to talk about ${about} later this year, tell me which month suits ${company}, and I will write then and not before.${bye}`,
]

export const emailOfferMiddles: readonly WriteStep[] = [
  ({ hello, bye, company, about, note, isInvitation, avoidsPrices }) =>
    canBeShown(about)
      ? `${hello}\n\nA short follow-up to my last note about ${about}. Most people ask two things first: what it takes to get started, and ${avoidsPrices || isFree(`${about} ${note}`) ? 'how long that takes' : 'what it costs'}.\n\nI can answer both for ${company} on one page, without a call. Shall I send it?${bye}`
      : `${hello}\n\nA short follow-up to my last note about ${about}. If ${isInvitation ? `somebody else at ${company} would like to come` : `it is of use to somebody else at ${company}`}, I would be grateful for a name.${bye}`,
  ({ hello, bye, company, proof, about }) =>
    proof === ''
      ? `${hello}\n\n${canBeShown(about) ? `It is easier to judge something that one has seen. I can take you through ${about} in ten minutes, with an example from a company like yours.\n\nIs there a morning that suits you, or somebody at ${company} I should ask instead?` : `May I send you the details of ${about}, or is there somebody at ${company} I should ask instead?`}${bye}`
      : `${hello}\n\nHere is something from our own work that may help you decide: ${proof}\n\nWould that make a difference at ${company}? A yes or a no is enough.${bye}`,
  ({ hello, bye, company, about }) =>
    `${hello}\n\nThe hardest part is often to find the time to look. So here is a shorter way: tell me in one line what matters most at ${company}, and I will tell you in one line whether ${about} helps with it.${bye}`,
  ...emailMiddles.slice(3),
]

/** What costs nothing raises no question of what it costs. */
function isFree(said: string): boolean {
  return /\bfree\b/i.test(said)
}

/** The end of a sequence: nobody is kept waiting. */
export const emailLast: WriteStep = ({ hello, bye, company, about, pick }) =>
  pick([
    `${hello}\n\nThis is my last note about ${about}. If now is not the time at ${company}, a one-word reply is enough, and I will not write again.\n\nIf I should talk to somebody else, I would be grateful for a name.${bye}`,
    `${hello}\n\nI do not want to fill your inbox, so this is the last you will hear from me about ${about}.\n\nIf it comes up at ${company} one day, just reply to this message and we can pick it up from there.${bye}`,
  ])
