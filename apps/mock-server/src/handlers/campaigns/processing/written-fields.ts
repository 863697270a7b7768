import type { ProcessEntry } from '@inlay/sdk-core/contract/campaigns'
import {
  messageField,
  writeMessages,
  type MessageSettings,
  type MessageWriting,
} from '../../../engines/messages/write-messages'
import type { RowChange } from '../artifacts/artifact-rows'
import type { StoredArtifact } from '../artifacts/stored-artifact'
import { rowProblems } from './row-problems'

export interface MessagesToWrite {
  readonly type: MessageSettings['type']
  /** Templates of every step, by the fields that they fill. */
  readonly sequence: ReadonlyMap<string, string>
  /** Those that are written. @default all of the sequence */
  readonly templates?: ReadonlyMap<string, string> | undefined
}

/** What changes in a row by its messages: they stand in it, or why they could not be written. */
export async function writtenFields(
  row: StoredArtifact,
  { type, sequence, templates = sequence }: MessagesToWrite,
  writing: MessageWriting,
): Promise<RowChange['fields']> {
  const trouble = rowProblems(row, type === 'email' ? 'No email was written' : 'No LinkedIn message was written')
  const written = await writeMessages(templates, row, writing)
  if ('problem' in written) return trouble.because(written.problem)
  const steps = [...sequence.keys()].filter((field) => field !== 'email_subject').length
  const event: ProcessEntry['event'] =
    type === 'linkedin' ? 'linkedin_generated' : steps > 1 ? 'email_sequence_generated' : 'email_generated'
  const isLaunched = row.contact_status === 'launched_smartlead'
  return {
    ...(templates === sequence ? surplusFields(row, type, steps) : {}),
    ...written.fields,
    ...trouble.none(),
    process_history: [...row.process_history, { event }],
    ...(isLaunched ? {} : { contact_status: type === 'email' ? 'email generated' : 'linkedin message generated' }),
  }
}

/** Steps of a longer sequence that was written before, which are no part of this one. */
function surplusFields(
  row: StoredArtifact,
  type: MessageSettings['type'],
  steps: number,
): Readonly<Record<string, null>> {
  const surplus: Record<string, null> = {}
  for (let step = steps; typeof row[messageField(type, step)] === 'string'; step += 1) {
    surplus[messageField(type, step)] = null
  }
  return surplus
}
