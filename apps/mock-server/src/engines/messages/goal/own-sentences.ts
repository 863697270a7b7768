import { countWords } from '@inlay/sdk-core/contract/campaigns'
import { doneByOurs } from './done-by-ours'
import { inProperCase } from './in-proper-case'
import { lowerSentence } from './lower-sentence'
import { namedDoes } from './named-does'
import { dealsWithThings, isGiven, pluralsIn } from './names-readers'
import { ofTrained } from './of-trained'
import { readOfThings } from './read-of-things'
import { proofSentence } from './read-proof'
import { toldAs } from './read-statement'
import { speaksToWriter } from './speaks-to-writer'
import { thingIn } from './thing-in'
import { toThem } from './to-them'

/** A goal taken apart: what is to be done, and sentences in it that can be said to whoever is written to as they stand. */
export interface PartedGoal {
  readonly core: string
  readonly said: readonly string[]
}

/** Parts “introduce our agency, we do brand design” into the introduction and “We do brand design.” */
export function partedGoal(goal: string): PartedGoal {
  const core: string[] = []
  const said: string[] = []
  const later: string[] = []
  let named: string | undefined
  let before: string | undefined
  for (const sentence of goal.split(sentenceEnd).flatMap(sentencesIn)) {
    const ofThing = readOfThings(sentence, named)?.note ?? ofTrained(sentence, before)
    named = thingIn(sentence) ?? named
    before = sentence
    if (ofThing !== undefined && core.length + said.length > 0) {
      said.push(ofThing)
      continue
    }
    const [first = '', ...mentioned] = sentence.split(mentions)
    const told = mentioned.flatMap((part) => part.split(andThat)).map((part) => part.replace(/[\s.,;:!]+$/, ''))
    const facts = told.map((part) => ownSentence(part) ?? toldAs(part))
    const isTold = facts.every((fact) => fact !== undefined)
    const text = (isTold ? first : sentence).trim().replace(/[\s.,;:!]+$/, '')
    if (isTold) later.push(...facts.filter((fact) => fact !== undefined))
    if (text === '') continue
    const whole = ownSentence(text)
    if (whole !== undefined && (!ofNamed.test(text) || core.length + said.length > 0)) {
      said.push(whole)
      continue
    }
    const [joint, tail] = tailOf(text)
    if (tail === undefined) core.push(text)
    else {
      core.push(text.slice(0, joint))
      said.push(tail)
    }
  }
  return { core: core.join('. '), said: [...said, ...later] }
}

/** Those who write no capitals, and those who say who they are and what they do in one breath. */
function sentencesIn(text: string): readonly string[] {
  return text
    .split(lowerSentence)
    .flatMap((sentence) => sentence.split(whoAndWhat))
    .flatMap((sentence) => sentence.split(askedThen))
}

/** “We cook with local food, ask about their next event” */
const askedThen =
  /(?<=(?:^|,\s)(?:we|our|i|it)\s[^,]{3,80}),\s+(?=ask\s(?:about|for|if|whether|what|when|who|which|how|them)\b)/i
