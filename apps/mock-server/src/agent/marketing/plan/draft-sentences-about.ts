import type { Draft } from '../memory'
import { saysSomething, sentencesOf } from '../writing/message-edits'
import { literally } from '../writing/whole-words'
import { namesPrices, ofMoney } from './of-prices'

/** The sentence of the messages that speaks of something, where it is one alone. */
export function draftSentenceAbout(draft: Draft, matter: string): string | undefined {
  const [sentence, ...others] = draftSentencesAbout(draft, matter)
  // Which of several is meant only the one who asks can say.
  return others.length > 0 || sentence?.includes('"') === true ? undefined : sentence
}

export function draftSentencesAbout({ templates }: Draft, matter: string): readonly string[] {
  const about = namesPrices.test(matter)
    ? [ofMoney]
    : matter.split(/\s+/).map((word) => new RegExp(`\\b${literally(rootOf(word))}`, 'i'))
  const speaksOfIt = (sentence: string) => about.every((word) => word.test(sentence))
  return [...new Set(templates.flatMap(sentencesOf).filter((each) => speaksOfIt(each) && saysSomething(each)))]
}

/** “Delivery” is what a sentence speaks of that says “we deliver”. */
function rootOf(word: string): string {
  return word.length > 5 ? word.replace(/(?:ies|ing|ion|ment|ery|ed|es|er|y|s)$/i, '') : word.replace(/s$/i, '')
}
