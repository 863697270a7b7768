import { characterCount } from '@inlay/sdk-core'
import { FieldName, hiddenArtifactFields, ownFieldName } from '@inlay/sdk-core/contract/campaigns'

export const longestColumnName = 100

/** Under which name a column is kept: as it was typed where that can be one, else made one. */
export function columnNameOf(typed: string): string {
  const name = typed.trim()
  return FieldName.safeParse(name).success ? name : ownFieldName(name, 0)
}

export type ColumnNameProblem = 'nameUnreadable' | 'nameTooLong' | 'nameReserved' | 'nameOfAi' | 'nameTaken'

export interface ColumnsThere {
  /** Names of the columns that were written from a prompt. */
  readonly ofAi: readonly string[]
  /** All other names. */
  readonly others: readonly string[]
}

/** Why a new column cannot be called so. What is blank is missing, not wrong. */
export function columnNameProblem(typed: string, { ofAi, others }: ColumnsThere): ColumnNameProblem | undefined {
  if (typed.trim() === '') return undefined
  if (!/[\p{L}\p{N}]/u.test(typed)) return 'nameUnreadable'
  if (characterCount(typed.trim()) > longestColumnName) return 'nameTooLong'
  const name = columnNameOf(typed).toLowerCase()
  const isAmong = (names: Iterable<string>) => [...names].some((each) => each.toLowerCase() === name)
  if (isAmong(hiddenArtifactFields)) return 'nameReserved'
  if (isAmong(ofAi)) return 'nameOfAi'
  return isAmong(others) ? 'nameTaken' : undefined
}
