import { lowerFirst } from '../lower-first'
import { withArticle } from './with-article'

/** “Wedding photographer here. …” as “I am a wedding photographer. …” */
export function asTrade(goal: string): string {
  return goal.replace(
    introduced,
    (_all, what: string) => `${firms.test(what) ? 'We are' : 'I am'} ${withArticle(lowerFirst(what))}. `,
  )
}

const firm = '(?:agency|company|studio|bakery|firm|shop|club|school|brewery|farm|charity|workshop|hotel|restaurant)'
const firms = new RegExp(`${firm}$`, 'i')
const introduced = new RegExp(
  String.raw`^(?:(?:hi|hello|hey),?\s)?(?:an?\s)?((?:[\p{L}-]+\s){0,3}(?:${firm}|[\p{L}-]{2,}(?:er|or|ist|ian|ant|ect|chef|coach)))\shere[.!,:]\s(?=\S)`,
  'iu',
)
