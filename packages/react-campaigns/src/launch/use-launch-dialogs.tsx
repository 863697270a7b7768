import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { later, useLater } from '@inlay/sdk-core/ui'
import { useState, type ReactNode } from 'react'
import type { ContactCounts } from '../campaign-detail/pending-steps'
import type { LaunchActions } from '../campaign-detail/SummaryCards'

const dialogs = later(() => import('./launch-dialogs'))

export interface LaunchDialogs {
  readonly actions: LaunchActions
  /** Stands anywhere in the screen. */
  readonly dialogs: ReactNode
}

/** Launches by dialogs, whose code comes when one is first opened. */
export function useLaunchDialogs(campaign: Campaign, counts: ContactCounts | undefined): LaunchDialogs {
  const [open, setOpen] = useState<'email' | 'linkedIn'>()
  const parts = useLater(dialogs, open !== undefined)
  const failure = campaign.status === 'Failed' ? counts?.failure : undefined
  const close = () => setOpen(undefined)
  return {
    actions: { onLaunchEmails: () => setOpen('email'), onLaunchLinkedIn: () => setOpen('linkedIn') },
    dialogs: parts && (
      <>
        {open === 'email' && (
          <parts.LaunchEmailsDialog
            onClose={close}
            campaign={campaign}
            waiting={counts?.emails}
            withoutAddress={counts?.withoutAddress}
            withoutEmail={counts?.withoutEmail}
            failure={failure}
          />
        )}
        {open === 'linkedIn' && (
          <parts.SendLeadsDialog
            onClose={close}
            campaign={campaign}
            waiting={counts?.linkedIn}
            withoutProfile={counts?.withoutProfile}
            withoutMessage={counts?.withoutLinkedIn}
            failure={failure}
          />
        )}
      </>
    ),
  }
}
