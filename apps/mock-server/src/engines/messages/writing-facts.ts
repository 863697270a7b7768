import type { SequenceParts } from './sequence-parts'

/** What the sender has said of itself, as it is told to whoever writes. */
export interface WritingFacts extends Pick<SequenceParts, 'valueProposition' | 'brandVoice' | 'proof' | 'price'> {
  /** Where the sender has said what it does, where that is not among the settings. */
  readonly valueSource?: string | undefined
  /** The name of the document that the proof stands in. */
  readonly proofSource?: string | undefined
  /** The same of the price. */
  readonly priceSource?: string | undefined
}

export function writingFacts(facts: Readonly<Record<string, unknown>>): WritingFacts {
  const text = (name: string) => {
    const value = facts[name]
    return typeof value === 'string' && value.trim() !== '' ? value : undefined
  }
  return {
    valueProposition: text('valueProposition'),
    brandVoice: text('brandVoice'),
    proof: text('proof'),
    price: text('price'),
  }
}
