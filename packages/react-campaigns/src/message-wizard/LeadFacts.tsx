import { contactFieldNames, type Artifact } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { fieldLabel } from '../campaign-detail/artifact-fields'
import { fieldMessages } from '../campaign-detail/field-messages'
import { filledFields } from '../campaign-detail/row-values'
import { messageWizardMessages } from './messages'
import { shownValue } from './shown-value'
import { fieldsIn } from './template-fields'
import type { ContactFields } from './use-contact-fields'

export interface LeadFactsProps {
  readonly row: Artifact
  readonly name: string
  readonly fields: ContactFields
  /** Their fields come first. */
  readonly templates: readonly string[]
}

/** What is known of somebody that a message could say; what the templates use comes first. */
export function LeadFacts({ row, name, fields, templates }: LeadFactsProps) {
  const t = useMessages(messageWizardMessages)
  const label = useMessages(fieldMessages)
  const used = fieldsIn(...templates)
  const others = filledFields(row, contactFieldNames).filter(
    (field) => fields.names.has(field) && !used.includes(field),
  )
  const shown = [...used.filter((field) => fields.names.has(field)), ...others]
  return (
    <section className="inlay-MessageWizard-lead">
      <h4>{t('leadData', { name })}</h4>
      <dl>
        {shown.map((field) => {
          const value = shownValue(row, field, label)
          return (
            <div key={field} data-used={used.includes(field) ? '' : undefined}>
              <dt>{fieldLabel(field, label)}</dt>
              <dd>{value === undefined ? '–' : <bdi>{value}</bdi>}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
