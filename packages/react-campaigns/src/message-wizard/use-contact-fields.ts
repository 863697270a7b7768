import { useMemo, useState } from 'react'
import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { fieldLabel, knownFields } from '../campaign-detail/artifact-fields'
import { fieldMessages } from '../campaign-detail/field-messages'
import type { Sender } from './sender-meant'
import { usableFields, type TemplateField } from './template-fields'
import { useSender } from './use-sender'

export interface ContactFields {
  /** What can stand in a template, with its name in words. */
  readonly list: readonly TemplateField[]
  readonly names: ReadonlySet<string>
  /** Who writes, for whom square brackets can stand. */
  readonly sender: Sender
}

/** The fields that some contact of a campaign has, and who writes. */
export function useContactFields(rows: readonly Artifact[]): ContactFields {
  const label = useMessages(fieldMessages)
  const [known] = useState(() => knownFields('contact'))
  const sender = useSender()
  const fields = useMemo(() => known.add(rows), [known, rows])
  return useMemo(() => {
    const names = usableFields(fields, known.sampleOf)
    return { list: names.map((name) => ({ name, label: fieldLabel(name, label) })), names: new Set(names), sender }
  }, [fields, known, label, sender])
}