const whoAndWhat =
  /(?<=^(?:we|i)(?:['’](?:re|m)|\s(?:are|am))\s(?:an?|the)\s[^,]{3,60}),\s+(?=(?:we|i)\s\p{L}+\s\p{L})/iu

/** “…, mention that we deliver in a day and that the first order ships free” */
const mentions =
  /(?:^|[,;]?\s+(?:and\s+|also\s+)*)(?:please\s+)?(?:mention(?:ing)?|point(?:ing)? out|stress(?:ing)?|highlight(?:ing)?|emphasi[sz](?:e|ing)|tell(?:ing)? them|say(?:ing)?)\s+(?:also\s+)?(?:that\s+)?(?=(?:we|our|it|i|my|the|there|all|every|first|you|they|parking|entry|shipping|delivery)\b)/i
const andThat = /,?\s+and\s+that\s+/i
const sentenceEnd = /(?<=[.!?])\s+(?=["“]?[\p{Lu}\p{N}])|\n+|;\s+/u

/** “It” is something that was named before. */
const ofNamed = /^it\b/i

/** Where a sentence of one's own begins behind something else, and that sentence. */
function tailOf(text: string): readonly [number, string | undefined] {
  for (const { index, 0: joint } of text.matchAll(joints)) {
    const own = ownSentence(text.slice(index + joint.length))
    if (own !== undefined && index > 0) return [index, own]
  }
  return [text.length, undefined]
}

const joints =
  /(?:[,:;]|\s[–—-])\s+(?:(?:and|but|because|as|since|so)\s+)?(?=(?:we|i|our|my|it|they|there)(?:['’]\p{L}+)?\s)/giu

/** What somebody says of themselves, as a sentence to whoever is written to; nothing where it cannot be one. */
export function ownSentence(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/[\s.,;:!]+$/, '')
    .replaceAll(/\bi(?=['’]|\s)/g, 'I')
    .replace(/^we['’]re\b/i, 'We are')
    .replace(/^I['’]m\b/, 'I am')
  const proof = proofSentence(plain) ?? doneByOurs(plain)
  if (proof !== undefined) return proof
  if (plain.endsWith('?') || countWords(plain) > mostWords || !(states.test(plain) || namedDoes.test(plain)))
    return undefined
  if (
    aims.test(plain) ||
    ofAudience.test(plain) ||
    (ofWork.test(plain) && !ofTrade.test(plain)) ||
    speaksToWriter(plain)
  )
    return undefined
  const [before = ''] = plain.split(others)
  const isOfThem = before !== plain
  // “Videos for hotels that they can use”: who they are stands right before.
  const isNamed = isOfThem && (forWhom.test(before) || givenTo.test(before))
  const behind = plain.slice(before.length).replace(/^them/i, '')
  const areThings = isOfThem && !/\b(?:they|theirs?)\b/i.test(plain) && dealsWithThings(before, behind)
  const isOfOthers = !areThings && !isGiven(behind) && pluralsIn(before.replace(/^they\b/i, '')).length > 0
  if (isOfThem && !isNamed && !wished.test(plain) && isOfOthers) return undefined
  const said = inProperCase(isOfThem && !isNamed && !areThings ? toThem(plain) : plain)
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}

const mostWords = 40
const forWhom =
  /^we\s(?:.*\s(?:for|help|let)|train|teach|coach|equip|prepare|brief)\s(?:[\p{L}-]+\s){0,2}?\p{L}{3,}s\b(?:\s(?:that|which|so|where|by|to|\p{L}+ing|\p{Ll}+))*?\s$/iu

/** “E-bikes to companies for their staff” */
const givenTo = /^we\s.*\sto\s(?:[\p{L}-]+\s){0,2}?\p{L}{3,}s\s(?:for|with|in|at|on)\s$/iu

const adverbs = '(?:(?:also|now|currently|already|just|still|recently|even|always|never|usually|\\p{L}+ly)\\s+)*'
/** Somebody, and what they do or are. */
const states = new RegExp(
  `^(?:(?:we|I)(?:['’](?:re|ve|m|ll))?\\s+${adverbs}(?!(?:and|or|for|to|in|on|at|of|with|from|by)\\b)\\p{L}+|(?:it|they|there|(?:our|my)(?:\\s+[\\p{L}\\p{N}-]+){1,4}?)(?:['’](?:re|ve|s))?\\s+${adverbs}(?:is|are|was|were|has|have|had|can|will|helps?|saves?|cuts?|makes?|takes?|costs?|works?|runs?|shows?|finds?|keeps?|lets?|gives?|lowers?|reduces?|covers?|includes?|starts?|offers?|ships?|integrates?|needs?|pays?\\sfor|lasts?\\s(?:\\d|up to|over|at least|more)|\\p{L}{2,}ed|met|bought|sold|made|took|came|went|left|used)\\b|(?:our|my)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:agency|company|firm|team|studio|workshop|factory|bakery|farm|clinic|practice|shop|office|app|tool|software|platform|system|trainer|driver|technician|engineer|fitter|chef|nurse|coach|vet|guide|tuner|gardener|cleaner|teacher|therapist|expert|inspector|florist|van|bus|crew)\\s+${adverbs}\\p{Ll}{3,}s\\s+\\p{L}|an?(?:\\s+[\\p{L}\\p{N}-]+){1,4}?\\s+(?:takes|lasts|weighs|holds|needs|includes|fits)\\s+\\S|(?:every(?:one|body)(?:\\swho\\s(?:comes|joins|attends|takes\\spart|books|signs\\sup|registers|orders|visits|replies|answers)(?:\\s[\\p{L}\\d]+){0,4}?)?|(?:every|each)\\s(?:guest|visitor|participant|(?:new\\s)?customer)|all\\s(?:guests|visitors|participants|(?:new\\s)?customers))\\s(?:gets?|receives?|takes?\\shome|goe?s?\\shome\\swith)\\s\\S)`,
  'iu',
)
/** What is wanted of whoever writes, or with whom one wants to do something, is no sentence for them. */
const aims =
  /^(?:we|I)(?:['’](?:d|re|m))?\s+(?:would like|like to|want|need|wish|plan(?=\s(?:to|on)\b)|hope|aim|intend|(?:am |are )?(?:trying|looking|searching|planning|hoping|writing|reaching)|try|look|search|target|write(?=\s(?:to|about|this|these|an?|e-?mails?|messages?|because|in order|regarding|and)\b|$)|reach|talk to|speak to|contact|should|must|have to|suggest|propose|think|guess|believe|prefer|trust|would love to|would (?!love|appreciate|value|welcome))\b|^they\s+(?:should|must|can|could|may|might|will|would|need|want|like)\b|^it\s+(?:should|must|is (?:about|for|to|important))\b/i
/** Where customers are, or who, is said to whoever writes. */
const ofAudience = /^our\s(?:[\p{L}-]+\s){0,2}?(?:customers|clients|users|readers|buyers)\s(?:are|were)\b/iu
/** It speaks of the messages, or of the campaign. */
const ofWork =
  /\b(?:e-?mails?|messages?|sequences?|campaigns?|audience|leads?|prospects?|contacts?|recipients?|drafts?|subject line|follow-?ups?|steps?)\b/i
/** “We do influencer campaigns”: it may be what they sell. */
const ofTrade =
  /^(?:we|I)(?:['’](?:re|m))?\s+(?:(?:are|am) an?\s|(?:also\s+|mainly\s+)?(?:do|run|make|sell|offer|build|design|manage|produce|automate|clean|verify|generate|translate|provide|supply|develop)\s+(?!(?:an?|the|this|these|one|two|three|\d)\s)(?!(?:e-?mails?|messages?|campaigns?)\b))/iu
const others = /\b(?:they|them|theirs?)\b/i

/** “We would love their feedback” */
const wished = /\b(?:love|appreciate|value|welcome|want|need|hear|get|offer)\s+(?:them|their)\b/i
