import { namesReaders } from './names-readers'

/** “Their” of the reader is “your”; what belongs to somebody else who does something stays theirs: “our customers cut their costs”. */
export function asYours(text: string): string {
  return text.replaceAll(/\btheir(s?)\b/gi, (their, more: string, at: number) =>
    isOfOthers(text.slice(0, at), text.slice(at + their.length)) ? their : `your${more}`,
  )
}

/** Whether whoever is named last before “their”, and does something, is somebody else than the reader. */
function isOfOthers(before: string, behind: string): boolean {
  if (helpsOthers.test(before.slice(-longestHelp))) return true
  const [, things] = keptWell.exec(before.slice(-longestHelp)) ?? []
  if (things !== undefined && !namesReaders(things)) return true
  const clause = before.slice(-longestClause).split(clauseEnd).at(-1) ?? ''
  const found = [...clause.matchAll(doers)].at(-1)
  if (found === undefined) return false
  const between = clause.slice(found.index + found[0].length)
  if (nearer.test(between)) return false
  // “How many people work in their office” asks of the reader's people.
  if (/^many\b/i.test(found[0]) && /\bhow\s$/i.test(clause.slice(0, found.index))) return false
  // Those who work for the sender do so for the reader.
  return !ofSender.test(found[0]) || (ownThings.test(behind) && !/\b(?:to|at|from|for|with)\s$/i.test(before))
}

const longestClause = 200
const longestHelp = 80
const clauseEnd = /[.;:!?]\s+|,\s+(?:and|but|so)\s+/i
const nearer = /\b(?:they|you|we|i)\b/i

const people =
  '(?:(?:\\p{L}+[- ])?(?:customers?|clients?|companies|firms|businesses|people|users|teams|reps|nurses|staff|teachers|brands|stores|shops|factories|warehouses|partners|competitors|others|agencies|hospitals|airlines|\\p{L}{2,}(?:lers|pers|ders|ters|ners|iers|vers|cers|yers|gers|kers|sers|sors|nors|dors|rors|tors|ists)))'
/** What follows somebody who is only named, and does nothing. */
const noDeed =
  '(?:for|of|about|in|on|at|with|to|from|by|that|who|whose|whom|which|when|if|whether|what|why|how|where|and|or|as|an?|the|our|your|their|they|we|you|before|after|because|since|during|until|again|today|here|know|aware)'
/** “Teams that took part say …” */
const whoDid =
  '(?:(?:that|who)\\s(?:\\p{L}+\\s){1,3}?(?=(?:say|report|tell|confirm|agree|see|saw|save|saved|find|found)\\s))?'
const doers = new RegExp(
  `(?<!\\b(?:ask|tell|let|make|get|remind|thank|invite|warn|inform|give|send|offer|show)\\s(?:(?:our|all|the|your|existing)\\s){0,3})\\b(?:(?:our|other|most|many|some|all|several|the|your|their|large|small)\\s){0,4}${people}\\s${whoDid}(?:\\p{L}+ly\\s|still\\s|also\\s|now\\s|already\\s|often\\s)*(?!${noDeed}\\b)\\p{Ll}+\\b`,
  'giu',
)
const ofSender =
  /^our\s(?:\p{L}+[- ])?(?:drivers|engineers|planners|teams|people|experts|consultants|advisers|advisors|technicians|fitters|brokers|dispatchers|couriers|trainers|developers|designers|partners)\b/iu
const ownThings =
  /^\s(?:own|work|jobs?|days?|shifts?|breaks?|routes?|tours?|best|way|hours|lunch|cabs?|licen[cs]es?|training)\b/i

/** “A cover for solar panels that extends their life” */
const keptWell = /\b([\p{L}-]+s)\s(?:that|which)\s(?:extend|lengthen|prolong|protect|preserve|improve)s?\s$/iu

/** “We help hotels fill their rooms”: whoever gets it may be one of them, and is named as one of several. */
const helpsOthers = /\bhelps?\s(?!(?:them|you|us|me|with|in|on|to|at)\s)(?:[\p{L}&-]+\s){2,5}$/iu
