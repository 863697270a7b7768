import { isMany } from './goal/is-many'
import { canBeShown } from './can-be-shown'
import { ourCompany } from './goal/read-offering'
import { saysTopic, type Phrases } from './phrases'
import { tellsDeed } from './proof-of'

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
        // What is theirs is no matter of others.
        `${hello}\n\nI am writing to ${isTheirs.test(about) ? 'you' : trade} about ${about}. ${note}${role} at ${company}, you know best what matters there.\n\n${value}I would like to hear how you see it, and to tell you what we have in mind.\n\n${question ?? 'Would a short call next week suit you?'}${bye}`,
        `${hello}\n\nA quick question${isTheirs.test(about) ? '' : ` to ${trade}`} about ${about}${saysTopic(question ?? '', about) || isTheirs.test(about) ? '.' : ': is this on your agenda this year?'}\n\n${note}${value}You can tell me what matters at ${company}, and I can tell you whether we can help.\n\n${question ?? 'Would a short call on Tuesday or Thursday suit you?'}${bye}`,
        `${hello}\n\nI would like to hear what you think about ${about}. ${note}\n\n${value}${role} at ${company}, you will see at once whether it deserves a closer look.\n\n${question ?? 'May I call you next week?'}${bye}`,
      ])

const isTheirs = /^your\s/i

/** The first email about something that is offered. */
export const emailOffer: WriteStep = (phrases) => {
  const { hello, bye, company, role, about, note, value, question, isShort, isInvitation, isOffered, pick, vary } =
    phrases
  if (isInvitation)
    return vary([
      `${hello}\n\nI would like to invite you to ${about}. ${note}\n\nI think it could be of interest to you at ${company}.\n\n${question ?? 'Will you come?'}${bye}`,
      `${hello}\n\nWe would be glad to see you at ${about}. ${note}\n\nSomebody from ${company} would be very welcome.\n\n${question ?? 'May we count on you?'}${bye}`,
    ])
  return isShort
    ? vary([
        `${hello}\n\nI would like to ${isOffered ? 'offer you' : 'tell you about'} ${about}. ${note}${value}${question ?? `Could it be of use to ${company}?`}${bye}`,
        `${hello}\n\nHave you heard of ${about}? ${note}${value}${question ?? `Is that something for ${company}?`}${bye}`,
      ])
    : pick([
        `${hello}\n\n${value}${introduced(phrases) ?? `I would like to ${isOffered ? 'offer you' : 'tell you about'} ${about}.`} ${note}\n\n${role} at ${company}, you can say best whether it is of use to you.\n\n${question ?? 'Shall we talk about it next week?'}${bye}`,
        `${hello}\n\n${value}${introduced(phrases) ?? (isOffered ? `We would like to offer you ${about}.` : `May I tell you more about ${about}?`)} ${note}\n\nI think it could be useful to ${company}, and I would rather ask than guess.\n\n${question ?? 'Would a short call on Tuesday or Thursday suit you?'}${bye}`,
      ])
}

/** What goes by a name is introduced by it; who has said already what they do does not name themselves once more. */
function introduced({ about, isSender, isCalled }: Phrases): string | undefined {
  if (isSender)
    return about === ourCompany ? `I would like to tell you more about ${about}.` : 'I would be glad to tell you more.'
  return isCalled && about !== ourCompany ? `I would like to introduce ${about}.` : undefined
}

/** The first email where a document has something to say of the matter. */
export const emailFact: WriteStep = (phrases) => {
  const { hello, bye, company, role, about, note, value, fact, question, isShort, isOffer, vary } = phrases
  const stated = `I am getting in touch about ${about}. ${note}${fact}`
  const begin = saysTopic(fact, about)
    ? tellsDeed(fact)
      ? `${fact} ${note}I would like to tell you how that was done.`
      : stated
    : vary([stated, `${fact} That is why I am writing to you about ${about}. ${note}`.trim()])
  return isShort
    ? `${hello}\n\n${begin}\n\n${question ?? `Could that be of use to ${company}?`}${bye}`
    : `${hello}\n\n${begin}\n\n${value}${role} at ${company}, ${vary([`you will know ${isOffer ? 'best whether it is of use to you' : 'better than most what that would change'}`, 'you can say at once whether that is worth a closer look'])}.\n\n${question ?? vary(['Would a short call next week suit you?', 'Shall we talk about it on Tuesday or Thursday?'])}${bye}`
}

