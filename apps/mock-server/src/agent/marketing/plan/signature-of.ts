import type { Draft } from '../memory'

/** Who signs messages, as somebody has said it last, or has told it of themselves. */
export function signatureOf(draft: Draft | undefined): string | undefined {
  return draft?.from?.signature ?? draft?.from?.signedBy
}
