import type { Draft } from '../memory'
import { polite } from '../request/polite'
import { signatureOf } from './signature-of'

/** “Add our phone number, +43 662 555 100, below the signature” stands under whoever signs, and in a sentence where nobody does yet. */
export function withPhoneSigned(prompt: string, draft: Draft | undefined): string {
  const { number } = draft === undefined ? {} : (phone.exec(prompt)?.groups ?? {})
  if (number === undefined) return prompt
  const signature = signatureOf(draft)
  return signature === undefined || signature.includes(number)
    ? `add "You can reach us at ${number}."`
    : `sign it as "${signature}, ${number}"`
}

const phone = new RegExp(
  `^${polite}(?:add|put|write|include)(?: in)? (?:(?:the|our|my) )?(?:phone|telephone|mobile|tel)?\\.?(?: ?number)?,?:? ?(?<number>\\+?\\d[\\d /()-]{5,20}\\d),? (?:below|under|underneath|after|to|in|next to|behind) (?:the|my|our) (?:signature|name|sign-?off)(?: (?:please|too|as well))*[.!?]*$`,
  'i',
)
