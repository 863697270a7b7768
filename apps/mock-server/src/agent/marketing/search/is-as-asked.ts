import { titleTest } from '../../../engines/sourcing/titles'
import { alternativesOf, wordsOf } from '../../../engines/sourcing/words'
import { textOfWords } from '../request/text-of-words'
import { areaOf } from './people-searches'

/**
 * Whether a title that was found is the very one that was asked for. Who leads a part of the area that was named, as a
 * head of sales operations does for “heads of operations”, is not.
 */
export function isAsAsked(found: string, asked: string): boolean {
  return alternativesOf(wordsOf(asked)).some((words) => {
    const text = textOfWords(words)
    const test = titleTest(text)
    if (test === undefined) return false
    // The fewer words a title has beside those asked for, the higher it scores: as high as they do, it has none.
    return areaOf(text).length === 0 ? test(found) > 0 : test(found) >= test(text)
  })
}
