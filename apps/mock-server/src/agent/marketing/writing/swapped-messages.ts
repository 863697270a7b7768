import type { DraftSource } from '../memory'
import type { ChangedDraft } from './change-draft'

/** Messages of which two have changed places, and what they say of their places that is not so any more. */
export function swappedMessages(
  templates: readonly string[],
  [one = 0, other = 0]: readonly number[],
): Pick<ChangedDraft, 'made' | 'not_made'> & { readonly templates: readonly string[] } {
  const [first, second] = [templates[one - 1], templates[other - 1]]
  if (first === undefined || second === undefined || one === other)
    return { templates, made: [], not_made: [`messages ${one} and ${other}: there are ${templates.length}`] }
  const swapped = templates.with(one - 1, second).with(other - 1, first)
  const untrue = swapped.flatMap((text, index) => {
    const said = text === templates[index] ? undefined : ofPlace.exec(text)?.[0]
    return said === undefined ? [] : [`message ${index + 1} says “${said}”: change that where it does not fit any more`]
  })
  return { templates: swapped, made: [`messages ${one} and ${other} have changed places`], not_made: untrue }
}

/** What single messages are for goes with them. */
export function plannedSwapped(
  planned: DraftSource['planned'],
  swap: readonly number[] | undefined,
): DraftSource['planned'] {
  if (swap === undefined) return planned
  const [one, other] = swap
  return planned?.map((each) => ({
    ...each,
    step: each.step === one ? (other ?? each.step) : each.step === other ? (one ?? each.step) : each.step,
  }))
}

const ofPlace =
  /[^.!?\n]*\b(?:my last (?:note|message)|last (?:note|message|e-?mail)|the last you will hear|in case my last|I wrote to you about|follow-?up to)\b[^.!?\n]*[.!?]?/i
