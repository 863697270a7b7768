import { readsAsWish, templateParts, textBehind, type Artifact } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { fieldMessages } from '../campaign-detail/field-messages'
import { keyedEntries } from '../campaign-detail/keyed-entries'
import { MarkedPlaces } from './MarkedPlaces'
import { messageWizardMessages } from './messages'
import { MissingField } from './MissingField'
import { shownValue } from './shown-value'
import type { ContactFields } from './use-contact-fields'

export interface FilledTextProps {
  readonly template: string
  readonly row: Artifact
  readonly fields: ContactFields
}

/** A template with the fields of somebody in it, and what that one does not have. */
export function FilledText({ template, row, fields }: FilledTextProps) {
  const t = useMessages(messageWizardMessages)
  const label = useMessages(fieldMessages)
  const parts = templateParts(template)
  return keyedEntries(parts).map(({ key, entry: part }, index) => {
    if (part.kind === 'text') {
      const before = parts[index - 1]
      const value = before?.kind === 'field' ? shownValue(row, before.field, label) : undefined
      return textBehind(value ?? '', part.text)
    }
    if (part.kind === 'wish' && !readsAsWish(part.wish))
      return <MarkedPlaces key={key} text={part.text} fields={fields} />
    if (part.kind === 'wish') {
      return (
        <span key={key} className="inlay-MessageWizard-wish">
          {t('wish', { wish: part.wish })}
        </span>
      )
    }
    const value = shownValue(row, part.field, label)
    return value === undefined ? (
      <MissingField key={key} field={part.field} fields={fields} />
    ) : (
      <bdi key={key} className="inlay-MessageWizard-filled">
        {value}
      </bdi>
    )
  })
}
