import { copyEditFlagKeys, flagKeys, type FlagKey } from '@inlay/sdk-core/contract/workspace'

export type FlagGroupKey = 'copyEditing' | 'platform'

export interface FlagGroup {
  readonly key: FlagGroupKey
  readonly flags: readonly FlagKey[]
}

const copyEditing: ReadonlySet<FlagKey> = new Set(copyEditFlagKeys)

/**
 * All flags in their groups, narrowed to those whose words contain every word of the search; a group without any is
 * left out.
 */
export function groupFlags(search: string, wordsOf: (flag: FlagKey) => string): readonly FlagGroup[] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = flagKeys.filter((flag) => {
    const words = wordsOf(flag).toLocaleLowerCase()
    return wanted.every((word) => words.includes(word))
  })
  const groups: readonly FlagGroup[] = [
    { key: 'copyEditing', flags: found.filter((flag) => copyEditing.has(flag)) },
    { key: 'platform', flags: found.filter((flag) => !copyEditing.has(flag)) },
  ]
  return groups.filter(({ flags }) => flags.length > 0)
}
