import type { Filter } from '@inlay/sdk-core'
import {
  accountFieldNames,
  contactFieldNames,
  contactStatuses,
  seniorityCodes,
  type ArtifactType,
  type ContactStatus,
} from '@inlay/sdk-core/contract/campaigns'
import { filterFields } from '@inlay/sdk-core/filters'
import type { FilterBuilderField } from '@inlay/sdk-core/table'
import type { TypeOf } from '../campaign-detail/column-type'
import { askedValue } from './asked-value'
import { filterKind, kindOperators, kindTypes } from './filter-kind'

export interface CampaignFilterFieldsParts {
  readonly artifactType: ArtifactType
  /** Those that the rows which are shown have. */
  readonly fields: readonly string[]
  readonly sampleOf: (field: string) => unknown
  /** What the texts of a field of a file's own stand for. @default texts */
  readonly typeOf?: TypeOf | undefined
  /** As it is saved: its fields stay, also where no row that is shown has them. */
  readonly filter: Filter | null
  readonly labelOf: (field: string) => string
  readonly statusLabel: (status: ContactStatus) => string
  readonly seniorityLabel: (code: string) => string
}

/** What the filters of a campaign can ask about: all fields of its rows, also of those that a filter hides. */
export function campaignFilterFields({
  artifactType,
  fields,
  sampleOf,
  typeOf,
  filter,
  labelOf,
  statusLabel,
  seniorityLabel,
}: CampaignFilterFieldsParts): readonly FilterBuilderField[] {
  const isOfContacts = artifactType === 'contact'
  const own = isOfContacts ? contactFieldNames : accountFieldNames
  const kept = isOfContacts ? ['contact_status', 'create_date'] : ['create_date']
  const asked = filter === null ? [] : filterFields(filter)
  return [...new Set([...own, ...fields, ...kept, ...asked])].map((id): FilterBuilderField => {
    const kind = filterKind(id, sampleOf(id) ?? askedValue(filter, id), typeOf?.(id))
    return {
      id,
      label: labelOf(id),
      type: kindTypes[kind],
      operators: kindOperators[kind],
      presence: 'answer',
      lists: 'text',
      ...(id === 'contact_status' && {
        choices: contactStatuses.map((status) => ({ value: status, label: statusLabel(status) })),
      }),
      ...(id === 'seniority' &&
        areCodes(sampleOf(id)) && {
          choices: seniorityCodes.map((code) => ({ value: code, label: seniorityLabel(code) })),
        }),
    }
  })
}

/** A file may have brought words of its own along. */
function areCodes(sample: unknown): boolean {
  return sample === undefined || sample === null || sample === '' || seniorityCodes.some((code) => code === sample)
}
