import type { WorkspaceStore } from '../../store/store'
import { hasTexts, keptBy, markKept, savedMessages } from './kept-messages'
import { keepMemory, readMemory, type Draft } from './memory'

/**
 * Messages that were saved here and then changed elsewhere, by the wizard or in another tab, are at hand as they are
 * now: who has them changed speaks of those. What is written here and not saved stays.
 */
export async function takeUpSaved(open: WorkspaceStore, campaignId: string): Promise<void> {
  const memory = await readMemory(open, campaignId)
  const draft = memory.draft && (await asSaved(open, campaignId, memory.draft))
  const beside = memory.beside && (await asSaved(open, campaignId, memory.beside))
  if (draft === memory.draft && beside === memory.beside) return
  await keepMemory(open, { ...memory, draft, beside })
}

async function asSaved(open: WorkspaceStore, campaignId: string, draft: Draft): Promise<Draft> {
  const { channel } = draft
  const saved = await savedMessages(open, campaignId, channel)
  const kept = await keptBy(open, campaignId, channel)
  if (saved === undefined || kept === undefined || hasTexts(saved, kept)) return draft
  const isUnsaved = JSON.stringify(textsOf(kept)) !== JSON.stringify(textsOf(draft))
  const templates = saved.templates.filter((text) => text.trim() !== '')
  if (isUnsaved || templates.length === 0) return draft
  const { subjectLine, instructions } = saved
  const next: Draft = {
    channel,
    about: instructions,
    templates,
    ...(subjectLine ? { subjectLine } : {}),
    from: { about: instructions, shorter: false, version: 0 },
    ...(draft.origin === undefined ? {} : { origin: draft.origin }),
  }
  await markKept(open, campaignId, next)
  return next
}

function textsOf({ templates, subjectLine }: Pick<Draft, 'templates' | 'subjectLine'>): readonly string[] {
  return [subjectLine ?? '', ...templates]
}
