import { tradeVerbs } from '../../../engines/messages/goal/trade-verbs'

/**
 * Somebody's own firm in the words that are read of any: “I run Brightlane, a small agency that does payroll” as “We are
 * Brightlane, a small agency, and we do payroll”, “Our company Brightlane sells tea” as “We are Brightlane and we sell
 * tea”.
 */
export function asIntroduced(sentence: string): string {
  const named = ofOwnName.exec(sentence)?.groups
  if (named?.['name'] !== undefined)
    return `We are ${named['name']} and we ${plural(named['does'])} ${alsoPlural(named['what'])}`
  const { is, does, what } = that.exec(sentence.replace(who, '').replace(owns, 'We are '))?.groups ?? {}
  if (is === undefined) return sentence
  return `${is}${is.includes(',') ? ',' : ''} and we ${plural(does)} ${alsoPlural(what)}`
}

/** “Brightlane does payroll for clinics”, as whoever works there says it. */
export function tellsOfOwnFirm(sentence: string): boolean {
  return ofOwnName.test(sentence)
}

/** “does” as what we do. */
function plural(verb = ''): string {
  if (verb === 'does') return 'do'
  return verb
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<!s)s$/, '')
}

/** “… that inspects and repairs roofs”: they do the second as well. */
function alsoPlural(what = ''): string {
  return what
    .replace(/^and (\p{Ll}+s)(?= )/u, (_, verb: string) => `and ${plural(verb)}`)
    .replaceAll(tradeBehind, (_, joint: string, verb: string) => `${joint}${plural(verb)}`)
}

const tradeBehind = new RegExp(
  `((?:,|,? and) )((?:${tradeVerbs})(?:e?s))(?= (?:the|our|all|your|them|it|\\p{Ll}{3,}) )`,
  'gu',
)

/** “I'm Tom and I run a printing shop” */
const who =
  /^(?:i(?:['’]m| am)|my name is|this is) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?,?(?: and)? (?=i (?:run|own|have|manage) )/iu
const name = String.raw`\p{Lu}[\p{L}\d&'’.-]*(?: \p{Lu}[\p{L}\d&'’.-]*)?`
const owns = new RegExp(String.raw`^[Ii] (?:run|own|have|manage) (?=(?:an?|our|the) |${name}, an? )`, 'u')
const that = new RegExp(
  String.raw`^(?<is>[Ww]e(?:['’]re| are) (?:${name}, )?an? [^,.;:]{3,60}?),? (?:that|which) (?:also |mainly |mostly )?(?<does>(?!is |has |was )\p{Ll}+s) (?<what>[^;:]{3,160})$`,
  'u',
)
const ofOwnName = new RegExp(
  String.raw`^(?:(?:[Ii] (?:own|run)|[Oo]ur (?:company|firm|agency|start-?up|shop|business)),? )?(?!(?:It|This|That|He|She|Who|What|Each|Every|Everyone|Everybody|Nobody|Somebody|Someone|One)\b)(?<name>${name})(?:,? which|,)? (?<does>does|(?:${tradeVerbs})(?:e?s)) (?<what>[\p{L}\d][^;:]{3,160}?)[.!\s]*$`,
  'u',
)
