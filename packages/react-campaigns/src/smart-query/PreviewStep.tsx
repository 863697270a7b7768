import { characterCount } from '@inlay/sdk-core'
import { longestCampaignName } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, EmptyState, ErrorState, ProgressBar, TextField } from '@inlay/sdk-core/ui'
import { audienceAccounts } from './audience-request'
import { smartQueryMessages } from './messages'
import { PreviewTables } from './PreviewTables'
import type { SmartQuery } from './use-smart-query'

export interface PreviewStepProps {
  readonly query: SmartQuery
  readonly onAdjust: () => void
}

/** What the filters find, and the name under which all of it will stand in the list. */
export function PreviewStep({ query, onAdjust }: PreviewStepProps) {
  const t = useMessages(smartQueryMessages)
  const { preview, name, setName } = query
  const { accounts, contacts, progress, state } = preview
  if (state === 'failed') {
    return (
      <div className="inlay-SmartQuery-alone">
        <ErrorState title={t('previewFailedTitle')} onRetry={() => void query.makePreview()}>
          {preview.reason === undefined ? t('previewFailed') : t('previewStopped', { reason: preview.reason })}
        </ErrorState>
      </div>
    )
  }
  if (isWithoutLeads(preview)) {
    return (
      <div className="inlay-SmartQuery-alone">
        <EmptyState title={t('noLeads')} action={<Button onClick={onAdjust}>{t('adjust')}</Button>} />
      </div>
    )
  }
  return (
    <div className="inlay-SmartQuery-review">
      <div className="inlay-SmartQuery-summary">
        <TextField
          className="inlay-SmartQuery-name"
          label={t('name')}
          value={name}
          onValueChange={setName}
          error={nameProblem()}
          autoComplete="off"
        />
        <div className="inlay-SmartQuery-state" role="status">
          {state === 'ready' ? (
            <>
              <p className="inlay-SmartQuery-found">
                {t('found', { accounts: accounts.table.rows.length, contacts: contacts.table.rows.length })}
              </p>
              <p>{t('mostFound', { most: audienceAccounts })}</p>
            </>
          ) : (
            <ProgressBar
              label={t('finding')}
              value={progress?.done}
              max={progress?.total}
              valueText={progress && t('progress', progress)}
            />
          )}
        </div>
      </div>
      <PreviewTables preview={preview} />
    </div>
  )

  function nameProblem(): string | undefined {
    if (name.trim() === '') return t('nameMissing')
    return characterCount(name.trim()) > longestCampaignName
      ? t('nameTooLong', { most: longestCampaignName })
      : undefined
  }
}

/** It is done, and has found nobody. */
export function isWithoutLeads({ state, accounts, contacts }: SmartQuery['preview']): boolean {
  return state === 'ready' && accounts.table.rows.length === 0 && contacts.table.rows.length === 0
}
