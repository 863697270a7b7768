import type { StoredArtifact } from '../artifacts/stored-artifact'

export interface RowProblems {
  /** The errors of the row without this one. */
  none(): Pick<StoredArtifact, 'errors_list'>
  /** The errors of the row with this one, and why. */
  because(reason: string): Pick<StoredArtifact, 'errors_list'>
}

/** What is wrong with a row, of one kind: said once, and gone when it worked. */
export function rowProblems(row: StoredArtifact, problem: string): RowProblems {
  const others = row.errors_list.filter((each) => !each.startsWith(problem))
  return {
    none: () => ({ errors_list: others }),
    because: (reason) => ({ errors_list: [...others, `${problem}: ${reason}`] }),
  }
}
