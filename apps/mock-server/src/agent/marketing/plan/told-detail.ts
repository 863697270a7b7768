import { upperFirst } from '../../../engines/messages/upper-first'
import { wholeWords } from '../writing/whole-words'

/**
 * What a message of a sequence is about, with what was told of it: “the price” as “our price of £95 per house”, “the 24
 * hours” as “pictures back in 24 hours”.
 */
export function withToldDetail(about: string, told: readonly string[] = []): string {
  const all = told.join('\n')
  const [, named] = things.exec(about) ?? []
  const clause = named === undefined ? undefined : clausesOf(all).find((each) => wholeWords(named).test(each))
  if (clause !== undefined) return upperFirst(clause)
  const [, thing] = ofTheirs.exec(about) ?? []
  const longer = clausesOf(all).find(
    (each) =>
      thing !== undefined &&
      each.toLowerCase().startsWith(`${thing.toLowerCase()} for `) &&
      each.split(' ').length <= mostWords,
  )
  if (longer !== undefined) return `the ${longer}`
  const amount = price.test(about) ? money.exec(all)?.[0] : undefined
  if (amount !== undefined) return `our price of ${amount}`
  const [, figure] = figures.exec(about) ?? []
  const said = clausesOf(all).find((each) => figure !== undefined && each.toLowerCase().includes(figure.toLowerCase()))
  return said !== undefined && !/^(?:we|i|our|it|they)\b/i.test(said) && said.split(' ').length <= mostWords
    ? said
    : about
}

function clausesOf(text: string): readonly string[] {
  return text.split(/[.!?\n]|,\s|\sand\s(?=(?:ask|we|it|they)\s)/).map((each) => each.trim())
}

/** “The no water thing” */
const things = /^(?:the|that|this) (.{3,40}?) (?:things?|stuff|bit|part|point|aspect)$/i
/** “The free tasting”, of which it was told for how many it is */
const ofTheirs = /^the (\p{Ll}[\p{L} -]{3,40})$/u
const price = /^(?:the|our|my) (?:prices?|costs?|pricing|rates?)$/i
const money =
  /(?:[€$£]\s?\d[\d.,]*\d|[€$£]\s?\d|\d[\d.,]*\s?(?:€|£|\$|euros?|pounds|dollars|chf|francs))(?:\s(?:per|an?)\s\p{L}+)?/iu
const figures = /^the (\d+[\s-]\p{L}+)$/iu
const mostWords = 8
