import { useMessages } from '@inlay/sdk-core/react'
import { IconButton } from '@inlay/sdk-core/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { campaignsPerPage } from './campaign-list-query'
import { campaignListMessages } from './messages'

export interface CampaignPagesProps {
  /** Number of campaigns before the page. */
  readonly start: number
  readonly total: number
  /** Pages count from 1. */
  readonly onPageChange: (page: number) => void
}

/** Leads through the pages of a list that is longer than one. */
export function CampaignPages({ start, total, onPageChange }: CampaignPagesProps) {
  const t = useMessages(campaignListMessages)
  if (total <= campaignsPerPage) return null
  const page = Math.floor(start / campaignsPerPage) + 1
  const last = Math.min(start + campaignsPerPage, total)
  return (
    <nav className="inlay-CampaignList-pages" aria-label={t('pages')}>
      <span>{t('range', { first: start + 1, last, total })}</span>
      <IconButton
        icon={ChevronLeft}
        directional
        label={t('previousPage')}
        size="compact"
        disabled={start === 0}
        onClick={() => onPageChange(page - 1)}
      />
      <IconButton
        icon={ChevronRight}
        directional
        label={t('nextPage')}
        size="compact"
        disabled={last >= total}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  )
}
