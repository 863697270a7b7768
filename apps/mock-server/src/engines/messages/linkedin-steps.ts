import type { Phrases } from './phrases'

type WriteStep = (phrases: Phrases) => string

export const linkedinOpening: WriteStep = ({ hello, company, about, pick }) =>
  pick([
    `${hello} I am looking at how ${company} and others in your field go about ${about}. May I ask you two questions about it?`,
    `${hello} you will have a view on ${about}, and I would like to hear it. Is it something that ${company} works on this year?`,
    `${hello} I write to people who know ${about} from their own work. Would you mind a short question about how it is done at ${company}?`,
  ])

export const linkedinMiddles: readonly WriteStep[] = [
  ({ hello, about, value }) =>
    `${hello} thank you for connecting. ${value}If ${about} is on your list this quarter, I can send one page on how to begin. Would that help?`,
  ({ hello, company, proof, about }) =>
    proof === ''
      ? `${hello} one thing that surprised me about ${about}: those who begin small are done sooner. Shall I write down what a small beginning would be at ${company}?`
      : `${hello} something that may help you to judge: ${proof} Would that make a difference at ${company}?`,
  ({ hello, company, about }) =>
    `${hello} if nothing changed about ${about} until next summer, would anybody at ${company} notice? If so, I have an idea to share.`,
  ({ hello, about }) =>
    `${hello} I have written down what people mostly ask about ${about}, with short answers. Three minutes to read. Shall I send it?`,
  ({ hello, company, about }) =>
    `${hello} timing is often the whole matter. If ${about} comes up at ${company} later, tell me the month and I will write then.`,
]

export const linkedinOffer: WriteStep = ({ hello, about, company }) =>
  `${hello} may I tell you about ${about}? I believe that ${company} could make something of it. If not, a short no is fine.`

export const linkedinOfferMiddles: readonly WriteStep[] = [
  ({ hello, value, about }) =>
    `${hello} thank you for connecting. ${value}I can show you ${about} in ten minutes. Would this week or next suit you better?`,
  ...linkedinMiddles.slice(1, 2),
  ({ hello, company, about }) =>
    `${hello} tell me in one line what matters most at ${company}, and I answer in one line whether ${about} does it. Fair?`,
  ...linkedinMiddles.slice(3),
]

export const linkedinLast: WriteStep = ({ hello, company }) =>
  `${hello} a last word from me: if somebody else at ${company} looks after this, I would be glad of a name. Otherwise I leave it here.`
