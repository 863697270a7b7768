import { goalSentences } from '../../../engines/messages/goal/goal-sentences'
import { doesTrade } from '../../../engines/messages/goal/trade-verbs'
import { introducesSender } from '../../../engines/messages/introduces-sender'
import { upperFirst } from '../../../engines/messages/upper-first'
import { isOfSender } from './of-sender'

/** Who somebody says that they are where they say what messages are about, and what they do, to be known from then on. */
export function introducedIn(about: string): readonly string[] {
  const sentences = goalSentences(about).map((each) => `${upperFirst(each)}.`)
  if (!sentences.some(introducesSender)) return []
  return sentences.filter((each) => isOfSender(each) && (introducesSender(each) || doesTrade.test(each)))
}
