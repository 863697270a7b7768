import { firmNouns, tradeVerbs } from './trade-verbs'

/**
 * Whether one sentence is all, and says what somebody does for a living: “We are Brightlane, a payroll provider for
 * clinics”, “I train dogs”. A day in it makes news of it.
 */
export function introducesTrade(goal: string): boolean {
  return !isNews(goal) && introduces.test(goal)
}

/** Where it says what it costs, a number is no date. */
function isNews(goal: string): boolean {
  return ofDay.test(goal) || (/\d/.test(goal) && !money.test(goal))
}

const money = /[€$£]\s?\d|\d\s?(?:[€$£%]|(?:euros?|dollars?|pounds?|francs?|crowns?|percent|yrs?|years?)\b)/i

const introduces = new RegExp(
  String.raw`^(?:(?:(?:we|i)(?:['’](?:re|m)| are| am| run| own| have| manage)\s(?:\p{Lu}[\p{L}\d&'’.-]*(?:\s\p{Lu}[\p{L}\d&'’.-]*)?,\s)?an?\s(?:[\p{L}-]+\s){0,4}?${firmNouns}\b|(?:we|i)\s(?:run|hold|give|do)\s(?:[\p{L}-]+\s){0,3}?(?:workshops|courses|classes|trainings?|seminars|lessons|sessions|retreats|tours)\b|(?:we|i)\s(?:also\s)?${tradeVerbs}\s(?!(?:it|this|that|them|you|sure|me)\b)\p{L})[^.!?:;"“”\n]*[.!]?)$`,
  'iu',
)
const ofDay =
  /\b(?:today|tomorrow|tonight|soon|from now|as of|until|(?:next|this) (?:week|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|new|closed|open|sorry)\b/i
