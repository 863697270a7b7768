import type { WorkspaceStore } from '../../store/store'
import { hasTexts, keptBy, markKept, savedMessages } from './kept-messages'
import { keepMemory, readMemory, type Draft } from './memory'
import { keepUndoStep } from './undo-steps'

/**
 * Messages that were saved here and then changed elsewhere, by the wizard or in another tab, are at hand as they are
 * now: who has them changed speaks of those. What is written here and not saved stays.
 */
export async function takeUpSaved(
  open: WorkspaceStore,
  campaignId: string,
  runId: string,
  /** They are named: what is written here and not saved is not meant. */
  isNamed = false,
): Promise<void> {
  const memory = await readMemory(open, campaignId)
  const { draft: last, beside: other } = memory
  // Of an origin of its own: what was written here before is asked about before it takes the place of it.
  const origin = `elsewhere ${runId}`
  const draft = last && (await asSaved(open, campaignId, last, origin, isNamed))
  const beside = other && (await asSaved(open, campaignId, other, origin, isNamed))
  if (draft === last && beside === other) return
  if (last !== undefined && draft !== last)
    await keepUndoStep(open, campaignId, {
      ...{ kind: 'elsewhere', runId: origin, draft: last },
      ...(beside === undefined ? {} : { beside }),
    })
  await keepMemory(open, { ...memory, draft, beside })
}

/** “Make your own version friendlier”: what was written here is meant, whatever somebody has made of it since. */
export function namesOwnVersion(prompt: string): boolean {
  return /\byour (?:own )?(?:version|draft|text|wording)\b|\bwhat you (?:wrote|had written)\b/i.test(prompt)
}

/** “Make the saved second email shorter” */
export function namesSaved(prompt: string): boolean {
  return /^(?:(?:please|now|and|then|can you|could you)[,\s]+)*(?:make|shorten|change|edit|rewrite|improve|update|sign|use|take|set|adjust)\b.*\bsaved\b/i.test(
    prompt,
  )
}

/** Whether the campaign has other messages than those at hand, which were never saved. */
export async function isBesideSaved(store: WorkspaceStore, campaignId: string, draft: Draft): Promise<boolean> {
  const saved = await savedMessages(store, campaignId, draft.channel)
  const kept = await keptBy(store, campaignId, draft.channel)
  return (
    kept === undefined &&
    saved !== undefined &&
    saved.templates.some((text) => text.trim() !== '') &&
    !hasTexts(saved, draft)
  )
}

/** Whether the messages that were saved here last are others by now, and what is at hand was not taken from them. */
export async function isChangedElsewhere(
  store: WorkspaceStore,
  campaignId: string,
  channel: Draft['channel'],
): Promise<boolean> {
  const saved = await savedMessages(store, campaignId, channel)
  const kept = await keptBy(store, campaignId, channel)
  return saved !== undefined && kept !== undefined && !hasTexts(saved, kept)
}

async function asSaved(
  open: WorkspaceStore,
  campaignId: string,
  draft: Draft,
  origin: string,
  isNamed: boolean,
): Promise<Draft> {
  const { channel } = draft
  const saved = await savedMessages(open, campaignId, channel)
  const kept = await keptBy(open, campaignId, channel)
  if (saved === undefined || hasTexts(saved, draft)) return draft
  if (!isNamed && (kept === undefined || hasTexts(saved, kept))) return draft
  const isUnsaved = !isNamed && kept !== undefined && JSON.stringify(textsOf(kept)) !== JSON.stringify(textsOf(draft))
  const templates = saved.templates.filter((text) => text.trim() !== '')
  if (isUnsaved || templates.length === 0) return draft
  const { subjectLine, instructions } = saved
  const next: Draft = {
    channel,
    about: instructions,
    templates,
    ...(subjectLine ? { subjectLine } : {}),
    from: { about: instructions, shorter: false, version: 0 },
    origin,
  }
  await markKept(open, campaignId, next)
  return next
}

function textsOf({ templates, subjectLine }: Pick<Draft, 'templates' | 'subjectLine'>): readonly string[] {
  return [subjectLine ?? '', ...templates]
}
