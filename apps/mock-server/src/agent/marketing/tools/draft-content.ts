import { mostMessageTemplates } from '@inlay/sdk-core/contract/campaigns'
import * as z from 'zod'
import { campaignsCollection, readCampaign } from '../../../handlers/campaigns/campaigns-collection'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { artifactsCollection } from '../../../handlers/campaigns/artifacts/stored-artifact'
import { summariseAudience } from '../../../handlers/campaigns/plan/audience-summary'
import { campaignSearch } from '../../../handlers/campaigns/plan/campaign-idea'
import { campaignSources } from '../../../handlers/campaigns/plan/campaign-sources'
import type { WorkspaceStore } from '../../../store/store'
import { keepMemory, readMemory, type Draft } from '../memory'
import { offlineWriter } from '../../../engines/language-model/offline-writer'
import { readGoal } from '../../../engines/messages/goal/read-goal'
import { proofOf } from '../../../engines/messages/proof-of'
import { changeDraft, type ChangedDraft } from '../writing/change-draft'
import { topicOf } from '../writing/topic-of'
import { writeSequence } from '../writing/write-sequence'
import { DraftChanges } from '../request/draft-changes'
import { defineTool, ToolProblem, type ToolContext } from './tool'

const DraftContent = z.object({
  channel: z.enum(['email', 'linkedin']).default('email'),
  steps: z.int().min(1).max(mostMessageTemplates).default(1),
  about: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .optional()
    .describe('What it offers or is about; what the campaign is for where left out'),
  ask: z.string().trim().min(1).max(200).optional().describe('The question that the first one ends with'),
  shorter: z.boolean().optional(),
  changes: DraftChanges.optional(),
  of_last: z.boolean().optional().describe('Changes what was written last, and writes nothing new'),
  save: z.boolean().optional().describe('Only where somebody has asked to save it'),
})

export interface Drafted extends Draft {
  readonly saved: boolean
  /** It was to be shorter, and is as short as it can be. */
  readonly is_shortest?: boolean
  /** What was changed, and what could not be, where that was asked for. */
  readonly made?: readonly string[]
  readonly not_made?: readonly string[]
}

export const draftContent = defineTool({
  name: 'draft_content',
  description:
    'Writes templates of emails or LinkedIn messages with places for the fields of a contact, and shows them.',
  args: DraftContent,
  async run(context, args): Promise<Drafted> {
    const { channel, steps, shorter = false, save = false, changes = {} } = args
    const isEdit = args.of_last === true
    const before = shorter || isEdit ? await context.remember('before', () => shownBefore(context, args)) : undefined
    if (isEdit && !before) throw new ToolProblem('Nothing is written yet that could be changed.')
    const written = await context.remember('draft', async (): Promise<ChangedDraft> => {
      if (before) return changeDraft(before, { shorter, changes })
      const known = await sourcesOf(context)
      const goal = args.about === undefined ? undefined : readGoal(args.about)
      const about = goal?.about ?? known.topic
      if (goal === undefined && about === undefined)
        throw new ToolProblem('It is not known what the messages are to be about.')
      const proof = await proofFor(context.store, about ?? known.valueProposition ?? '')
      const asked = args.ask === undefined ? {} : { question: args.ask }
      const parts = { ...known, ...goal, ...asked, proof, channel, steps, about, shorter }
      const texts = await writeSequence(parts, context.language, context.signal)
      const draft = { channel, about: about ?? whatWeDo, ...texts }
      return changeDraft(draft, { shorter: false, changes: { ...changes, ...asked } })
    })
    const { draft } = written
    await context.once('kept', async (open) => {
      await keepMemory(open, { ...(await readMemory(open, context.campaignId)), draft, askedAbout: undefined })
      if (save) await saveDraft(open, context, draft)
    })
    const told = isEdit || args.changes !== undefined ? { made: written.made, not_made: written.not_made } : {}
    const isSame = !isEdit && (before?.templates.every((text, step) => text === draft.templates[step]) ?? false)
    return { ...draft, ...told, saved: save, ...(isSame ? { is_shortest: true } : {}) }
  },
})

/** What was written last, where that is what is to be shorter; a model writes it anew instead. */
async function shownBefore(
  { store, campaignId, language }: ToolContext,
  { channel, about, of_last: ofLast }: z.output<typeof DraftContent>,
): Promise<Draft | null> {
  const { draft } = await readMemory(store, campaignId)
  if (ofLast === true) return draft ?? null
  const isThat = language === offlineWriter && draft?.channel === channel && (about ?? draft.about) === draft.about
  return isThat ? draft : null
}

/** What a sequence is about that can be about nothing else. */
const whatWeDo = 'what we do'

export const saveContent = defineTool({
  name: 'save_content',
  description: 'Keeps the messages that were written last as the messages of the campaign.',
  args: z.object({}),
  async run(context): Promise<Drafted> {
    const draft = await context.once('saved', async (open) => {
      const { draft: written } = await readMemory(open, context.campaignId)
      if (written !== undefined) await saveDraft(open, context, written)
      return written ?? null
    })
    if (draft === null) throw new ToolProblem('Nothing is written yet that could be saved.')
    return { ...draft, saved: true }
  },
})

async function saveDraft(open: WorkspaceStore, { campaignId, clock }: ToolContext, draft: Draft): Promise<void> {
  const { value } = await readCampaign(open, campaignId)
  const { channel, about, subjectLine, templates } = draft
  const others = value.messagesMetadata.filter(({ type }) => type !== channel)
  const own = { type: channel, instructions: about, templates: [...templates], subjectLine: subjectLine ?? null }
  await open.collection(campaignsCollection).put(campaignId, {
    ...value,
    messagesMetadata: [...others, own],
    updateDate: new Date(clock.now()).toISOString(),
  })
}

async function sourcesOf({ store, campaignId }: ToolContext) {
  const { value: campaign } = await readCampaign(store, campaignId)
  const sources = await campaignSources(store)
  const audience = await summariseAudience(store, campaignId)
  const [industry] = audience.industries[0] ?? []
  return {
    topic: topicOf(audience, campaignSearch(campaign, sources)),
    industry,
    valueProposition: sources.valueProposition,
    brandVoice: sources.brandVoice,
    fields: await commonFields(store, campaignId),
  }
}

/** What documents say of the matter, or else of what the workspace does. */
async function proofFor(store: WorkspaceStore, about: string): Promise<string | undefined> {
  const { documents } = await campaignSources(store, about)
  return (proofOf(documents, about) ?? proofOf((await campaignSources(store)).documents, about))?.text
}

/** Fields that can stand in a template: those that contacts have, or will have where there are none yet. */
async function commonFields(store: WorkspaceStore, campaignId: string): Promise<ReadonlySet<string>> {
  let rows = 0
  const counts = new Map(usualFields.map((field) => [field, 0]))
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'contact')))) {
    rows += 1
    for (const field of usualFields) {
      const isThere = typeof value[field] === 'string' && value[field] !== ''
      // A first name can be taken from the name.
      const isKnown = isThere || (field === 'first_name' && typeof value['name'] === 'string')
      if (isKnown) counts.set(field, (counts.get(field) ?? 0) + 1)
    }
  }
  return new Set(usualFields.filter((field) => rows === 0 || (counts.get(field) ?? 0) >= rows * mostly))
}

const usualFields = ['first_name', 'organization_name', 'title']
const mostly = 0.9
