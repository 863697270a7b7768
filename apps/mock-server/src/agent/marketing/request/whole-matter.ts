import { readGoal } from '../../../engines/messages/goal/read-goal'
import { hasOpenMatter } from '../../../engines/messages/open-matter'
import type { Intent } from './intent'
import { draftOf } from './read-draft'

type DraftIntent = Extract<Intent, { readonly kind: 'draft' }>

/**
 * “Write three emails: we want to buy their old chairs. What would they want for them?”: all behind the colon is what the
 * messages are for, where it was not understood part by part.
 */
export function wholeMatter(message: string, intents: readonly Intent[]): DraftIntent | undefined {
  const [, order = '', matter = ''] = orderWithMatter.exec(message.trim()) ?? []
  const found = intents.find((each): each is DraftIntent => each.kind === 'draft')
  const isTold = found?.about === undefined && intents.some(({ kind }) => kind === 'told')
  if (matter === '' || !(isTold || intents.some(isLeftOut)) || !intents.every(isOfWriting)) return undefined
  const draft = draftOf(order)
  if (draft.kind !== 'draft' || draft.about !== undefined || draft.unable !== undefined) return undefined
  // What can be worded only in part is worded part by part.
  if (found?.about !== undefined && isOpen(matter)) return undefined
  return { ...draft, alsoBy: found?.alsoBy, about: matter.replace(/[.\s]+$/, '') }
}

function isOpen(matter: string): boolean {
  const { isUnread, note = '', question = '' } = readGoal(matter)
  return isUnread || hasOpenMatter(`${note} ${question}`)
}

function isLeftOut(intent: Intent): boolean {
  if (intent.kind === 'unknown') return !ofManner.test(intent.text)
  return (
    intent.kind === 'no' || (intent.kind === 'draft' && intent.unable?.some((each) => !ofManner.test(each)) === true)
  )
}

function isOfWriting(intent: Intent): boolean {
  if (intent.kind === 'draft') return !intent.save && !intent.shorter && intent.planned === undefined
  return intent.kind === 'no' || intent.kind === 'told' || (intent.kind === 'unknown' && !ofManner.test(intent.text))
}

const orderWithMatter =
  /^([^:.!?\n]{0,20}\b(?:write|draft|compose|create|prepare|generate|make|send)\b[^:.!?\n]{3,80}):\s+(\S[^]{10,})$/i

/** It says how the messages are to be, and nothing that they are to say. */
const ofManner =
  /^(?:please\s+)?(?:make|keep|put|use|add|include|avoid|sound|do not|don['’]?t|no more|mention|sign|start|begin|end|leave|save|show)\b/i
