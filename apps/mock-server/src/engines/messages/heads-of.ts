import { upperFirst } from './upper-first'

/** What heads better than a sentence does, or its beginning: what runs between two places, and what has a name. */
export function headsOf(whole: string): readonly string[] {
  const sentence = whole.replace(whoTheyAre, 'we ')
  const [, kind, name] =
    /^((?:our|my)\s(?:[\p{L}\p{N}-]+\s){1,3}?)(?:is|are)\s(?:called|named)\s(\p{Lu}\S*(?:\s\p{Lu}\S*)?)$/iu.exec(
      sentence,
    ) ?? []
  if (kind !== undefined && name !== undefined) return [upperFirst(`${kind}${name}`)]
  const [, firm, field] =
    /^(?:we|i)(?:\sare|\sam|['’]re|['’]m)\s(an?\s[^,;:]{2,40}?)\s(?:(?:that|who)\s)?speciali[sz](?:ed|ing|es?)\s(?:in|on|for)\s([^,;:]{4,40})$/i.exec(
      sentence,
    ) ?? []
  if (firm !== undefined && field !== undefined) return [upperFirst(`${firm} for ${field}`)]
  const [, way] =
    /^(?:we|i)\s(?:run|offer|have|operate|sell|drive|provide)\s((?:an?|our|the)\s(?:[\p{L}-]+\s){1,3}from\s\p{Lu}[\p{L}-]*\sto\s\p{Lu}[\p{L}-]*)/iu.exec(
      sentence,
    ) ?? []
  return way === undefined ? madeOf(sentence) : [upperFirst(way)]
}

/** Whether who they are is told with what they do. */
export function tellsTrade(sentence: string): boolean {
  return whoTheyAre.test(sentence)
}

/** “We are Brightlane and we bake bread”: what they do heads better than what they are called. */
const whoTheyAre =
  /^(?:we|i)(?:\sare|\sam|['’]re|['’]m)\s\p{Lu}[^,.;:]{1,40}?(?:,\san?\s[^,;:]{2,40},)?\sand\swe\s(?=\p{Ll})/iu

/** “We make a reservation app for small restaurants” is headed by the app. */
function madeOf(sentence: string): readonly string[] {
  const [, thing = ''] = made.exec(sentence) ?? []
  if (thing === '' || /\b(?:you|we|they|them)\b/i.test(thing)) return []
  const ends = [...thing.matchAll(/,\s|\s(?:for|with|in|at|from|that|which|and)\s/gi)].map(({ index }) =>
    thing.slice(0, index),
  )
  return [...soldTo(thing), thing, ...ends.toReversed()].filter((each) => !isCut.test(each)).map(upperFirst)
}

/** “Forklifts to warehouses” are “forklifts for warehouses” where nobody sells them any more. */
function soldTo(thing: string): readonly string[] {
  const [, sold, to] = /^((?:[\p{L}-]+\s){1,4}?)to\s((?:[\p{L}-]+\s?){1,3})$/iu.exec(thing) ?? []
  return sold === undefined || to === undefined ? [] : [`${sold}for ${to}`]
}

/** “Tower cranes and can deliver”, “cleaning products that are sold” */
const isCut = /\sand\s(?:can|will|could|do|are|have)\b|\s(?:that|which)\s(?:\S+\s)?\S+$/i

const made =
  /^(?:we|i)\s(?:make|build|lease|rent out|rent|supply|produce|design|develop|manufacture|shoot|roast|bake|import|print|do|run|sell)\s(?:and\s\p{Ll}+\s)?(?!(?:and|or|for|to|at|in|on|with|from|by|up|out|all|not|no|never)\s)((?:an?\s)?(?:[\p{L}-]+\s){0,4}?[\p{L}-]{3,}(?:(?:,\s|\s(?:for|to|with|in|at|from|that|which|and)\s).*)?)$/iu
