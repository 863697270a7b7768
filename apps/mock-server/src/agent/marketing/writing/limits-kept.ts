import { countWords } from '@inlay/sdk-core/contract/campaigns'
import type { Draft } from '../memory'
import type { ChangedDraft } from './change-draft'
import { listed } from './counted'

interface Limits {
  readonly mostWords: number | undefined
  readonly mostCharacters: number | undefined
  /** Of which messages they were said now. */
  readonly isOf: (index: number) => boolean
}

/** Whether messages keep to the limits that are wanted of them now, and to those that were wanted before. */
export function limitsKept(
  before: Draft,
  templates: readonly string[],
  { mostWords, mostCharacters, isOf }: Limits,
): Pick<ChangedDraft, 'made' | 'not_made'> {
  const made: string[] = []
  const failed: string[] = []
  if (mostWords !== undefined) {
    const long = templates.flatMap((text, index) =>
      isOf(index) && countWords(text) > mostWords
        ? [`${countWords(text)}${templates.length === 1 ? '' : ` in message ${index + 1}`}`]
        : [],
    )
    const isSame = templates.every((text, index) => text === before.templates[index])
    if (long.length > 0) failed.push(`it has more than ${mostWords} words: ${listed(long)}`)
    else if (isSame) failed.push(`it has at most ${mostWords} words already`)
    else made.push(`it has at most ${mostWords} words`)
  }
  if (mostCharacters !== undefined) {
    const long = templates.flatMap((text, index) =>
      isOf(index) && text.length > mostCharacters ? [String(text.length)] : [],
    )
    if (long.length === 0) made.push(`it has at most ${mostCharacters} characters`)
    else
      failed.push(
        `it has more than ${mostCharacters} characters: ${listed(long)}, its placeholders counted as they stand`,
      )
  }
  // What was wanted before still is.
  const { mostWords: words = Infinity, mostCharacters: characters = Infinity } = before.from ?? {}
  const overWords = mostWords === undefined ? templates.map(countWords).filter((count) => count > words) : []
  if (overWords.length > 0)
    failed.push(`it has more than the ${words} words that were wanted: ${listed(overWords.map(String))}`)
  const overCharacters =
    mostCharacters === undefined ? templates.map((text) => text.length).filter((count) => count > characters) : []
  if (overCharacters.length > 0)
    failed.push(`it has more than the ${characters} characters that were wanted: ${listed(overCharacters.map(String))}`)
  return { made, not_made: failed }
}
