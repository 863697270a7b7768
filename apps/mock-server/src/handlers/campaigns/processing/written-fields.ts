import type { ProcessEntry } from '@inlay/sdk-core/contract/campaigns'
import {
  messageField,
  writeMessages,
  type MessageSettings,
  type MessageWriting,
} from '../../../engines/messages/write-messages'
import type { ChangedFields } from '../artifacts/artifact-rows'
import type { StoredArtifact } from '../artifacts/stored-artifact'
import { rowProblems } from './row-problems'
import { unlessChanged } from './unless-changed'

export interface MessagesToWrite {
  readonly type: MessageSettings['type']
  /** Templates of every step, by the fields that they fill. */
  readonly sequence: ReadonlyMap<string, string>
  /** Those that are written. @default all of the sequence */
  readonly templates?: ReadonlyMap<string, string> | undefined
}

/**
 * What changes in a row by its messages, once it is known how the row is by then: they stand in it, or why they could
 * not be written.
 */
export async function writtenFields(
  row: StoredArtifact,
  { type, sequence, templates = sequence }: MessagesToWrite,
  writing: MessageWriting,
): Promise<(now: StoredArtifact) => ChangedFields> {
  const problem = type === 'email' ? 'No email was written' : 'No LinkedIn message was written'
  const written = await writeMessages(templates, row, writing)
  if ('problem' in written) return (now) => rowProblems(now, problem).because(written.problem)
  const steps = [...sequence.keys()].filter((field) => field !== 'email_subject').length
  const event: ProcessEntry['event'] =
    type === 'linkedin' ? 'linkedin_generated' : steps > 1 ? 'email_sequence_generated' : 'email_generated'
  const status = type === 'email' ? 'email generated' : 'linkedin message generated'
  return (now) => ({
    ...unlessChanged(row, now, {
      ...(templates === sequence ? surplusFields(row, type, steps) : {}),
      ...written.fields,
    }),
    ...rowProblems(now, problem).none(),
    process_history: [...now.process_history, { event }],
    ...(now.contact_status === 'launched_smartlead' ? {} : { contact_status: status }),
  })
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
