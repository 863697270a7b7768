import { forwardRef, useMemo, type ForwardedRef } from 'react'
import type { ArtifactType, CampaignFilterName } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useNotify } from '@inlay/sdk-core/react'
import { FilterBuilder } from '@inlay/sdk-core/table'
import {
  Banner,
  Button,
  Dialog,
  EnsureRoot,
  ErrorState,
  Skeleton,
  classNames,
  useFailureText,
  useLeaveGuard,
} from '@inlay/sdk-core/ui'
import { fieldLabel } from '../campaign-detail/artifact-fields'
import { audienceMessages } from '../campaign-detail/audience-messages'
import { statusWords } from '../campaign-detail/contact-progress'
import { seniorityWord } from '../campaign-detail/seniority-words'
import { fieldMessages } from '../campaign-detail/field-messages'
import type { TypeOf } from '../campaign-detail/column-type'
import { campaignStyles } from '../campaign-styles'
import { campaignFilterFields, type CampaignFilterFieldsParts } from './campaign-filter-fields'
import { FilterWords } from './FilterWords'
import { campaignFilterMessages } from './messages'
import { useFilterEdit } from './use-filter-edit'
import { useRemainingCount } from './use-remaining-count'

export interface CampaignFilterDialogProps {
  /** Of the dialog, beside its own. */
  readonly className?: string | undefined
  readonly campaignId: string
  /** @default 'contact' */
  readonly artifactType?: ArtifactType | undefined
  readonly filterName: CampaignFilterName
  /** Fields that rows have, beside those that every row of the type can have. @default none */
  readonly fields?: readonly string[] | undefined
  /** A value of a field, by which its kind is known. */
  readonly sampleOf?: ((field: string) => unknown) | undefined
  /** What the texts of a field of a file's own stand for. @default texts */
  readonly typeOf?: TypeOf | undefined
  /** How many rows the campaign has. Given, the dialog says how many of them the filters would leave. */
  readonly total?: number | undefined
  /** It is done with: saved, or left. */
  readonly onClose: () => void
}

/**
 * Changes which rows of a campaign pass before they are enriched, or after it. What cannot be read yet is said in its
 * row, and keeps it from being saved; what is not saved is not left without a question.
 *
 * Contract: as `Dialog`, with the slot class `inlay-CampaignFilterDialog`.
 */
export const CampaignFilterDialog = forwardRef<HTMLDialogElement, CampaignFilterDialogProps>(
  function CampaignFilterDialog(props, ref) {
    return (
      <EnsureRoot styles={campaignStyles}>
        <OpenDialog {...props} element={ref} />
      </EnsureRoot>
    )
  },
)

interface OpenDialogProps extends CampaignFilterDialogProps {
  readonly element: ForwardedRef<HTMLDialogElement>
}

const none: readonly string[] = []
const noSample = () => undefined

function OpenDialog({
  element,
  className,
  campaignId,
  artifactType = 'contact',
  filterName,
  fields = none,
  sampleOf = noSample,
  typeOf,
  total,
  onClose,
}: OpenDialogProps) {
  const t = useMessages(campaignFilterMessages)
  const notify = useNotify()
  const failureText = useFailureText()
  const edit = useFilterEdit({ campaignId, artifactType, filterName })
  const { state, draft, isChanged, unreadable, failure } = edit
  const found = useRemainingCount({ campaignId, artifactType, where: edit.remaining })
  const offered = useOfferedFields({ artifactType, fields, sampleOf, typeOf, filter: draft?.begunWith ?? null })

  async function save(): Promise<boolean> {
    if (!isChanged || unreadable > 0 || !(await edit.save())) return false
    notify({ tone: 'success', text: t(draft?.filter === null ? 'removed' : 'saved') })
    return true
  }
  const { confirmLeave, dialog } = useLeaveGuard({ when: isChanged || unreadable > 0, onSave: save })

  return (
    <Dialog
      ref={element}
      className={classNames('inlay-CampaignFilterDialog', className)}
      open
      size="large"
      title={t('title')}
      description={t(filterName === 'PRE_ENRICH_FILTER' ? 'preEnrichHint' : 'postEnrichHint')}
      onOpenChange={() => {
        void confirmLeave().then((leaves) => {
          if (leaves) onClose()
        })
      }}
      footer={
        <>
          <Button
            onClick={() => {
              void confirmLeave().then((leaves) => {
                if (leaves) onClose()
              })
            }}
          >
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            busy={edit.isSaving}
            busyLabel={t('saving')}
            disabledReason={unreadable > 0 ? t('notComplete') : isChanged ? undefined : t('nothingChanged')}
            onClick={() => {
              void save().then((isSaved) => {
                if (isSaved) onClose()
              })
            }}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {failure && (
        <Banner role="alert" tone="danger" className="inlay-CampaignFilterDialog-failure">
          {failureWords(failure)}
        </Banner>
      )}
      {draft ? (
        <FilterWords>
          <FilterBuilder
            label={t(filterName === 'PRE_ENRICH_FILTER' ? 'preEnrich' : 'postEnrich')}
            fields={offered}
            defaultFilter={draft.begunWith}
            onFilterChange={(filter) => edit.change({ filter })}
            onUnfinishedChange={(unfinished) => edit.change({ unfinished })}
            count={
              found === undefined || total === undefined
                ? undefined
                : t(artifactType === 'contact' ? 'contactsLeft' : 'accountsLeft', {
                    found: Math.min(found, total),
                    total,
                  })
            }
          />
        </FilterWords>
      ) : state.status === 'failed' ? (
        <ErrorState size="compact" headingLevel={3} title={t('failed')} onRetry={state.retry}>
          {failureText(state.error)}
        </ErrorState>
      ) : (
        <div role="status" aria-label={t('loading')} className="inlay-CampaignFilterDialog-loading">
          <Skeleton height="28px" />
          <Skeleton height="28px" width="60%" />
        </div>
      )}
      {dialog}
    </Dialog>
  )

  function failureWords({ error, meanwhile }: NonNullable<typeof failure>): string {
    if (meanwhile !== undefined) return t(meanwhile === 'made' ? 'madeElsewhere' : 'removedElsewhere')
    return t('refused', { reason: error.fields[0]?.message ?? failureText(error) })
  }
}

function useOfferedFields({
  artifactType,
  fields,
  sampleOf,
  typeOf,
  filter,
}: Pick<CampaignFilterFieldsParts, 'artifactType' | 'fields' | 'sampleOf' | 'typeOf' | 'filter'>) {
  const t = useMessages(campaignFilterMessages)
  const label = useMessages(fieldMessages)
  const words = useMessages(audienceMessages)
  return useMemo(
    () =>
      campaignFilterFields({
        artifactType,
        fields,
        sampleOf,
        typeOf,
        filter,
        labelOf(field) {
          if (field === 'contact_status') return t('status')
          return field === 'create_date' ? t('added') : fieldLabel(field, label)
        },
        statusLabel: (status) => words(statusWords[status].text),
        seniorityLabel: (code) => seniorityWord(code, label) ?? code,
      }),
    [artifactType, fields, filter, label, sampleOf, t, typeOf, words],
  )
}
