import { isMany } from './goal/is-many'
import { canBeShown } from './can-be-shown'
import { saysTopic, type Phrases } from './phrases'
import { tellsDeed } from './proof-of'

type WriteStep = (phrases: Phrases) => string

export const linkedinOpening: WriteStep = ({ hello, company, about, note, question, pick }) => {
  if (question !== undefined && saysTopic(question, about))
    return `${hello} I have a short question. ${note}${question}`
  return pick([
    `${hello} I am getting in touch about ${about}. ${note}${question ?? 'May I ask you two quick questions?'}`,
    `${hello} I would like to hear your view on ${about}. ${note}${question ?? `Is it something that ${company} is working on this year?`}`,
    `${hello} may I ask you a short question about ${about}? ${note}${question ?? `I would like to understand how it is handled at ${company}.`}`,
  ])
}

/** The first message where a document has something to say of the matter. */
export const linkedinFact: WriteStep = ({ hello, company, about, fact, question, vary }) =>
  saysTopic(fact, about) && tellsDeed(fact)
    ? vary([
        `${hello}\n\n${fact} May I tell you how that was done, and ask whether it could be of use to ${company}?`,
        `${hello}\n\n${fact} Would you like to hear how, and what it would take at ${company}?`,
      ])
    : vary([
        `${hello} I am getting in touch about ${about}. ${fact} ${question ?? 'May I ask you two quick questions?'}`,
        `${hello} how does ${company} go about ${about}? I ask because of this: ${fact} ${question ?? 'Shall I tell you more?'}`,
      ])

export const linkedinMiddles: readonly WriteStep[] = [
  ({ hello, about, value }) =>
    `${hello} thank you for connecting. ${value}What would you like to know about ${about}? Ask me anything, and I will answer here.`,
  ({ hello, company, proof, about }) =>
    proof === ''
      ? `${hello} one more thought on ${about}: it often helps to begin small, with one team or one site. Would that be a way for ${company}?`
      : `${hello} something that may help you decide: ${proof} Would that make a difference at ${company}?`,
  ({ hello, company, about }) =>
    `${hello} one more question about ${about}: if nothing changed until next summer, would anybody at ${company} notice? If so, I have an idea to share.`,
  ({ hello, about }) =>
    `${hello} is there one question about ${about} that you would like answered first? I will answer it here.`,
  ({ hello, company, about }) =>
    `${hello} timing often decides everything. If you want to talk about ${about} later, tell me which month suits ${company}, and I will write then.`,
]

export const linkedinOffer: WriteStep = ({
  hello,
  about,
  company,
  note,
  question,
  isInvitation,
  isOffered,
  isCalled,
  vary,
}) =>
  isInvitation
    ? vary([
        `${hello} may I invite you to ${about}? ${note}I think it could be of interest to you at ${company}. ${question ?? 'Will you come?'}`,
        `${hello} we would be glad to see you at ${about}. ${note}Somebody from ${company} would be very welcome. ${question ?? 'May we count on you?'}`,
      ])
    : vary([
        `${hello} may I ${isOffered ? 'offer you' : isCalled ? 'introduce' : 'tell you about'} ${about}? ${note}I think it could be useful to ${company}. ${question ?? 'If not, a short no is fine.'}`,
        `${hello} have you heard of ${about}? ${note}${question ?? `Is that something for ${company}? A yes or a no is enough.`}`,
      ])

/** What was asked is asked again; who was asked nothing is offered a look. */
function offeredAgain({ about, question, isCalled, value }: Phrases): string {
  if (question !== undefined) return `This is a short follow-up to my last note about ${about}. ${question}`
  if (isCalled)
    return value === '' ? `What would you like to know first about ${about}?` : 'What would you like to know first?'
  return canBeShown(about)
    ? `I would be glad to show you ${about}. Would this week or next suit you better?`
    : `May I send you the details of ${about}?`
}

export const linkedinOfferMiddles: readonly WriteStep[] = [
  (phrases) => `${phrases.hello} thank you for connecting. ${phrases.value}${offeredAgain(phrases)}`,
  ...linkedinMiddles.slice(1, 2),
  ({ hello, company, about }) =>
    `${hello} tell me in one line what matters most at ${company}, and I will tell you in one line whether ${about} ${isMany(about) ? 'help' : 'helps'} with it. Fair?`,
  ...linkedinMiddles.slice(3),
]

export const linkedinLast: WriteStep = ({ hello, company, vary }) =>
  vary([
    `${hello} a last word from me: if I should talk to somebody else at ${company}, I would be grateful for a name. Otherwise I will leave it here.`,
    `${hello} this is my last message. If another time suits ${company} better, a short reply is enough.`,
  ])
