import { useMessages } from '@inlay/sdk-core/react'
import { IconButton } from '@inlay/sdk-core/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { campaignsPerPage } from './campaign-list-query'
import { campaignListMessages } from './messages'

export interface CampaignPagesProps {
  /** Number of campaigns before the page. */
  readonly start: number
  readonly total: number
  readonly onStartChange: (start: number) => void
}

/** Leads through the pages of a list that is longer than one. */
export function CampaignPages({ start, total, onStartChange }: CampaignPagesProps) {
  const t = useMessages(campaignListMessages)
  if (total <= campaignsPerPage) return null
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
        onClick={() => onStartChange(Math.max(0, start - campaignsPerPage))}
      />
      <IconButton
        icon={ChevronRight}
        directional
        label={t('nextPage')}
        size="compact"
        disabled={last >= total}
        onClick={() => onStartChange(last)}
      />
    </nav>
  )
}
