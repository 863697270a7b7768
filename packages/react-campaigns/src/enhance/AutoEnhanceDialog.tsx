import { forwardRef, useState, type ForwardedRef } from 'react'
import type { ApiError } from '@inlay/sdk-core'
import type { EnrichmentOption } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import {
  Banner,
  Button,
  Dialog,
  DialogFootStart,
  EnsureRoot,
  VisuallyHidden,
  classNames,
  useFailureText,
} from '@inlay/sdk-core/ui'
import { campaignStyles } from '../campaign-styles'
import { enrichmentKinds } from './enrichment-kinds'
import { EnrichmentOptionRow } from './EnrichmentOptionRow'
import { enhanceMessages } from './messages'
import { useAutoEnrich, type EnhanceTarget } from './use-begin-work'
import { useConnectedTypes } from './use-connected-types'

export interface AutoEnhanceDialogProps extends EnhanceTarget {
  /** Of the dialog, beside its own. */
  readonly className?: string | undefined
  /** How many rows it will be about. */
  readonly rowCount?: number | undefined
  /** It is done with: begun, or left. */
  readonly onClose: () => void
}

/**
 * Chooses what the rows of a campaign are looked up for, and begins it. What needs a connection that the workspace does
 * not have cannot be chosen, and leads to where it is made.
 *
 * Contract: as `Dialog`, with the slot classes `inlay-AutoEnhance`, `-options`, `-option`.
 */
export const AutoEnhanceDialog = forwardRef<HTMLDialogElement, AutoEnhanceDialogProps>(
  function AutoEnhanceDialog(props, ref) {
    return (
      <EnsureRoot styles={campaignStyles}>
        <OpenDialog {...props} element={ref} />
      </EnsureRoot>
    )
  },
)

interface OpenDialogProps extends AutoEnhanceDialogProps {
  readonly element: ForwardedRef<HTMLDialogElement>
}

function OpenDialog({ element, className, rowCount, onClose, ...target }: OpenDialogProps) {
  const t = useMessages(enhanceMessages)
  const failureText = useFailureText()
  const { enrich, pending } = useAutoEnrich(target)
  const connections = useConnectedTypes()
  const { state } = connections
  const [chosen, setChosen] = useState<ReadonlySet<EnrichmentOption>>(new Set())
  const [failure, setFailure] = useState<ApiError>()
  const kinds = enrichmentKinds(target.artifactType)
  const options = kinds.map(({ option }) => option).filter((option) => chosen.has(option))

  async function submit() {
    setFailure(undefined)
    const result = await enrich(options)
    if (result.ok) onClose()
    else setFailure(result.error)
  }

  return (
    <Dialog
      ref={element}
      className={classNames('inlay-AutoEnhance', className)}
      open
      title={t('autoEnhance')}
      description={t('autoHint')}
      onOpenChange={() => {
        if (!pending) onClose()
      }}
      footer={
        <>
          {rowCount !== undefined && (
            <DialogFootStart>
              {t(target.artifactType === 'contact' ? 'contactsAbout' : 'accountsAbout', { count: rowCount })}
            </DialogFootStart>
          )}
          <Button disabled={pending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            busy={pending}
            busyLabel={t('starting')}
            disabledReason={options.length === 0 ? t('choose') : undefined}
            onClick={() => void submit()}
          >
            {t('enhance')}
          </Button>
        </>
      }
    >
      <div className="inlay-AutoEnhance-body">
        {failure && (
          <Banner role="alert" tone="danger">
            {t('notStarted', { reason: failureText(failure) })}
          </Banner>
        )}
        {state.status === 'failed' && (
          <Banner
            role="alert"
            tone="warning"
            action={
              <Button variant="ghost" size="compact" onClick={state.retry}>
                {t('tryAgain')}
              </Button>
            }
          >
            {t('connectionsFailed', { reason: failureText(state.error) })}
          </Banner>
        )}
        {state.status === 'loading' && <VisuallyHidden role="status">{t('connectionsLoading')}</VisuallyHidden>}
        <div role="group" aria-label={t('autoEnhance')} className="inlay-AutoEnhance-options">
          {kinds.map((kind) => (
            <EnrichmentOptionRow
              key={kind.option}
              kind={kind}
              checked={chosen.has(kind.option)}
              isConnected={kind.needs === undefined ? true : connections.isConnected(kind.needs)}
              onCheckedChange={(isChosen) => {
                const next = new Set(chosen)
                if (isChosen) next.add(kind.option)
                else next.delete(kind.option)
                setChosen(next)
              }}
            />
          ))}
        </div>
      </div>
    </Dialog>
  )
}
