import { useRef, useState, type ReactNode } from 'react'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { CampaignCard } from './CampaignCard'
import { DeleteCampaignDialog } from './DeleteCampaignDialog'
import { campaignListMessages } from './messages'
import { swallowDoublePress } from './swallow-double-press'
import { useDeleteCampaign } from './use-delete-campaign'
import { useRenameCampaign } from './use-rename-campaign'

export interface CampaignCardsProps {
  readonly campaigns: readonly Campaign[]
  readonly menuItems?: ((campaign: Campaign) => ReactNode) | undefined
}

/** The cards, and what is done with them: renaming in place, deleting after a question. */
export function CampaignCards({ campaigns, menuItems }: CampaignCardsProps) {
  const t = useMessages(campaignListMessages)
  const rename = useRenameCampaign()
  const remove = useDeleteCampaign()
  const [inQuestion, setInQuestion] = useState<Campaign>()
  const list = useRef<HTMLUListElement>(null)
  const deletedAt = useRef(0)

  const closeQuestion = () => {
    if (list.current) swallowDoublePress(list.current.ownerDocument)
    setInQuestion(undefined)
  }

  return (
    <>
      <ul ref={list} className="inlay-CampaignList-grid" aria-label={t('listLabel')} tabIndex={-1}>
        {campaigns.map((campaign) => (
          <CampaignCard
            key={campaign.campaignId}
            campaign={campaign}
            menuItems={menuItems?.(campaign)}
            onDelete={setInQuestion}
            onRename={rename}
          />
        ))}
      </ul>
      <DeleteCampaignDialog
        campaign={inQuestion}
        // The card from which it was opened is gone by then.
        returnFocusTo={() => linkAt(list.current, deletedAt.current)}
        onClose={closeQuestion}
        onConfirm={(campaign) => {
          deletedAt.current = campaigns.indexOf(campaign)
          closeQuestion()
          remove(campaign)
        }}
      />
    </>
  )
}

/** The link of the card that has taken the place, or of the last one. */
function linkAt(list: HTMLElement | null, index: number): HTMLElement | null {
  const links = list?.querySelectorAll<HTMLElement>('.inlay-Card-link')
  return links?.item(Math.min(index, links.length - 1)) ?? list
}
