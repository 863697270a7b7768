import { useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { CampaignCard } from './CampaignCard'
import { DeleteCampaignDialog } from './DeleteCampaignDialog'
import { campaignListMessages } from './messages'
import { swallowDoublePress } from './swallow-double-press'
import { useDeleteCampaign } from './use-delete-campaign'
import { useFocusAfterDelete } from './use-focus-after-delete'
import { useFocusAfterLoss } from './use-focus-after-loss'
import { useRenameCampaign } from './use-rename-campaign'
import { useSteadyCards } from './use-steady-cards'

export interface CampaignCardsProps {
  readonly campaigns: readonly Campaign[]
  /** Another one for another search, page or order. */
  readonly question: string
  readonly menuItems?: ((campaign: Campaign) => ReactNode) | undefined
}

/** The cards, and what is done with them: renaming in place, deleting after a question. */
export function CampaignCards({ campaigns, question, menuItems }: CampaignCardsProps) {
  const t = useMessages(campaignListMessages)
  const deletedHere = useRef(new Set<string>())
  const rename = useRenameCampaign((campaignId) => deletedHere.current.has(campaignId))
  const remove = useDeleteCampaign()
  const [inQuestion, setInQuestion] = useState<Campaign>()
  const list = useRef<HTMLUListElement>(null)
  const { shown, watchFocus } = useSteadyCards(campaigns, question)
  const focus = useFocusAfterDelete(list, shown)
  const loss = useFocusAfterLoss(list, shown, question)

  const watch: Pick<ComponentPropsWithoutRef<'ul'>, 'onFocus' | 'onBlur'> = {
    onFocus(event) {
      watchFocus.onFocus()
      loss.onFocus(event)
    },
    onBlur(event) {
      watchFocus.onBlur(event)
      loss.onBlur()
    },
  }

  const closeQuestion = () => {
    if (list.current) swallowDoublePress(list.current.ownerDocument)
    setInQuestion(undefined)
  }

  const confirm = async (campaign: Campaign) => {
    focus.deleting(campaign)
    closeQuestion()
    deletedHere.current.add(campaign.campaignId)
    if (await remove(campaign)) return
    deletedHere.current.delete(campaign.campaignId)
    focus.notDeleted(campaign)
  }

  return (
    <>
      <ul ref={list} className="inlay-CampaignList-grid" aria-label={t('listLabel')} tabIndex={-1} {...watch}>
        {shown.map((campaign) => (
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
        returnFocusTo={focus.neighbour}
        onClose={closeQuestion}
        onConfirm={(campaign) => void confirm(campaign)}
      />
    </>
  )
}
