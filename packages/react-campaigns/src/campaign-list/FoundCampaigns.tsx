import type { Page } from '@inlay/sdk-core'
import type { OperationState } from '@inlay/sdk-core/react'
import { VisuallyHidden } from '@inlay/sdk-core/ui'
import { useFoundText } from './use-found-text'

export interface FoundCampaignsProps {
  readonly list: OperationState<Page<unknown>>
  readonly search: string
}

/** Tells a screen reader how many campaigns a search has found. */
export function FoundCampaigns({ list, search }: FoundCampaignsProps) {
  const told = useFoundText(list, search)
  // What was found before is nothing of what is shown now.
  const holds = told.search === search && list.status !== 'failed'
  return (
    <VisuallyHidden role="status">
      {/* Another element for another search, so that the same number is read again. */}
      <span key={told.search}>{holds && told.text}</span>
    </VisuallyHidden>
  )
}
