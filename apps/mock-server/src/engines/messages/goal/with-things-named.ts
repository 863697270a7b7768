import { dealsWithThings, namesReaders, pluralsIn } from './names-readers'
import { toThem } from './to-them'

/** “We offer rooftop hives. We harvest them”: what is done with things that the sentence before names is said of them by name. */
export function withThingsNamed(goal: string): string {
  const parts = goal.split(between)
  return parts
    .map((part, at) => {
      // Every other part is what stands between two.
      const told = parts.slice(0, Math.max(0, at - 1)).filter((each, index) => index % 2 === 0 && !/^They\b/.test(each))
      const thing = thingOf(told.at(-1) ?? '')
      return thing === undefined ? part : part.replace(done, (all, before: string) => named(all, before, part, thing))
    })
    .join('')
}

function named(all: string, before: string, sentence: string, thing: string): string {
  // Whatever is said of things anyway stays as it stands.
  const isTaken = toThem(sentence) !== sentence
  return isTaken && !dealsWithThings(before) && dealsWithThings(`${thing} ${before}`) ? `${before}the ${thing}` : all
}

/** What is sold, rented or washed; whom somebody helps is no thing. */
function thingOf(sentence: string): string | undefined {
  const [first] = ofOurs.test(sentence) ? pluralsIn(sentence) : []
  return first === undefined || namesReaders(first) || untouched.test(first) ? undefined : first
}

const between = /((?<=[.!?])\s+(?=\p{Lu})|,?\s(?:and\s)?that\s(?=we\s)|,\s(?=we\s)|,?\s(?:because|since)\s(?=we\s))/u
const done =
  /^((?:We|I|we)\s(?:(?!\b(?:you|they|their|them)\b)[^.!?]){2,60}?\s(?:(?:all|both|most|each)\sof\s)?)them\b/u
const ofOurs =
  /\b(?:they\s(?:have|throw|use|own|need|keep|store|buy|collect)|we|i|our|my|offer(?:ing)?|sell(?:ing)?|promot(?:e|ing)|introduc(?:e|ing))\b/i
/** Nobody takes these into their hands. */
const untouched =
  /^(?:services|prices|costs|terms|ideas|results|tips|visits|calls|meetings|events|courses|classes|lessons|tours|trips)$/i
