import type { ReadGoal } from './read-goal'

/** Whether a reading says nothing of a number that a goal names, or offers without its condition what is offered on one: that is rather left open. */
export function losesFact(goal: string, { about, note, question, remark, audience }: Partial<ReadGoal>): boolean {
  // What is left open in part stands there to be filled in.
  if (note?.includes('…]') === true) return false
  const said = [about, note, question, remark, audience].join(' ')
  const numbers = goal.replaceAll(counted, ' ').match(number) ?? []
  return numbers.some((each) => !said.includes(each)) || (depends.test(withoutAsked(goal)) && !onCondition.test(said))
}

/** Neither of “B2B” and “3PL” nor before what is listed: “1. we moved”. */
const number =
  /(?<![\p{L}\p{N}.,-])\p{N}[\p{N}.,:]*\p{N}(?!\p{Lu})|(?<![\p{L}\p{N}.,-])\p{N}(?![\p{N}\p{Lu}]|\.\s\p{L})/gu

/** How many are to be won, or called, is said to whoever writes: “get 10 demo calls”, “recruit 8 users”; how long a call takes is no fact that misleads. */
const counted =
  /\b(?:get|win|find|recruit|book|reach|arrange|schedule|land|gain|collect|contact|invite|write to)\s(?:me\s|us\s|(?:at least|about|up to|more than|around|another)\s)?\d+(?=\s)|\b\d{1,2}[\s-]?min(?:ute)?s?[\s-](?:\p{L}+\s)?(?:calls?|meetings?|demos?|chats?|talks?|conversations?|intros?)\b/giu

/** “Ask if they deliver on Sundays” sets no condition. */
function withoutAsked(goal: string): string {
  return goal.replaceAll(asked, ' ')
}

const asked =
  /\b(?:ask|asking|find out|check|see|know|wonder|wondering|hear|learn|understand|clarify|or)\b[^.;:!?\n]{0,80}?\b(?:if|whether)\b[^.;!?\n]*/gi

/** “… if they rejoin before 31 May”; that they are interested, or have questions, is said of every offer. */
const depends =
  /\b(?:if|unless|as long as|provided that|in case)\sthey\s(?!(?:are interested|agree|want|would|wish|like|reply|answer|respond|say|have (?:any\s|more\s)?(?:questions|time|interest)|do(?:n['’]t| not)|can(?:not|['’]t)|need (?:help|more|anything)|know|could|prefer|ask)\b)/i
const onCondition =
  /\b(?:if|unless|as long as|provided|in case|when|once|whether|for (?:those|companies|everyone|anyone))\b/i
