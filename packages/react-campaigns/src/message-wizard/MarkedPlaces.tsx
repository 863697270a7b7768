import { templateParts } from '@inlay/sdk-core/contract/campaigns'
import { keyedEntries } from '../campaign-detail/keyed-entries'
import { isLeftOpen } from './is-left-open'
import { MissingField } from './MissingField'
import type { ContactFields } from './use-contact-fields'

/** A text with the places marked that are still to be filled in, and the fields that there is nothing for. */
export function MarkedPlaces({ text, fields }: { readonly text: string; readonly fields: ContactFields }) {
  return keyedEntries(templateParts(text)).map(({ key, entry: part }) => {
    if (part.kind === 'field') return <MissingField key={key} field={part.field} fields={fields} />
    return isLeftOpen(part.text) ? (
      <span key={key} className="inlay-MessageWizard-missing">
        {part.text}
      </span>
    ) : (
      part.text
    )
  })
}
