import type { CampaignStatus } from '@inlay/sdk-core/contract/campaigns'
import type { Tone } from '@inlay/sdk-core/ui'
import type { campaignListMessages } from './messages'

/** How each status is shown: its text and the look of its badge. */
export const campaignStatusBadges: Readonly<
  Record<
    CampaignStatus,
    {
      readonly text: Extract<keyof (typeof campaignListMessages)['strings'], `status${string}`>
      readonly tone: Tone
      readonly mark: 'solid' | 'hollow'
    }
  >
> = {
  Draft: { text: 'statusDraft', tone: 'neutral', mark: 'hollow' },
  Active: { text: 'statusActive', tone: 'success', mark: 'solid' },
  Preview: { text: 'statusPreview', tone: 'info', mark: 'solid' },
  Completed: { text: 'statusCompleted', tone: 'accent', mark: 'solid' },
  Failed: { text: 'statusFailed', tone: 'danger', mark: 'solid' },
}
