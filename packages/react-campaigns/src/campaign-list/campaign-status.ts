import type { CampaignStatus } from '@inlay/sdk-core/contract/campaigns'
import type { campaignListMessages } from './messages'

/** How each status is shown: its text and the look of its badge. */
export const campaignStatusBadges: Readonly<
  Record<
    CampaignStatus,
    {
      readonly text: Extract<keyof (typeof campaignListMessages)['strings'], `status${string}`>
      readonly tone: 'neutral' | 'success' | 'danger' | 'info' | 'accent'
      readonly dot: 'solid' | 'hollow'
    }
  >
> = {
  Draft: { text: 'statusDraft', tone: 'neutral', dot: 'hollow' },
  Active: { text: 'statusActive', tone: 'success', dot: 'solid' },
  Preview: { text: 'statusPreview', tone: 'info', dot: 'solid' },
  Completed: { text: 'statusCompleted', tone: 'accent', dot: 'solid' },
  Failed: { text: 'statusFailed', tone: 'danger', dot: 'solid' },
}
