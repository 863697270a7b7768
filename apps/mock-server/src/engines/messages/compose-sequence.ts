import { countWords, subjectLimits } from '@inlay/sdk-core/contract/campaigns'
import { emailFact, emailLast, emailMiddles, emailOffer, emailOfferMiddles, emailOpening } from './email-steps'
import {
  linkedinFact,
  linkedinLast,
  linkedinMiddles,
  linkedinOffer,
  linkedinOfferMiddles,
  linkedinOpening,
} from './linkedin-steps'
import { isOffer, phrasesFor } from './phrases'
import type { SequenceParts, WrittenSequence } from './sequence-parts'

/** Writes a sequence by rules: each step says something of its own, and only what is known. */
export function composeSequence(parts: SequenceParts): WrittenSequence {
  const templates = Array.from({ length: parts.steps }, (_, step) => composeStep(parts, step))
  return parts.channel === 'linkedin' ? { templates } : { subjectLine: composeSubject(parts), templates }
}

/** One step: two have a beginning and an angle, and from three on the last one says goodbye. */
export function composeStep(parts: SequenceParts, step: number): string {
  const phrases = phrasesFor(parts)
  const { opening, withFact, middles, last } = stepsOf(parts.channel, phrases.isOffer)
  if (step === 0) return phrases.fact === '' ? opening(phrases) : withFact(phrases)
  if (step === parts.steps - 1 && step > 1) return last(phrases)
  return (middles[(step - 1) % middles.length] ?? last)(phrases)
}

function stepsOf(channel: SequenceParts['channel'], offers: boolean) {
  if (channel === 'email') {
    return {
      opening: offers ? emailOffer : emailOpening,
      withFact: emailFact,
      middles: offers ? emailOfferMiddles : emailMiddles,
      last: emailLast,
    }
  }
  return {
    opening: offers ? linkedinOffer : linkedinOpening,
    withFact: linkedinFact,
    middles: offers ? linkedinOfferMiddles : linkedinMiddles,
    last: linkedinLast,
  }
}

/** A subject of three to eight words, under fifty characters. */
export function composeSubject({ about, fields }: Pick<SequenceParts, 'about' | 'fields'>): string {
  const words = about
    .replaceAll(/[^\p{L}\p{N}\s'&-]/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '-')
  const begin = isOffer(about) ? 'About' : 'A question about'
  const subjectOf = (end: number) => `${begin} ${words.slice(0, end).join(' ')}`
  const ends = words
    .map((_, index) => index + 1)
    .filter((end) => {
      const subject = subjectOf(end)
      const isAllowed = subject.length < subjectLimits.shorterThan && countWords(subject) <= subjectLimits.mostWords
      return isAllowed && countWords(subject) >= subjectLimits.fewestWords && !isTrailing(words[end - 1])
    })
  // Rather before a word such as “across” than in the middle of a name.
  const best =
    ends.findLast((end) => end === words.length || beginsNext.has(words[end]?.toLowerCase() ?? '')) ?? ends.at(-1)
  if (best !== undefined) return subjectOf(best)
  return fields.has('organization_name') ? 'A question for {{organization_name}}' : 'A question for your team'
}

function isTrailing(word: string | undefined): boolean {
  return trailing.has(word?.toLowerCase() ?? '')
}

const beginsNext: ReadonlySet<string> = new Set(
  'about across at by for from in into on over that to who with'.split(' '),
)

const trailing: ReadonlySet<string> = new Set(
  '& a about across an and are at between by for from in into is of on or our over that the to who with your'.split(
    ' ',
  ),
)
