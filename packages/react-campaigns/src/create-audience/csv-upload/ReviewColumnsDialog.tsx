import { useId, useRef } from 'react'
import { artifactTypes, isEmailAddress, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Banner, Button, Dialog, Segments } from '@inlay/sdk-core/ui'
import { isolatedText } from '../../campaign-list/isolated-text'
import { createAudienceMessages } from '../messages'
import { hasIdentity, withTarget } from './column-targets'
import { ColumnTargets } from './ColumnTargets'
import { DialectFields, withoutHeader } from './DialectFields'
import type { FilePreview } from './preview-file'
import { PreviewProblems } from './PreviewProblems'
import { PreviewRows } from './PreviewRows'
import type { UploadEntry } from './upload-entry'
import type { Uploads } from './use-uploads'

export interface ReviewColumnsDialogProps {
  readonly entry: UploadEntry
  readonly preview: FilePreview
  readonly uploads: Pick<Uploads, 'patch' | 'rewrite' | 'setType'>
  readonly onClose: () => void
}

/** How a file was understood, to be put right before it is sent: how it is written, and where its columns go. */
export function ReviewColumnsDialog({ entry, preview, uploads, onClose }: ReviewColumnsDialogProps) {
  const t = useMessages(createAudienceMessages)
  const id = useId()
  const header = useRef<HTMLButtonElement>(null)
  const { artifactType, file, targets } = entry
  const isOfContacts = artifactType === 'contact'
  const names = { contact: t('contacts'), account: t('accounts') }
  return (
    <Dialog
      open
      size="large"
      height="tall"
      className="inlay-ReviewColumns"
      title={t('reviewTitle', { name: isolatedText(file.name) })}
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="inlay-ReviewColumns-how">
        <div className="inlay-ReviewColumns-type">
          <span aria-hidden>{t('holds')}</span>
          <Segments<ArtifactType>
            label={t('holds')}
            value={artifactType}
            items={artifactTypes.map((value) => ({ value, label: names[value] }))}
            onValueChange={(next) => uploads.setType(entry.id, next)}
          />
        </div>
        <DialectFields headerRef={header} preview={preview} onChange={(chosen) => uploads.rewrite(entry.id, chosen)} />
      </div>
      {preview.hasHeader && preview.headers.some((header) => isEmailAddress(header.trim())) && (
        <Banner
          tone="warning"
          role="status"
          action={
            <Button
              variant="link"
              onClick={() => {
                uploads.rewrite(entry.id, withoutHeader)
                // The button goes with what it puts right.
                header.current?.focus()
              }}
            >
              {t('noHeader')}
            </Button>
          }
        >
          {t('headerHoldsAddress')}
        </Banner>
      )}
      {!hasIdentity(artifactType, targets) && (
        <Banner tone="warning" role="status">
          {t(isOfContacts ? 'noIdentityContacts' : 'noIdentityAccounts')}
        </Banner>
      )}
      <div className="inlay-ReviewColumns-section">
        <h3>{t('columnsHead')}</h3>
        <ColumnTargets
          artifactType={artifactType}
          preview={preview}
          targets={targets}
          onChange={(column, target) => uploads.patch(entry.id, { targets: withTarget(targets, column, target) })}
        />
      </div>
      <div className="inlay-ReviewColumns-section">
        <h3 id={`${id}-rows`}>{t('rowsHead')}</h3>
        {preview.titles > 0 && (
          <p className="inlay-ReviewColumns-absent">{t('linesLeftOut', { count: preview.titles })}</p>
        )}
        <PreviewProblems problems={preview.problems} />
        <PreviewRows labelledBy={`${id}-rows`} preview={preview} targets={targets} />
      </div>
    </Dialog>
  )
}
