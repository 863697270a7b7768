import { templateValue, type Artifact } from '@inlay/sdk-core/contract/campaigns'
import type { Translate } from '@inlay/sdk-core/react'
import type { fieldMessages } from '../campaign-detail/field-messages'
import { seniorityWord } from '../campaign-detail/seniority-words'

/** What a row puts in the place of a field, with words for our codes; nothing where it knows nothing. */
export function shownValue(
  row: Artifact,
  field: string,
  label: Translate<typeof fieldMessages.strings>,
): string | undefined {
  const value = templateValue(row, field)
  return field === 'seniority' ? seniorityWord(value, label) : value
}
