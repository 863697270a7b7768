import { countWords } from '@inlay/sdk-core/contract/campaigns'
import type { GoalMatter } from './goal-matter'
import { asNounPhrase } from './noun-phrase'
import { plainlySaid } from './plainly-said'
import type { ReadGoal } from './read-goal'
import { isStatement } from './read-statement'

/** “The job: remote, 60-75k EUR, a startup in Berlin”: what is told of something in a list makes no sentences. */
export function readListed(matter: GoalMatter): ReadGoal | undefined {
  const [, about = '', list = ''] =
    /^(?:about\s+)?((?:the|our|my|an?)\s[^:,;.!?]{2,40}):\s+([^:;!?]+?)[.\s]*$/i.exec(matter.rest) ?? []
  const isList = list.includes(',') && !list.split(/,\s+/).some((item) => isStatement(item) || !asNounPhraseLike(item))
  if (!isList || ofCampaign.test(about) || asNounPhrase(about) === undefined) return undefined
  if (countWords(list) > mostWords) return undefined
  return plainlySaid(matter, {
    note: `I am writing about ${about.charAt(0).toLowerCase()}${about.slice(1)}: ${list}.`,
    question: matter.asksNothing ? undefined : 'Would that be of interest to you?',
  })
}

const mostWords = 30

function asNounPhraseLike(item: string): boolean {
  return !/^(?:ask|tell|mention|offer|invite|say|include|make|keep|use|we|i|they|it|you|please)\b/i.test(item)
}

const ofCampaign =
  /\b(?:audience|target|recipients|goal|aim|objective|offer|product|pitch|tone|style|subject|e-?mails?|messages?|sequence|steps?|plan|notice|news|reminder|warning|update|alert|recall|announcement|address|number|date|time|place)s?$/i