/** What stands between the first email and the last: each brings something of its own, and promises nothing that nobody has. */
export const emailMiddles: readonly WriteStep[] = [
  (phrases) =>
    phrases.isShort
      ? `${phrases.hello}\n\nA follow-up to my last note about ${phrases.about}: who at ${phrases.company} should I talk to?${phrases.bye}`
      : phrases.pick([
          inWriting(phrases),
          `${phrases.hello}\n\nYou may not have had time for my last note about ${phrases.about}. What would have to be true for it to be worth a look at ${phrases.company}?\n\nI will tell you openly whether it is.${phrases.bye}`,
          `${phrases.hello}\n\nI wrote to you about ${phrases.about}. One word is enough for an answer: now, later or never.\n\n${phrases.question ?? `Is it something for ${phrases.company}?`}${phrases.bye}`,
        ]),
  ({ hello, bye, company, about, proof, isShort }) =>
    proof === '' || isShort
      ? `${hello}\n\nOne more thought on ${about}: it often helps to begin small, with one team or one site, and to decide only then.\n\nWould that be a way for ${company}?${bye}`
      : `${hello}\n\nHere is something from our own work that may help you decide: ${proof}\n\nWould that make a difference at ${company}? A yes or a no is enough.${bye}`,
  ({ hello, bye, company, about, avoidsPrices }) =>
    `${hello}\n\nA different question this time, still about ${about}: if everything stays as it is until next summer, what will that ${avoidsPrices ? 'mean for' : 'cost'} ${company}?\n\nIf the answer is “very little”, I will leave you in peace. If not, I would like to hear it.${bye}`,
  ({ hello, bye, company, about }) =>
    `${hello}\n\nWhat would you like to know about ${about} before you decide? Reply with one question, and I will answer it in writing.\n\nOr is there somebody at ${company} who should have this instead?${bye}`,
  ({ hello, bye, company, about }) =>
    `${hello}\n\nTiming often decides everything. If you want to talk about ${about} later this year, tell me which month suits ${company}, and I will write then and not before.${bye}`,
]

export const emailOfferMiddles: readonly WriteStep[] = [
  (phrases) =>
    phrases.isInvitation
      ? `${phrases.hello}\n\nA short follow-up to my last note about ${phrases.about}. If somebody else at ${phrases.company} would like to come, I would be grateful for a name.${phrases.bye}`
      : inWriting(phrases),
  ({ hello, bye, company, proof, about }) =>
    proof === ''
      ? `${hello}\n\n${canBeShown(about) ? `It is easier to judge something that one has seen. I would be glad to show you ${about}.\n\nIs there a morning that suits you, or somebody at ${company} I should ask instead?` : `May I send you the details of ${about}, or is there somebody at ${company} I should ask instead?`}${bye}`
      : `${hello}\n\nHere is something from our own work that may help you decide: ${proof}\n\nWould that make a difference at ${company}? A yes or a no is enough.${bye}`,
  ({ hello, bye, company, about }) =>
    `${hello}\n\nThe hardest part is often to find the time to look. So here is a shorter way: tell me in one line what matters most at ${company}, and I will tell you in one line whether ${about} ${isMany(about) ? 'help' : 'helps'} with it.${bye}`,
  ...emailMiddles.slice(3),
]

function inWriting({ hello, bye, company, about, question }: Phrases): string {
  return `${hello}\n\nA short follow-up to my last note about ${about}. If you would rather read than talk, reply with what you would like to know first, and I will answer in writing.\n\n${question ?? `Is it something for ${company}?`}${bye}`
}

/** The end of a sequence: nobody is kept waiting. */
export const emailLast: WriteStep = ({ hello, bye, company, about, pick }) =>
  pick([
    `${hello}\n\nThis is my last note about ${about}. If now is not the time at ${company}, a one-word reply is enough, and I will not write again.${bye}`,
    `${hello}\n\nI do not want to fill your inbox, so this is the last you will hear from me about ${about}.\n\nIf it comes up at ${company} one day, just reply to this message and we can pick it up from there.${bye}`,
  ])
