import { useMessages } from '@inlay/sdk-core/react'
import { Button, Menu, MenuRadioGroup, MenuRadioItem } from '@inlay/sdk-core/ui'
import { ArrowDownWideNarrow } from 'lucide-react'
import { campaignSorts, type CampaignSort } from './campaign-list-view'
import { campaignListMessages } from './messages'

export interface CampaignSortMenuProps {
  readonly sort: CampaignSort
  readonly onSortChange: (sort: CampaignSort) => void
}

const texts = {
  'updateDate:desc': 'sortByUpdate',
  'createDate:desc': 'sortByCreation',
  'name:asc': 'sortByName',
} as const

/** The order of the list, and the others that it can have. */
export function CampaignSortMenu({ sort, onSortChange }: CampaignSortMenuProps) {
  const t = useMessages(campaignListMessages)
  const current = t(texts[sort])
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button
          className="inlay-CampaignList-sort"
          variant="ghost"
          size="compact"
          icon={ArrowDownWideNarrow}
          chevron
          aria-label={t('sort', { order: current })}
        >
          <span className="inlay-CampaignList-sortOrder">{current}</span>
        </Button>
      }
    >
      <MenuRadioGroup
        label={t('sortBy')}
        value={sort}
        onValueChange={(value) => {
          const next = campaignSorts.find((each) => each === value)
          if (next) onSortChange(next)
        }}
      >
        {campaignSorts.map((each) => (
          <MenuRadioItem key={each} value={each}>
            {t(texts[each])}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  )
}
