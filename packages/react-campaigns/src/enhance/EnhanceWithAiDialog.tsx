import { forwardRef, useState, type ForwardedRef } from 'react'
import { characterCount } from '@inlay/sdk-core'
import {
  accountFieldNames,
  contactFieldNames,
  longestUserPrompt,
  type Campaign,
} from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import {
  Button,
  Dialog,
  DialogFootStart,
  EnsureRoot,
  Form,
  FormField,
  FormTextArea,
  FormTextField,
  MultiSelect,
  SubmitButton,
  TextField,
  classNames,
  useInlayForm,
  useWatch,
} from '@inlay/sdk-core/ui'
import { fieldLabel } from '../campaign-detail/artifact-fields'
import { fieldMessages } from '../campaign-detail/field-messages'
import { campaignStyles } from '../campaign-styles'
import { aiColumnSchema } from './ai-column-schema'
import { columnNameOf, columnNameProblem } from './column-name'
import { enhanceMessages } from './messages'
import { useEnrichWithAi, type EnhanceTarget } from './use-begin-work'

export type AiColumnMetadata = Campaign['enrichmentWithAiMetadata'][number]

export interface EnhanceWithAiDialogProps extends EnhanceTarget {
  /** Of the dialog, beside its own. */
  readonly className?: string | undefined
  /** Columns that the rows have: what a prompt may look at. */
  readonly fields: readonly string[]
  /** Columns of the campaign that were written from prompts. @default none */
  readonly aiColumns?: readonly AiColumnMetadata[] | undefined
  /** The one of them that is changed. @default a new one is made */
  readonly column?: AiColumnMetadata | undefined
  /** How many rows it will be about. */
  readonly rowCount?: number | undefined
  /** Told the name of the column that began to be written. */
  readonly onBegun?: ((fieldName: string) => void) | undefined
  /** It is done with: begun, or left. */
  readonly onClose: () => void
}

/**
 * Writes a column of the rows from a prompt, a new one or one that is there. What is typed stays where it could not be
 * begun, and is not left without a question.
 *
 * Contract: as `Dialog`, with the slot class `inlay-EnhanceWithAi`.
 */
export const EnhanceWithAiDialog = forwardRef<HTMLDialogElement, EnhanceWithAiDialogProps>(
  function EnhanceWithAiDialog(props, ref) {
    return (
      <EnsureRoot styles={campaignStyles}>
        <OpenDialog {...props} element={ref} />
      </EnsureRoot>
    )
  },
)

interface OpenDialogProps extends EnhanceWithAiDialogProps {
  readonly element: ForwardedRef<HTMLDialogElement>
}

const none: readonly never[] = []

function OpenDialog({
  element,
  className,
  fields,
  aiColumns = none,
  column,
  rowCount,
  onBegun,
  onClose,
  ...target
}: OpenDialogProps) {
  const t = useMessages(enhanceMessages)
  const label = useMessages(fieldMessages)
  const enrich = useEnrichWithAi(target)
  const isOfContacts = target.artifactType === 'contact'
  const [there] = useState(() => {
    // One that is changed keeps its name, whatever that is.
    if (column) return { ofAi: none, others: none }
    const ofAi = aiColumns.map(({ fieldName }) => fieldName)
    const own = isOfContacts ? contactFieldNames : accountFieldNames
    return { ofAi, others: [...own, ...fields].filter((field) => !ofAi.includes(field)) }
  })
  const [schema] = useState(() => aiColumnSchema(t, there))
  const form = useInlayForm({
    schema,
    defaultValues: {
      userPrompt: column?.userPrompt ?? '',
      fieldName: column?.fieldName ?? '',
      fieldsToEnrichFrom: column?.fieldsToEnrichFrom ?? [],
    },
    onSubmit: async (values) => {
      const fieldName = column?.fieldName ?? columnNameOf(values.fieldName)
      const result = await enrich({ ...values, fieldName })
      if (result.ok) onBegun?.(fieldName)
      return result
    },
    onSaved: onClose,
    saves: false,
  })
  const [prompt, name] = useWatch({ control: form.methods.control, name: ['userPrompt', 'fieldName'] })
  const isBlank = prompt.trim() === '' || name.trim() === ''
  const [options] = useState(() =>
    [...new Set([...fields, ...(column?.fieldsToEnrichFrom ?? [])])]
      .filter((field) => field !== column?.fieldName)
      .map((field) => ({ value: field, label: fieldLabel(field, label) })),
  )
  const leave = () => {
    if (form.busy) return
    void form.confirmLeave().then((leaves) => {
      if (leaves) onClose()
    })
  }

  return (
    <Dialog
      ref={element}
      className={classNames('inlay-EnhanceWithAi', className)}
      open
      title={t('enhanceWithAi')}
      description={t(column ? 'editHint' : 'aiHint')}
      onOpenChange={leave}
      footer={
        <>
          {rowCount !== undefined && (
            <DialogFootStart>
              {t(isOfContacts ? 'contactsAbout' : 'accountsAbout', { count: rowCount })}
            </DialogFootStart>
          )}
          <Button disabled={form.busy} onClick={leave}>
            {t('cancel')}
          </Button>
          <SubmitButton form={form} busyLabel={t('starting')} disabledReason={isBlank ? t('fillBoth') : undefined}>
            {t('enhance')}
          </SubmitButton>
        </>
      }
    >
      <Form form={form}>
        <FormTextArea
          name="userPrompt"
          label={t('prompt')}
          placeholder={t('promptPlaceholder')}
          emptyError={t('promptMissing')}
          minRows={4}
          countCharacters={characterCount}
          // Few come near it, and to them it matters.
          maxCharacters={characterCount(prompt) > longestUserPrompt * 0.9 ? longestUserPrompt : undefined}
        />
        {column ? (
          <TextField
            label={t('columnName')}
            value={fieldLabel(column.fieldName, label)}
            hint={t('nameLocked')}
            readOnly
          />
        ) : (
          <FormTextField
            name="fieldName"
            label={t('columnName')}
            placeholder={t('columnNamePlaceholder')}
            emptyError={t('nameMissing')}
            hint={nameHint()}
          />
        )}
        <FormField<readonly string[]>
          name="fieldsToEnrichFrom"
          label={t('additionalColumns')}
          hint={t('additionalHint')}
          optional
        >
          {(field) => <MultiSelect {...field} options={options} />}
        </FormField>
      </Form>
    </Dialog>
  )

  function nameHint(): string | undefined {
    const typed = name.trim()
    if (typed === '' || columnNameProblem(typed, there) !== undefined || columnNameOf(typed) === typed) return undefined
    return t('keptAs', { name: columnNameOf(typed) })
  }
}
