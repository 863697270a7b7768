import { introducesSender, offerIn } from '../introduces-sender'
import type { GoalMatter } from './goal-matter'
import { goalSentences } from './goal-sentences'
import { inProperCase } from './in-proper-case'
import { introducesTrade } from './introduces-trade'
import { saidToReader } from './said-to-reader'
import { plainlySaid } from './plainly-said'
import type { ReadGoal } from './read-goal'
import { upperFirst } from '../upper-first'

/** “We are Coolbreeze. We service air con units.”: who says who they are and what they do is quoted, and asks if it is of interest. */
export function readIntroduced(matter: GoalMatter): ReadGoal | undefined {
  const inTwo = matter.rest.replace(joined, 'We are $1. ')
  const [first = '', ...others] = goalSentences(inTwo).map((each) => inProperCase(upperFirst(each)))
  const isAll = others.length > 0 && others.every(saysWhatTheyDo)
  return isAll && introducesSender(first)
    ? plainlySaid(matter, {
        note: [first, ...others].map((each) => saidToReader(`${each}.`)).join(' '),
        question: matter.asksNothing ? undefined : 'Would that be of interest to you?',
      })
    : undefined
}

/** “We're Fern & Frond and we rent out office plants” */
const joined = /^we(?: are|['’]re)\s([^.,;:!?\n]{2,40}?)\sand\s(?=we\s)/i

function saysWhatTheyDo(sentence: string): boolean {
  return (
    introducesTrade(sentence) || offerIn([sentence]) !== undefined || (does.test(sentence) && !elsewhere.test(sentence))
  )
}

/** What somebody does now, in the present. */
const does =
  /^(?:We|I)\s(?:(?:also|only|mostly|mainly)\s)?(?!(?:want|need|would|wish|hope|like|love|are|am|have|had|has|will|can|could|may|might|must|should|shall|look(?! after)|search|seek|plan|intend|expect|move|close|open|met|saw|spoke|sent|wrote|heard|know|think|thank|invite|apologi[sz]e|regret|found|won|lost|got|just|recently|now|no|do not|don['’]t)\b)(?!\p{L}+ed\b)[\p{L}-]+\s\p{L}[^?]*$/u
/** Of a day, of others, or of what is to be written. */
const elsewhere =
  /\b(?:they|them|their|today|tomorrow|tonight|soon|from now|as of|until|(?:next|this) (?:week|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|e-?mails?|messages?|sequence)\b/i
