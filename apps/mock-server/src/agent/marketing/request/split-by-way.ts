import { styleWords } from './draft-words'
import { channelOf } from './read-draft'

/**
 * “Make the email shorter and the note friendlier” asks for something else of what goes by each way; the verb may be said
 * once, or not at all.
 */
export function splitByWay(part: string): readonly string[] {
  for (const { index, 0: found } of part.matchAll(joint)) {
    const [before, behind] = [part.slice(0, index), part.slice(index + found.length)]
    const [one, other] = [channelOf(named(before)), channelOf(named(behind))]
    if (one === undefined || other === undefined || one === other) continue
    if (begunByVerb.test(behind)) return changes.test(before) ? [before, ...splitByWay(named(behind))] : [part]
    const [, verb] = verbOnce.exec(before) ?? (mustBe.test(before) ? [before, 'make'] : [])
    if (verb !== undefined) return [before, ...splitByWay(`${verb} ${named(behind.replace(must, ' '))}`)]
    if (inShort.test(before) && inShort.test(behind))
      return [before, behind].map((each) => `make ${named(each.replace(article, ''))}`)
  }
  return [part]
}

/** A note is a message on LinkedIn; what is changed has its article. */
function named(text: string): string {
  return text
    .replace(/\b(?:(?:the|my|our) )?note\b/i, 'the LinkedIn message')
    .replace(/^(?=e-?mails?\b|linked-?in\b)/i, 'the ')
}

const way = '(?:linked-?in(?: (?:message|note|request|one)s?)?|e-?mails?|mails?|notes?)'
const thing = `(?:the|my|our) ${way}`
const verbs =
  '(?:make|keep|have|sign|shorten|soften|rewrite|reword|rephrase|add|remove|drop|change|mention|put|take out|leave out|use|start|end)'
const lead = '(?:(?:please|now|and|also|then|can you|could you)[,\\s]+)*'
const joint = new RegExp(
  `(?:\\s*[,;]\\s*(?:(?:and|but)\\s+)?|\\s+(?:and|but|while)\\s+)(?=(?:${thing}|${verbs}|${way} ${styleWords})(?![\\p{L}-]))`,
  'giu',
)
const begunByVerb = new RegExp(`^${verbs}\\s`, 'i')
const changes = new RegExp(`^${lead}(?:${verbs}\\s|${thing} (?:should|must|has to|needs to)\\s)`, 'i')
const verbOnce = new RegExp(`^${lead}(make|keep|have|sign)\\s+${thing}\\s`, 'i')
const must = /\s(?:should|must|has to|is to) be\s/i
const mustBe = new RegExp(`^${lead}${thing}${must.source}`, 'i')
const article = /^(?:the|my|our) /i
/** “Email shorter, note friendlier” */
const inShort = new RegExp(
  `^(?:(?:the|my|our) )?${way} (?:a (?:bit|little) |much |more |less )?${styleWords}[.!]*$`,
  'iu',
)
