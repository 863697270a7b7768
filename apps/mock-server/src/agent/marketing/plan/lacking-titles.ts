import { alternativesOf, wordsOf } from '../../../engines/sourcing/words'
import { textOfWords } from '../request/text-of-words'
import { hasWordsTest, isAsAsked } from '../search/is-as-asked'
import { eitherOf } from '../writing/counted'
import { rolesInWords } from '../writing/roles-in-words'

/** Of several titles that were asked for, those that nobody has who was found, where others were: “facilities managers”. */
export function lackingTitles(found: readonly string[], asked = ''): string | undefined {
  const titles = alternativesOf(wordsOf(asked)).map((words) => textOfWords(words))
  const lacking = titles.filter((title) => {
    const hasWords = hasWordsTest(title)
    return !found.some((each) => isAsAsked(each, title) || hasWords(each))
  })
  return lacking.length === 0 || lacking.length === titles.length
    ? undefined
    : `There are no ${eitherOf(lacking.map(rolesInWords))} among them.`
}
