import { subjectLimits, templateParts, type Artifact } from '@inlay/sdk-core/contract/campaigns'

/** Subject lines that are too long once the fields of people stand in them. */
export interface LongSubjects {
  /** Whose is the longest. */
  readonly row: Artifact
  readonly characters: number
  readonly shorterThan: number
  /** How many others have one that is too long. */
  readonly others: number
}

/** Nothing where all are short enough. What is yet to be written for each person has no length and is left out. */
export function longSubjects(
  subject: string,
  people: readonly Artifact[],
  valueOf: (row: Artifact, field: string) => string | undefined,
): LongSubjects | undefined {
  const { shorterThan } = subjectLimits
  const parts = templateParts(subject.trim())
  const lengthFor = (row: Artifact) =>
    parts.reduce((sum, part) => {
      const text = part.kind === 'field' ? valueOf(row, part.field) : part.kind === 'text' ? part.text : ''
      return sum + [...(text ?? '')].length
    }, 0)
  let longest: Omit<LongSubjects, 'others' | 'shorterThan'> | undefined
  let count = 0
  for (const row of people) {
    const characters = lengthFor(row)
    if (characters < shorterThan) continue
    count += 1
    if (characters > (longest?.characters ?? 0)) longest = { row, characters }
  }
  return longest && { ...longest, shorterThan, others: count - 1 }
}
