import { titleTest } from '../../../engines/sourcing/titles'
import { alternativesOf, wordsOf } from '../../../engines/sourcing/words'
import { posts } from '../../../engines/world/posts'
import type { PersonPost } from '../../../engines/world/person-facts'
import { textOfWords } from '../request/text-of-words'
import { areaOf } from './area-of'

/**
 * Whether a title that was found is the very one that was asked for. Who leads a part of the area that was named, as a
 * head of sales operations does for “heads of operations”, is not; nor is a longer title where there is the very one.
 */
export function isAsAsked(found: string, asked: string): boolean {
  return asAskedTest(asked)(found)
}

/** Reads what is asked for once, for many titles; it can be that of all posts, or of some only. */
export function asAskedTest(asked: string, among: readonly PersonPost[] = posts): (found: string) => boolean {
  const tests = alternativesOf(wordsOf(asked)).flatMap((words) => {
    const text = textOfWords(words)
    const test = titleTest(text)
    if (test === undefined) return []
    const whole = test(text)
    const isLed = areaOf(text).length > 0
    const isPost = among.some(({ title }) => test(title) >= whole)
    return (found: string) => {
      // The fewer words a title has beside those asked for, the higher it scores: as high as they do, it has none.
      if (test(found) >= whole) return true
      if (isLed || isPost) return false
      // An area alone, of somebody who leads: theirs has to be that one.
      const [led = found] = areaOf(found)
      return led === found ? test(found) > 0 : test(led) >= whole
    }
  })
  return (found) => tests.some((test) => test(found))
}

/** Whether a title has all the words of one that is asked for, which is not one of a leader. */
export function hasWordsTest(asked: string): (found: string) => boolean {
  const tests = alternativesOf(wordsOf(asked)).flatMap((words) => {
    const text = textOfWords(words)
    return areaOf(text).length > 0 ? [] : (titleTest(text) ?? [])
  })
  return (found) => tests.some((test) => test(found) > 0)
}
