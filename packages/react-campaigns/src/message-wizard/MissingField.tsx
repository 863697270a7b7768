import { useMessages } from '@inlay/sdk-core/react'
import { fieldLabel } from '../campaign-detail/artifact-fields'
import { fieldMessages } from '../campaign-detail/field-messages'
import { messageWizardMessages } from './messages'

/** Stands in a text for a field that the contact does not have. */
export function MissingField({ field }: { readonly field: string }) {
  const t = useMessages(messageWizardMessages)
  const label = useMessages(fieldMessages)
  return <span className="inlay-MessageWizard-missing">{t('missing', { field: fieldLabel(field, label) })}</span>
}
