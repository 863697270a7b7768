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
    if (test(found) >= test(text)) return true
    if (areaOf(text).length > 0) return false
    // An area alone, of somebody who leads: theirs has to be that one.
    const [led = found] = areaOf(found)
    return led === found ? test(found) > 0 : test(led) >= test(text)
  })
}
