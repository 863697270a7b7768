/**
 * What a message of a sequence is about, with what was told of it: “the price” as “our price of £95 per house”, “the 24
 * hours” as “pictures back in 24 hours”.
 */
export function withToldDetail(about: string, told: readonly string[] = []): string {
  const all = told.join('\n')
  const amount = price.test(about) ? money.exec(all)?.[0] : undefined
  if (amount !== undefined) return `our price of ${amount}`
  const [, figure] = figures.exec(about) ?? []
  const said = all
    .split(/[.!?\n]|,\s/)
    .map((each) => each.trim())
    .find((each) => figure !== undefined && each.toLowerCase().includes(figure.toLowerCase()))
  return said !== undefined && !/^(?:we|i|our|it|they)\b/i.test(said) && said.split(' ').length <= mostWords
    ? said
    : about
}

const price = /^(?:the|our|my) (?:prices?|costs?|pricing|rates?)$/i
const money =
  /(?:[€$£]\s?\d[\d.,]*\d|[€$£]\s?\d|\d[\d.,]*\s?(?:€|£|\$|euros?|pounds|dollars|chf|francs))(?:\s(?:per|an?)\s\p{L}+)?/iu
const figures = /^the (\d+[\s-]\p{L}+)$/iu
const mostWords = 8
