import { lowerFirst } from '../lower-first'
import { readAsk } from './asks'
import { closingCall, type ClosingCall } from './closing-call'
import { doneByOurs } from './done-by-ours'
import type { GoalMatter } from './goal-matter'
import { isGarbled } from './is-garbled'
import { goalSentences } from './goal-sentences'
import { asNounPhrase } from './noun-phrase'
import { ofTrained } from './of-trained'
import { ownSentence } from './own-sentences'
import { pitchFacts } from './pitch-facts'
import { isPeople } from './people-words'
import { plainlySaid } from './plainly-said'
import { readClause } from './read-clause'
import type { ReadGoal } from './read-goal'
import { readOfThings } from './read-of-things'
import { recipients } from './read-offering'
import { proofSentence } from './read-proof'
import { thingIn } from './thing-in'

/**
 * A pitch as people write it: what they sell, what there is to say for it, and what they ask for, each in a sentence or
 * a scrap of one. Nothing where any of it is none of these.
 */
export function readPitch(matter: GoalMatter): ReadGoal | undefined {
  if (matter.rest.length > longest) return undefined
  const [first = '', ...others] = goalSentences(matter.rest)
  const call = others.length > 0 ? undefined : closingCall(first)
  if (call !== undefined) return call.isOwn ? askedAlone(matter, first, call) : undefined
  const opening = openingOf(first)
  if (opening === undefined) return undefined
  const facts: string[] = [...opening.facts]
  const calls: ClosingCall[] = []
  let event: string | undefined
  for (const [at, text] of others.entries()) {
    const invited = eventIn(text)
    if (invited !== undefined && event === undefined) event = invited
    else {
      const asked = callIn(text)
      const before = at === 0 ? first : others[at - 1]
      const fact =
        asked === undefined
          ? (ofTrained(text, before) ?? readOfThings(text, thingIn(first))?.note ?? pitchFacts(text))
          : undefined
      if (asked !== undefined) calls.push(asked)
      else if (fact === undefined) return undefined
      else facts.push(fact)
    }
  }
  // A thing alone is no pitch.
  if (calls.length > 1 || matter.asksNothing || (others.length === 0 && facts.length === 0)) return undefined
  const [asked] = calls
  if (asked?.note !== undefined) facts.push(asked.note)
  if (event !== undefined) return asked === undefined ? invitedTo(matter, event, opening, facts) : undefined
  if (opening.about === undefined)
    return {
      ...plainlySaid(matter, { note: [opening.said, ...facts].join(' '), question: asked?.question }),
      audience: opening.audience,
    }
  return {
    ...plainlySaid(matter, { note: facts.length === 0 ? undefined : facts.join(' '), question: asked?.question }),
    ...{ about: opening.about, isOffer: true, isPlain: false, audience: opening.audience },
  }
}

const longest = 600

/** Whether a pitch says what other rules would leave out: what it asks for in words of its own, or what shows that it is true. */
export function hasOwnWords({ rest }: GoalMatter): boolean {
  const texts = goalSentences(rest)
  const [, thing = '', proof = ''] = texts.length === 1 ? (thingFirst.exec(texts[0] ?? '') ?? []) : []
  if (thing !== '' && proofSentence(proof) !== undefined) return true
  return texts.some((text, at) => closingCall(text)?.isOwn === true || (at > 0 && eventIn(text) !== undefined))
}

/** Whether what was read names another thing than what the pitch begins with: “2 vans”, of which only a fact was told. */
export function isAboutFact({ rest }: GoalMatter, { isPlain, about }: ReadGoal, pitch: ReadGoal): boolean {
  const [first = '', ...others] = goalSentences(rest)
  if (isPlain || about === undefined || !pitch.isPlain || others.length < 2) return false
  const [begin, said] = [first.toLowerCase(), about.toLowerCase()]
  return !begin.includes(said) || begin === said
}

/** What is sold: as a sentence of those who sell it, or as a thing. */
interface Opening {
  readonly said: string
  readonly about?: string | undefined
  readonly audience?: string | undefined
  readonly facts: readonly string[]
}

function openingOf(text: string): Opening | undefined {
  const [, thing = '', proof = ''] = thingFirst.exec(text) ?? []
  const fact = thing === '' || /^(?:we|i)\s/i.test(thing) ? undefined : pitchFacts(proof)
  if (fact !== undefined) {
    const named = openingOf(thing)
    return named?.about === undefined ? undefined : { ...named, facts: [...named.facts, fact] }
  }
  const own = /^(?:(?:we|i)(?:['’]\p{L}+)?|our|my)\s/iu.test(text) ? (ownSentence(text) ?? doneByOurs(text)) : undefined
  if (own !== undefined) return { said: own, facts: [] }
  const { offer, loose, note, audience, question, ask, remark } = readClause(text.replace(wish, ''))
  const about = offer ?? loose
  if (about === undefined || question !== undefined || remark !== undefined || ask !== undefined) return undefined
  if (asNounPhrase(about) === undefined || isGarbled({ about, note })) return undefined
  // “My engineers” are sent, and not sold.
  if (isPeople(about) || (/^my\s/i.test(about) && recipients.test(about))) return undefined
  return { said: `I would like to tell you about ${about}.`, about, audience, facts: note === undefined ? [] : [note] }
}

const thingFirst = /^([^,.:]{5,60}),\s+(.{8,})$/
const wish = /^(?:(?:i|we)\s+)?(?:want|would like|need|wish|plan|hope)\s+to\s+/i

export function callIn(text: string): ClosingCall | undefined {
  const own = closingCall(text)
  if (own !== undefined) return own
  if (!asks.test(text)) return undefined
  const { question, note, ask } = readClause(text.replace(/^(?:cta|call to action|next step)\s*[:=]\s*/i, 'ask for '))
  if (note !== undefined) return undefined
  if (question !== undefined) return { question, isOwn: false }
  return ask === undefined ? undefined : timed(text)
}

function timed(text: string): ClosingCall | undefined {
  if (!forTime.test(text) || /\sfor\s(?:feedback|opinions?|input)\b/i.test(text)) return undefined
  return closingCall(`ask them to book ${text.replace(forTime, '')}`)
}

const forTime = /^ask(?:\sthem)?\sfor\s/i

const asks = /^(?:please\s+)?(?:ask\b|cta|call to action|next step|(?:would|do|are) they\b)/i

/** “Invite them to a free webinar on 12 May”, behind what is sold. */
function eventIn(text: string): string | undefined {
  const [, event] = /^invite\s(?:them|people|everyone)\s+to\s+((?:our|an?|the|my)\s.+)$/i.exec(text) ?? []
  return event !== undefined && readAsk(event) === 'webinar' ? asNounPhrase(event) : undefined
}

function invitedTo(matter: GoalMatter, event: string, opening: Opening, facts: readonly string[]): ReadGoal {
  return {
    ...plainlySaid(matter, { note: [opening.said, ...facts].join(' '), question: undefined }),
    ...{ about: event, isOffer: true, isPlain: false, ask: 'webinar', audience: opening.audience },
    subject: `Invitation to ${lowerFirst(event)}`,
  }
}

/** “Get them to try our coffee machines for free for 2 weeks” */
function askedAlone(matter: GoalMatter, text: string, { note, question }: ClosingCall): ReadGoal | undefined {
  const [, thing] = /\b(?:try|test|use)\s+((?:our|my)\s[^,;:]{3,40}?)\s+(?:for free|free of charge)\b/i.exec(text) ?? []
  return thing === undefined ? undefined : { ...plainlySaid(matter, { note, question }), about: thing }
}
