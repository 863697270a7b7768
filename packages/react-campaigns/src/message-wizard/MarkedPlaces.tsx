import { templateParts } from '@inlay/sdk-core/contract/campaigns'
import { keyedEntries } from '../campaign-detail/keyed-entries'
import { isLeftOpen } from './is-left-open'

/** A text as it is, with the places marked that are still to be filled in. */
export function MarkedPlaces({ text }: { readonly text: string }) {
  return keyedEntries(templateParts(text)).map(({ key, entry: part }) =>
    isLeftOpen(part.text) ? (
      <span key={key} className="inlay-MessageWizard-missing">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  )
}
