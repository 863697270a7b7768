import { subjectFaults, templateParts, type Artifact, type CopyFault } from '@inlay/sdk-core/contract/campaigns'
import { longSubjects, type LongSubjects } from './long-subjects'

export interface SubjectWarnings {
  readonly faults: readonly CopyFault[]
  /** Too long with the fields of people in it. */
  readonly long: LongSubjects | undefined
}

/** Where a subject line goes against the guidance, its length as those read it who are written to. */
export function subjectWarnings(
  subject: string,
  people: readonly Artifact[],
  valueOf: (row: Artifact, field: string) => string | undefined,
): SubjectWarnings {
  const faults = subjectFaults(subject)
  const texts = templateParts(subject).map((part) => (part.kind === 'text' ? part.text : ''))
  const own = texts.join('')
  if (own === subject) return { faults, long: undefined }
  const isLength = ({ kind }: CopyFault) => kind === 'too-many-characters'
  const others = faults.filter((fault) => !isLength(fault))
  if (people.length > 0) return { faults: others, long: longSubjects(subject, people, valueOf) }
  // Nobody is there to try it with: what is too long without any field stays so with all.
  return { faults: [...others, ...subjectFaults(own).filter(isLength)], long: undefined }
}
