import { readGoal } from '../../../engines/messages/goal/read-goal'
import { isName, offerIn } from '../../../engines/messages/introduces-sender'
import { messageParts } from './message-parts'
import { wholeWords } from './whole-words'
import { withTone } from '../../../engines/messages/with-tone'

/** The sentences that say what messages are for (the apology, the thanks, the news); none where they are about a matter. */
export function gistOf(goal: string | undefined): readonly string[] {
  if (goal === undefined) return []
  const { isPlain, note = '' } = readGoal(goal)
  return isPlain && note !== '' ? messageParts(note).body.flat().map(evened) : []
}

/** The one of them that says most: what is offered, or else the first that does more than name who writes. */
export function mainOfGist(goal: string | undefined): readonly string[] {
  if (gistOf(goal).length < 2) return []
  const told = toldIn(goal)
  const main = offerIn(told) ?? told.find((sentence) => !isName(sentence))
  return main === undefined ? [] : [evened(main)]
}

/** The sentences that tell something of what is offered, as the order for it does. */
export function factsOf(goal: string | undefined): readonly string[] {
  return toldIn(goal).map(evened)
}

/** Such a sentence that has some words. */
export function factSaying(goal: string | undefined, words: string): string | undefined {
  return toldIn(goal).find((sentence) => wholeWords(words).test(sentence))
}

function toldIn(goal: string | undefined): readonly string[] {
  const note = goal === undefined ? '' : (readGoal(goal).note ?? '')
  return note === '' ? [] : messageParts(note).body.flat()
}

/** Whether a sentence is one of them, in whichever tone. */
export function isOfGist(sentence: string, gist: readonly string[]): boolean {
  const own = evened(sentence)
  return gist.some((each) => own.includes(each))
}

export function saysGist(text: string, gist: readonly string[]): boolean {
  return messageParts(text)
    .body.flat()
    .some((sentence) => isOfGist(sentence, gist))
}

function evened(sentence: string): string {
  return withTone(sentence, 'formal', []).trim().toLowerCase()
}
