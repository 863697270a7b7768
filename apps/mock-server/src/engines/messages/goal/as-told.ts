import { lowerFirst } from '../lower-first'
import { asNounPhrase } from './noun-phrase'
import { ownSentence } from './own-sentences'
import { proofSentence } from './read-proof'
import { saysHappening } from './says-happening'

/** “Our yard tool, which cuts dwell time” is what they are told about, and no sentence. */
export function asTold(text: string): string {
  return introducedFirst(text.replace(introduction, 'introduce ')) ?? told(text, described) ?? text
}

/** “Our route planner. Customers save 6 hours a week.” introduces the one, and tells of it. */
function introducedFirst(text: string): string | undefined {
  if (/^introduce\s/i.test(text)) return text
  const [, thing = '', sentences] = thingFirst.exec(text) ?? []
  const isThing =
    sentences !== undefined &&
    asNounPhrase(thing) !== undefined &&
    proofSentence(thing) === undefined &&
    !saysHappening(thing) &&
    ownSentence(thing) === undefined
  return isThing ? `introduce ${lowerFirst(thing)}. ${sentences}` : undefined
}

/** “Intro to our pallet pooling” */
const introduction = /^\s*(?:an?\s+)?(?:short\s+|brief\s+)?(?:intro|introduction)\s+(?:to|of)\s+(?=(?:our|my)\s)/i
const thingFirst =
  /^\s*((?:our|my)\s[^.,;:!?]{3,80}?)\.\s+((?:our|most|many|it|they|this|customers|clients|users|no|the|there|we|you|delivery|prices?|\d)\b[^]{5,400})$/i

/** “Our app that saves drivers an hour a day”, where nothing else can be made of it. */
export function toldThing(text: string): string | undefined {
  return told(text, defined)
}

function told(text: string, pattern: RegExp): string | undefined {
  const [, thing] = pattern.exec(text) ?? []
  return thing === undefined ? undefined : `tell them about ${lowerFirst(thing)}`
}

const described = /^\s*((?:our|my)\s[^.,;:!?]{3,60},\s+which\s[^.;:!?]{5,120}?)\.?\s*$/i
const defined = /^\s*((?:our|my)\s[^.,;:!?]{3,60}?\s+that\s+\p{Ll}+s\s[^.;:!?]{3,120}?)\.?\s*$/iu
