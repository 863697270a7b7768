import { readMemory, type Draft, type Memory } from '../memory'
import type { Intent } from '../request/intent'
import type { MarketingSession } from '../run/marketing-session'
import { saveContent } from '../tools/draft-content'
import { redoDraftChange } from '../tools/redo-draft-change'
import { undoDraftChange } from '../tools/undo-draft-change'
import { isUnsaved, told, withAtHand } from './at-hand'
import { canUndo } from '../undo-steps'
import type { KnownBefore } from './follow-request'
import { changesDrafts, lastToolOf } from './last-tool'
import { bothSaved, noDraft, noneUnsaved, nothingBeside, nothingToUndo, undoOfMessages } from './plain-answers'
import { promptOf } from './prompt-of'
import { problemReply, savedReply, redoneReply, undoneReply } from './replies'

/** Saves what was written last, by the way that is named or by both. */
export async function doSave(
  session: MarketingSession,
  intent: Extract<Intent, { kind: 'save' }>,
  { memory: before }: KnownBefore,
): Promise<Memory> {
  const { isAll = false, channel: named, agreed, unable } = intent
  if (before.draft === undefined) return told(session, before, noDraft)
  if (agreed !== undefined) return saveAgreed(session, before, agreed)
  const memory = await withAtHand(session, before, named)
  if (named !== undefined && named !== memory.draft?.channel) return told(session, memory, noneUnsaved(named))
  if (isAll && memory.beside !== undefined) return saveBoth(session, memory, unable)
  const waits = named === undefined && !(await isUnsaved(session, 'kept at hand', memory.draft))
  if (waits && (await isUnsaved(session, 'kept other', memory.beside)))
    return keep(session, memory, { isBeside: true, unable })
  const saved = await keep(session, memory, { unable })
  const { beside } = saved
  if (beside === undefined) return saved
  return (await isUnsaved(session, 'kept beside', beside)) ? told(session, saved, nothingBeside(beside.channel)) : saved
}

/** What stands in the campaign already, perhaps as somebody has changed it, is not saved over itself. */
async function saveBoth(
  session: MarketingSession,
  memory: Memory,
  unable: readonly string[] | undefined,
): Promise<Memory> {
  const isFirst = await isUnsaved(session, 'kept first', memory.draft)
  const isOther = await isUnsaved(session, 'kept beside', memory.beside)
  if (!isFirst && !isOther) return told(session, memory, bothSaved)
  const next = isFirst ? await keep(session, memory, { unable }) : memory
  return isOther ? keep(session, next, { isBeside: true }) : next
}

/** Saves what was asked about, whatever is there. */
async function saveAgreed(
  session: MarketingSession,
  memory: Memory,
  channels: readonly Draft['channel'][],
): Promise<Memory> {
  const { draft, beside } = memory
  let next = memory
  if (draft !== undefined && channels.includes(draft.channel)) next = await keep(session, next, { isSure: true })
  if (beside !== undefined && channels.includes(beside.channel))
    next = await keep(session, next, { isSure: true, isBeside: true })
  return next
}

interface Keeping {
  readonly isSure?: boolean
  readonly isBeside?: boolean
  readonly unable?: readonly string[] | undefined
}

async function keep(
  session: MarketingSession,
  memory: Memory,
  { isSure = false, isBeside = false, unable }: Keeping,
): Promise<Memory> {
  const answer = await session.callTool(saveContent, {
    ...(isSure ? { replace: true } : {}),
    ...(isBeside ? { beside: true } : {}),
  })
  if ('problem' in answer) return told(session, memory, problemReply('save the messages', answer.problem))
  await session.output.say(savedReply(answer.result, unable))
  return memory
}

/** Takes back what the last request did to messages. */
export async function doUndo(session: MarketingSession, { memory }: KnownBefore): Promise<Memory> {
  const { run, campaignId, context, parts, output } = session
  if (!changesDrafts(lastToolOf(run.messages)) && !ofMessages.test(promptOf(run))) {
    const hasSteps = await parts.remember(output.nextId('undoable'), () => canUndo(context.store, campaignId))
    return told(session, memory, hasSteps ? undoOfMessages : nothingToUndo)
  }
  const answer = await session.callTool(undoDraftChange, {})
  if ('problem' in answer) return told(session, memory, problemReply('take that back', answer.problem))
  await session.output.say(undoneReply(answer.result))
  const { draft, beside } = answer.result
  const { undone } = await readMemory(context.store, campaignId)
  return { ...memory, draft, beside, undone }
}

/** Brings back what was taken back last. */
export async function doRedo(session: MarketingSession, { memory }: KnownBefore): Promise<Memory> {
  const answer = await session.callTool(redoDraftChange, {})
  if ('problem' in answer) return told(session, memory, problemReply('bring that back', answer.problem))
  await session.output.say(redoneReply(answer.result))
  const { draft, beside, undone } = await readMemory(session.context.store, session.campaignId)
  return { ...memory, draft, beside, undone }
}

/** “Undo the change of the messages”, whatever was done since */
const ofMessages = /\b(?:messages?|e-?mails?|drafts?|texts?|subject|sequence|wording|note)\b/i
