import { upperFirst } from '../upper-first'

/** “Our glass jars, made in Porto, samples are free”: what is said of a thing in a list, in sentences behind it. */
export function asListedFacts(goal: string): string {
  const { thing = '', items = '', end = '' } = listed.exec(goal)?.groups ?? {}
  if (thing === '') return goal
  const sentences: string[] = []
  for (const item of items.split(/,\s+(?:and\s+)?/))
    if (ofThing.test(item)) sentences.push(`It ${item}`)
    else if (sentences.length === 0 || saysOfIt.test(item)) sentences.push(upperFirst(item))
    else sentences[sentences.length - 1] += `, ${item}`
  return `${thing}. ${sentences.join('. ')}${end}`
}

const listed =
  /^(?<thing>(?:our|my)\s[^.,;:!?\n]{3,60}),\s(?<items>(?:(?:hand)?(?:made|built|designed|produced|grown|brewed|baked|printed|assembled|sewn|tested|certified)|(?:takes|lasts|costs)(?=\s(?:about|around|only|less|\d)))\s(?:[^.,;:!?\n]{2,40},\s){0,4}[^.,;:!?\n]{2,40}\s(?:is|are|costs?|starts?\sat|ships?)\s[^.,;:!?\n]{2,40})(?<end>\.?)$/i
const ofThing = /^(?:takes|lasts|costs)\s/i
const saysOfIt = /^(?!(?:which|that|who)\b)[^.,;:!?\n]{2,40}\s(?:is|are|costs?|starts?\sat|ships?)\s/i
