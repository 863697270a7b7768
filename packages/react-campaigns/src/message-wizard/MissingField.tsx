import { useMessages } from '@inlay/sdk-core/react'
import { placeholderOf } from './template-fields'
import { messageWizardMessages } from './messages'
import type { ContactFields } from './use-contact-fields'

export interface MissingFieldProps {
  readonly field: string
  readonly fields: ContactFields
}

/** Stands in a text for a field that the contact does not have; what nobody has is named as it was typed. */
export function MissingField({ field, fields: { list } }: MissingFieldProps) {
  const t = useMessages(messageWizardMessages)
  const label = list.find(({ name }) => name === field)?.label ?? placeholderOf(field)
  return <span className="inlay-MessageWizard-missing">{t('missing', { field: label })}</span>
}
