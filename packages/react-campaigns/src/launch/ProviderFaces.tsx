import type { ApiError } from '@inlay/sdk-core'
import type { ConnectorType } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { EmptyState, ErrorState, LinkButton, Skeleton, VisuallyHidden, useFailureText } from '@inlay/sdk-core/ui'
import { campaignsDestinations } from '../destinations'
import { launchMessages } from './messages'

export interface ProviderFacesProps {
  /** The workspace has no connection to it. */
  readonly missing: { readonly kind: ConnectorType; readonly title: string; readonly hint: string } | undefined
  /** Why it could not be asked; nothing while it is being asked. */
  readonly error: ApiError | undefined
  readonly onRetry: () => void
}

/** What stands in place of what a provider has: it is not connected, could not be asked, or is being asked. */
export function ProviderFaces({ missing, error, onRetry }: ProviderFacesProps) {
  const t = useMessages(launchMessages)
  const failureText = useFailureText()
  if (missing) {
    return (
      <EmptyState
        size="compact"
        headingLevel={3}
        title={missing.title}
        action={
          <LinkButton to={campaignsDestinations.integrations({ kind: missing.kind })} variant="primary">
            {t('integrate')}
          </LinkButton>
        }
      >
        {missing.hint}
      </EmptyState>
    )
  }
  if (error) {
    return (
      <ErrorState title={t('providerFailed')} headingLevel={3} requestId={error.requestId} onRetry={onRetry}>
        {failureText(error)}
      </ErrorState>
    )
  }
  return (
    <div className="inlay-Launch-waiting" aria-busy="true">
      <VisuallyHidden role="status">{t('providerLoading')}</VisuallyHidden>
      {['40%', '100%', '88%', '72%'].map((width) => (
        <Skeleton key={width} width={width} height="32px" />
      ))}
    </div>
  )
}
