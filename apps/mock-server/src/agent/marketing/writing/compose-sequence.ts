import { longestSubject, wordCount } from './copy-guidance'
import type { SequenceParts, WrittenSequence } from './sequence-parts'

/** Writes a sequence by rules: each step says something of its own, and only what is known. */
export function composeSequence(parts: SequenceParts): WrittenSequence {
  const { channel, steps } = parts
  const texts = (channel === 'email' ? emailSteps : linkedinSteps).map((write) => write(phrasesFor(parts)))
  const templates = Array.from({ length: steps }, (_, step) => texts[step] ?? lastWords(phrasesFor(parts), step))
  return channel === 'linkedin' ? { templates } : { subjectLine: subjectFor(parts), templates }
}

interface Phrases {
  readonly hello: string
  /** The company of whom it goes to. */
  readonly company: string
  readonly role: string
  readonly about: string
  readonly trade: string
  readonly value: string
  readonly isShort: boolean
}

function phrasesFor({ fields, about, industry, valueProposition, shorter }: SequenceParts): Phrases {
  const value = valueProposition?.trim().replace(/[.\s]*$/, '.') ?? ''
  return {
    hello: fields.has('first_name') ? 'Hello {{first_name}},' : 'Hello,',
    company: fields.has('organization_name') ? '{{organization_name}}' : 'your company',
    role: fields.has('title') ? 'As {{title}}' : 'In your role',
    about: shortened(
      about
        .trim()
        .replaceAll('\u2014', ',')
        .replace(/[.!?]+$/, ''),
      25,
    ),
    trade: industry === undefined ? 'companies like yours' : `companies in ${industry}`,
    value: value === '' ? '' : `${shortened(value.replaceAll('\u2014', ','), 30)} `,
    isShort: shorter,
  }
}

type WriteStep = (phrases: Phrases) => string

const emailSteps: readonly WriteStep[] = [
  ({ hello, company, role, about, trade, value, isShort }) =>
    isShort
      ? `${hello}\n\nI am writing about ${about}. ${value}Is that something ${company} is looking at this quarter?\n\nKind regards`
      : `${hello}\n\nI am writing to you about ${about}. ${role} at ${company}, you will know better than most where that costs time today.\n\n${value}I would like to hear how you go about it, and show you what other ${trade} have changed.\n\nWould fifteen minutes next week suit you?\n\nKind regards`,
  ({ hello, company, about, isShort }) =>
    isShort
      ? `${hello}\n\nOne question after my last note: who at ${company} decides about ${about}?\n\nKind regards`
      : `${hello}\n\nA short note after my last one. When people look into ${about}, they mostly ask two things first: what it takes to begin, and how soon it shows.\n\nI can answer both for ${company} on one page, without a call. Shall I send it?\n\nKind regards`,
  ({ hello, company, about }) =>
    `${hello}\n\nThis is my last note about ${about}. If it is not a topic at ${company} right now, a one-word reply is enough and I will not write again.\n\nIf somebody else looks after it, I would be glad of a name.\n\nKind regards`,
]

const linkedinSteps: readonly WriteStep[] = [
  ({ hello, company, about }) =>
    `${hello} I am looking at how ${company} and others in your field go about ${about}. May I ask you two questions about it?`,
  ({ hello, about, value }) =>
    `${hello} thank you for connecting. ${value}If ${about} is on your list this quarter, I can send one page on how to begin. Would that help?`,
  ({ hello, company }) =>
    `${hello} a last word from me: if somebody else at ${company} looks after this, I would be glad of a name. Otherwise I leave it here.`,
]

const lastWords = ({ hello, company, about }: Phrases, step: number) =>
  `${hello}\n\nA last check, note ${step + 1}: is ${about} still open at ${company}? If so, I am here.\n\nKind regards`

function subjectFor({ about, fields }: SequenceParts): string {
  const words = about
    .replaceAll(/[^\p{L}\p{N}\s'-]/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 5)
  for (let end = words.length; end > 0; end -= 1) {
    if (trailing.has(words[end - 1]?.toLowerCase() ?? '')) continue
    const subject = `A question about ${words.slice(0, end).join(' ')}`
    if (subject.length < longestSubject && wordCount(subject) <= 8) return subject
  }
  return fields.has('organization_name') ? 'A question for {{organization_name}}' : 'A question for your team'
}

const trailing: ReadonlySet<string> = new Set('a an and at for from in of on or the to with who that are is'.split(' '))

function shortened(text: string, mostWords: number): string {
  const words = text.split(/\s+/)
  return words.length <= mostWords ? text : words.slice(0, mostWords).join(' ')
}
