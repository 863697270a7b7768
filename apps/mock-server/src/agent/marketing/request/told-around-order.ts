import { withDays } from '../../../engines/messages/goal/in-proper-case'
import { isKindAlone } from '../../../engines/messages/goal/is-kind-alone'
import { singular } from '../../../engines/sourcing/words'
import { readGoal } from '../../../engines/messages/goal/read-goal'
import { asSentence } from './as-sentence'
import { withEdit } from './draft-going-on'
import type { Intent } from './intent'
import { pitchOfTold } from './pitch-of-told'
import { isTaskItself } from './read-draft-task'
import { saysWhatTheySell, statesOfOffer } from './states-of-offer'
import { withSentenceBehind } from './with-sentence-behind'

type Draft = Extract<Intent, { kind: 'draft' }>

/**
 * An order for messages with what is said around it and asks for nothing else: “I'd like to invite them to our breakfast.
 * Write the emails”, “Write an email about our chairs. People who use them say their backs hurt less”. Where somebody is
 * to be found as well, it may be said of whom, and is left as it is.
 */
export function withToldAround(intents: readonly Intent[]): readonly Intent[] {
  const place = intents.findIndex(({ kind }) => kind === 'draft')
  const draft = intents[place]
  if (draft?.kind !== 'draft' || intents.some(({ kind }) => searches.has(kind))) return intents
  let written: Draft = draft
  const told: string[] = intents.flatMap((each) => (each.kind === 'told' ? each.text : []))
  const rest = intents.map((intent): Intent | undefined => {
    if (intent === draft || intent.kind !== 'unknown') return intent
    const task = taskIn(intent.text)
    if (task !== undefined && isOpen(written.about)) {
      written = { ...written, about: task }
      return undefined
    }
    const isOwn = isOpen(written.about) && told.length === 0 && saysWhatTheySell(intent.text)
    if (!statesOfOffer(intent.text) && !isOwn) return intent
    const fact = asSentence(withDays(intent.text))
    if (isOpen(written.about) && told.length > 0) {
      if (isSaid(asMatter([...told, fact]), fact)) {
        told.push(fact)
        return { kind: 'told', text: fact }
      }
    } else if (written.about !== undefined && !isOpen(written.about)) {
      const about = withSentenceBehind(written.about, fact)
      if (isSaid(about, fact)) {
        written = { ...written, about }
        return undefined
      }
    } else if (isOwn) {
      // What the writer cannot say is a place in it, and never what somebody else sells.
      written = { ...written, about: fact }
      return undefined
    } else return intent
    // Whom “they” are, what stands before it says, and not what a message ends with.
    const sentence = withThing(fact, written.about)
    if (sentence === undefined) return intent
    const edited = withEdit(written, { shorter: false, changes: { add: [{ sentence, at: 'end' }] }, unable: [] })
    if (edited.kind !== 'draft') return intent
    written = edited
    return undefined
  })
  return rest.flatMap((each) => (each === draft ? written : (each ?? [])))
}

const searches: ReadonlySet<Intent['kind']> = new Set(['find', 'again', 'named', 'them', 'count', 'ask'])

function isOpen(about: string | undefined): boolean {
  return about === undefined || isKindAlone(about)
}

/** “They dry in 20 minutes” of “our wood coatings”: “Our wood coatings dry in 20 minutes.” */
function withThing(fact: string, about = ''): string | undefined {
  const [, subject, rest = ''] = /^(they|it)\s(.+)$/is.exec(fact) ?? []
  if (subject === undefined) return fact
  const [, thing] = ofOurs.exec(about) ?? []
  const isMany = thing !== undefined && singular(thing.split(' ').at(-1) ?? '') !== thing.split(' ').at(-1)
  return thing === undefined || isMany !== /^they$/i.test(subject) ? undefined : `Our ${thing} ${rest}`
}

const ofOurs = /^our\s([\p{L}\p{N}-]+(?:\s[\p{L}\p{N}-]+){0,3})[.]?$/iu

/** As messages are written from what was told. */
function asMatter([first = '', ...others]: readonly string[]): string {
  return [pitchOfTold(first) ?? first, ...others].map((each) => each.replace(/[.\s]+$/, '')).join('. ')
}

/** Whether the writer says it, and nothing else is lost by that. */
function isSaid(about: string, fact: string): boolean {
  const { isUnread, note = '' } = readGoal(about)
  const words = fact.toLowerCase().match(/\p{L}{5,}|\d+/gu) ?? []
  const said = note.toLowerCase()
  return !isUnread && words.length > 0 && words.every((word) => said.includes(word))
}

/** “I'd like to invite them to our breakfast event on 12 March” */
function taskIn(text: string): string | undefined {
  const [, task] = wants.exec(text.replace(/[.!\s]+$/, '')) ?? []
  return task !== undefined && (isTaskItself(task) || tells.test(task)) ? task : undefined
}

const wants =
  /^(?:i|we)(?:['’]d|['’]m|['’]re| would| am| are)?\s+(?:also\s+|really\s+)?(?:like|love|want|need|plan|planning|hope|hoping|wish|going|trying|looking)\s+to\s+(.{8,300})$/i
const tells =
  /^(?:tell|inform|invite|thank|remind|congratulate|ask|apologi[sz]e|offer|introduce|announce|promote|present|pitch|show|welcome|wish)\s+(?:(?:to\s+)?(?:them|everyone|everybody|people)\b|our\b|the\b)/i
