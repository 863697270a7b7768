import type { SequenceParts } from './sequence-parts'

/** The words that steps are put together from. */
export interface Phrases {
  readonly hello: string
  readonly bye: string
  /** The company of whom it goes to. */
  readonly company: string
  readonly role: string
  readonly about: string
  readonly trade: string
  /** What the sender does, as a part of a paragraph; empty where nobody has said so. */
  readonly value: string
  /** Something to show for it, as a paragraph; empty where nothing is known. */
  readonly proof: string
  readonly isShort: boolean
  /** It is about something of the sender's own, and not about the work of whom it goes to. */
  readonly isOffer: boolean
  /** One of some ways to say it, the same for the same sequence. */
  readonly pick: <Way>(ways: readonly [Way, ...Way[]]) => Way
}

const mostAbout = 22
const mostValue = 26
const mostProof = 24

export function phrasesFor(parts: SequenceParts): Phrases {
  const { fields, industry, valueProposition, brandVoice = '', proof, shorter, channel } = parts
  const about = shortened(withoutDashes(parts.about).replace(/[.!?]+$/, ''), mostAbout)
  const manner = mannerOf(brandVoice)
  const value = sentencesOf(valueProposition, mostValue)
  const told = sentencesOf(proof, mostProof)
  const name = fields.has('first_name') ? ' {{first_name}}' : ''
  return {
    hello: `${manner.hello}${name},`,
    bye: channel === 'email' ? `\n\n${manner.bye}` : '',
    company: fields.has('organization_name') ? '{{organization_name}}' : 'your company',
    role: fields.has('title') ? 'As {{title}}' : 'In your role',
    about,
    trade: industry === undefined ? 'companies like yours' : `companies in ${industry}`,
    value: value === '' ? '' : `${value} `,
    proof: told,
    isShort: shorter,
    isOffer: /^our\b/.test(about),
    pick: (ways) => ways[hashOf(about) % ways.length] ?? ways[0],
  }
}

/** How somebody who sounds so begins and ends. */
function mannerOf(brandVoice: string) {
  if (/\b(?:formal|respectful|reserved|courteous|traditional)\b/i.test(brandVoice) && !/\binformal\b/i.test(brandVoice))
    return { hello: 'Dear', bye: 'Yours sincerely' }
  if (/\b(?:informal|casual|playful|friendly|warm|relaxed|conversational)\b/i.test(brandVoice))
    return { hello: 'Hi', bye: 'Best' }
  return { hello: 'Hello', bye: 'Kind regards' }
}

/** As many whole sentences as may have so many words. */
function sentencesOf(text: string | undefined, mostWords: number): string {
  const sentences = withoutDashes(text?.trim() ?? '').split(/(?<=[.!?])\s+/)
  let taken = ''
  for (const sentence of sentences) {
    const next = taken === '' ? sentence : `${taken} ${sentence}`
    if (next.split(/\s+/).length > mostWords) break
    taken = next
  }
  return taken === '' || /[.!?]$/.test(taken) ? taken : `${taken}.`
}

function withoutDashes(text: string): string {
  return text.trim().replaceAll(/\s*\u2014\s*/g, ', ')
}

function shortened(text: string, mostWords: number): string {
  const words = text.split(/\s+/)
  return words.length <= mostWords ? text : words.slice(0, mostWords).join(' ')
}

function hashOf(text: string): number {
  let hash = 7
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash
}
