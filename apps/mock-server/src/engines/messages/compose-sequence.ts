import { countWords, subjectLimits } from '@inlay/sdk-core/contract/campaigns'
import { emailLast, emailMiddles, emailOffer, emailOfferMiddles, emailOpening } from './email-steps'
import { linkedinLast, linkedinMiddles, linkedinOffer, linkedinOfferMiddles, linkedinOpening } from './linkedin-steps'
import { phrasesFor } from './phrases'
import type { SequenceParts, WrittenSequence } from './sequence-parts'

/** Writes a sequence by rules: each step says something of its own, and only what is known. */
export function composeSequence(parts: SequenceParts): WrittenSequence {
  const templates = Array.from({ length: parts.steps }, (_, step) => composeStep(parts, step))
  return parts.channel === 'linkedin' ? { templates } : { subjectLine: composeSubject(parts), templates }
}

/** One step: two have a beginning and an angle, and from three on the last one says goodbye. */
export function composeStep(parts: SequenceParts, step: number): string {
  const phrases = phrasesFor(parts)
  const { opening, middles, last } = stepsOf(parts.channel, phrases.isOffer)
  if (step === 0) return opening(phrases)
  if (step === parts.steps - 1 && step > 1) return last(phrases)
  return (middles[(step - 1) % middles.length] ?? last)(phrases)
}

function stepsOf(channel: SequenceParts['channel'], isOffer: boolean) {
  if (channel === 'email') {
    return {
      opening: isOffer ? emailOffer : emailOpening,
      middles: isOffer ? emailOfferMiddles : emailMiddles,
      last: emailLast,
    }
  }
  return {
    opening: isOffer ? linkedinOffer : linkedinOpening,
    middles: isOffer ? linkedinOfferMiddles : linkedinMiddles,
    last: linkedinLast,
  }
}

/** A subject of three to eight words, under fifty characters. */
export function composeSubject({ about, fields }: Pick<SequenceParts, 'about' | 'fields'>): string {
  const words = about
    .replace(/^our\s+/, '')
    .replaceAll(/[^\p{L}\p{N}\s'-]/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 5)
  for (let end = words.length; end > 0; end -= 1) {
    if (trailing.has(words[end - 1]?.toLowerCase() ?? '')) continue
    const subject = `A question about ${words.slice(0, end).join(' ')}`
    if (subject.length < subjectLimits.shorterThan && countWords(subject) <= subjectLimits.mostWords) return subject
  }
  return fields.has('organization_name') ? 'A question for {{organization_name}}' : 'A question for your team'
}

const trailing: ReadonlySet<string> = new Set(
  'a about across an and are at between by for from in into is of on or over that the to who with'.split(' '),
)
