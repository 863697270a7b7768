import type { ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, EmptyState } from '@inlay/sdk-core/ui'
import { Upload } from 'lucide-react'
import { audienceMessages } from './audience-messages'
import { campaignDetailMessages } from './messages'

export interface EmptyAudienceProps {
  readonly artifactType: ArtifactType
  /** Some are being looked for. */
  readonly isSearched: boolean
  readonly onUpload: (() => void) | undefined
}

/** An audience without rows, with the way to get some. */
export function EmptyAudience({ artifactType, isSearched, onUpload }: EmptyAudienceProps) {
  const t = useMessages(audienceMessages)
  const words = useMessages(campaignDetailMessages)
  const isOfContacts = artifactType === 'contact'
  return (
    <EmptyState
      title={t(isOfContacts ? 'noContacts' : 'noAccounts')}
      action={
        onUpload && (
          <Button icon={Upload} onClick={onUpload}>
            {words('uploadCsv')}
          </Button>
        )
      }
    >
      {t(isSearched ? 'foundSoon' : isOfContacts ? 'noContactsHint' : 'noAccountsHint')}
    </EmptyState>
  )
}
