import { countWords, forbiddenIn, mostMessageTemplates } from '@inlay/sdk-core/contract/campaigns'
import * as z from 'zod'
import { campaignsCollection, readCampaign } from '../../../handlers/campaigns/campaigns-collection'
import type { WorkspaceStore } from '../../../store/store'
import { keepUndoStep } from '../undo-steps'
import { instructionsOf } from '../instructions-of'
import { keptBy, markAsked, markKept, writtenByOthers } from '../kept-messages'
import { besideOf, keepMemory, readMemory, type Draft } from '../memory'
import { offlineWriter } from '../../../engines/language-model/offline-writer'
import { changeDraft, type ChangedDraft } from '../writing/change-draft'
import { gistOf } from '../writing/gist-of'
import { asksIn } from '../writing/without-asks'
import { toldRighted } from '../writing/told-righted'
import { withSenderFirst } from '../writing/with-sender-first'
import { writeSequence } from '../writing/write-sequence'
import { anyQuestion } from '../request/any-question'
import { DraftChanges } from '../request/draft-changes'
import { longestTask } from '../request/read-draft-task'
import { listed } from '../writing/counted'
import { unsaidDetails } from '../writing/unsaid-details'
import { appendMessages } from './append-message'
import { draftParts, type DraftParts } from './draft-parts'
import { greetingWanted } from './greeting-wanted'
import { rewordDraft } from './reword-draft'
import { unknownFields } from './unknown-fields'
import { defineTool, ToolProblem, type ToolContext } from './tool'

const replaces = z
  .boolean()
  .optional()
  .describe('Only where somebody has agreed that messages which were in the campaign before go for these')

const DraftContent = z.object({
  channel: z.enum(['email', 'linkedin']).default('email'),
  steps: z.int().min(1).max(mostMessageTemplates).default(1),
  about: z
    .string()
    .trim()
    .min(1)
    .max(longestTask)
    .optional()
    .describe(
      'What it offers or is about, or what it is to do: “apologize for the outage”; what the campaign is for where left out',
    ),
  ask: z.string().trim().min(1).max(200).optional().describe('The question that the first one ends with'),
  shorter: z.boolean().optional(),
  changes: DraftChanges.optional(),
  planned: z
    .array(
      z.object({
        step: z.int().min(1).max(mostMessageTemplates),
        about: z.string().trim().min(1).max(longestTask),
        isLabel: z.boolean().optional(),
      }),
    )
    .optional()
    .describe('Messages that are for something else than the others, by their number from 1'),
  parting: z.boolean().optional().describe('One message, the last one to people who have not answered'),
  of_last: z.boolean().optional().describe('Changes what was written last, and writes nothing new'),
  anew: z.boolean().optional().describe('With of_last: says the same in other words'),
  append: z
    .object({
      about: z.string().trim().min(1).max(longestTask).optional(),
      reminder: z.boolean().optional(),
      parting: z.boolean().optional().describe('It says goodbye, at the end'),
      instead_of: z
        .int()
        .min(-1)
        .max(mostMessageTemplates)
        .optional()
        .describe('A message that goes for it; -1 is the last'),
      count: z.int().min(1).max(mostMessageTemplates).optional().describe('So many messages; one where left out'),
    })
    .optional()
    .describe('With of_last: one more message, for something of its own, to remind of the matter, or the next one'),
  save: z.boolean().optional().describe('Only where somebody has asked to save it'),
  replace: replaces,
})

export interface Drafted extends Draft {
  readonly saved: boolean
  /** So many messages that a person has written would go: nothing is saved before that is agreed to. */
  readonly in_place_of?: number
  /** It was to be shorter, and is as short as it can be. */
  readonly is_shortest?: boolean
  /** What was changed, and what could not be, where that was asked for. */
  readonly made?: readonly string[]
  readonly not_made?: readonly string[]
  /** Fields that it asks for and no contact has. */
  readonly unknown_fields?: readonly string[]
}

export const draftContent = defineTool({
  name: 'draft_content',
  description:
    'Writes templates of emails or LinkedIn messages with places for the fields of a contact, and shows them.',
  args: DraftContent,
  async run(context, args): Promise<Drafted> {
    const { channel, steps, shorter = false, save = false, changes = {}, append } = args
    const isEdit = args.of_last === true
    const before = shorter || isEdit ? await context.remember('before', () => shownBefore(context, args)) : undefined
    if (isEdit && !before) throw new ToolProblem('Nothing is written yet that could be changed.')
    const written = await context.remember('draft', async (): Promise<ChangedDraft> => {
      if (before && append !== undefined) return appendMessages(context, before, append)
      if (before && args.anew === true) return rewordDraft(context, before, { shorter, changes })
      if (before) {
        const asksNothing = changes.without?.includes('question') === true
        const askless = asksNothing ? await asklessTexts(context, before) : []
        const greeting = await greetingWanted(context, before, changes)
        return changeDraft(before, { shorter, changes: { ...changes, greeting }, askless })
      }
      const asksNothing = changes.without?.includes('question') === true
      const { about: matter, planned, parting: isParting } = args
      const ask = args.ask ?? askedOfAll(args)
      const signedBy = changes.signature === undefined ? {} : { signedBy: changes.signature }
      const from = { about: matter, ask, shorter, asksNothing, planned, isParting, version: 0, ...signedBy }
      const parts = await draftParts(context, { ...from, channel, steps })
      const first = await writeSequence(parts, context.language, context.signal)
      const texts = isOver(first.templates, changes)
        ? await writeSequence({ ...parts, shorter: true }, context.language, context.signal)
        : first
      const about = parts.isUnread === true ? toBeWorded : (parts.about ?? args.about ?? whatWeDo)
      const isTask = args.about !== undefined && args.about !== parts.about && parts.isUnread !== true
      const asked = args.ask === undefined ? {} : { question: args.ask }
      const isAsking = texts.templates.some((text) => asksIn(text).length > 0)
      const without = changes.without?.filter((part) => part !== 'question' || isAsking)
      const drafted = changeDraft(
        { channel, about, ...texts, from: { ...from, isTask }, origin: context.jobId },
        { shorter: isOver(texts.templates, changes), changes: { ...changes, without, ...asked }, isNew: true },
      )
      const { told: ofThem } = await readMemory(context.store, context.campaignId)
      const introduced = { ...drafted, draft: withSenderFirst(drafted.draft, ofThem, changes) }
      return parts.isUnread === true ? introduced : withNotice(introduced, parts, texts.templates)
    })
    const { draft } = written
    const others = await context.once('kept', async (open) => {
      const memory = await readMemory(open, context.campaignId)
      const isOther = JSON.stringify(textsOf(memory.draft)) !== JSON.stringify(textsOf(draft))
      const { draft: last, beside } = memory
      if (isOther)
        await keepUndoStep(open, context.campaignId, {
          ...{ kind: 'draft', runId: context.jobId },
          ...(last === undefined ? {} : { draft: last }),
          ...(beside === undefined ? {} : { beside }),
        })
      const told = memory.told && toldRighted(memory.told, isEdit ? changes : {})
      await keepMemory(open, { ...memory, told, draft, beside: besideOf(memory, draft), askedAbout: undefined })
      return save ? saveDraft(open, context, draft, args.replace) : 0
    })
    const told =
      isEdit || args.changes !== undefined || written.not_made.length > 0
        ? { made: written.made, not_made: written.not_made }
        : {}
    const isSame = !isEdit && (before?.templates.every((text, step) => text === draft.templates[step]) ?? false)
    return {
      ...draft,
      ...told,
      ...savedAs(save, others),
      ...(isSame ? { is_shortest: true } : {}),
      ...(await fieldsOfNobody(context, draft)),
    }
  },
})

/** What a sequence asks for goes through all of it: follow-ups that leave it out say what it is about, and want nothing. */
function askedOfAll({ steps, changes = {}, planned = [] }: z.output<typeof DraftContent>): string | undefined {
  const { question, step } = changes
  return steps < 2 || step !== undefined || planned.length > 0 || question === anyQuestion ? undefined : question
}

/** What people see of messages. */
function textsOf(draft: Draft | undefined): readonly unknown[] {
  return [draft?.channel, draft?.subjectLine, ...(draft?.templates ?? [])]
}

/** The same messages, asking nothing. */
async function asklessTexts(context: ToolContext, before: Draft): Promise<readonly string[]> {
  const { channel, from, templates } = before
  if (from === undefined || gistOf(from.about).length === 0) return []
  const parts = await draftParts(context, { ...from, asksNothing: true, channel, steps: templates.length })
  return (await writeSequence(parts, context.language, context.signal)).templates
}

function isOver(templates: readonly string[], { most_words: mostWords }: DraftChanges): boolean {
  return mostWords !== undefined && templates.some((text) => countWords(text) > mostWords)
}

/** Says what of a task stands in none of the texts, and what stands in them against it. */
function withNotice(written: ChangedDraft, { goal, forbidden }: DraftParts, before: readonly string[]): ChangedDraft {
  if (goal === undefined) return written
  const { subjectLine, templates } = written.draft
  const texts = [...(subjectLine === undefined ? [] : [subjectLine]), ...templates]
  // What was taken out on purpose is not missed.
  const missing = unsaidDetails(goal, [...texts, ...before])
  const said = forbidden === undefined ? [] : forbiddenIn(texts.join('\n'), forbidden)
  return {
    ...written,
    not_made: [
      ...(missing.length === 0 ? [] : [`not in these texts: ${inQuotes(missing)}; add what is missing by hand`]),
      ...(said.length === 0 ? [] : [`in these texts, although you forbade it: ${inQuotes(said)}`]),
      ...written.not_made,
    ],
  }
}

function inQuotes(parts: readonly string[]): string {
  return listed(parts.map((part) => `“${part}”`))
}

/** What was written last, where that is what is to be shorter; a model writes it anew instead. */
async function shownBefore(
  { store, campaignId, language }: ToolContext,
  { channel, steps, about, of_last: ofLast }: z.output<typeof DraftContent>,
): Promise<Draft | null> {
  const { draft } = await readMemory(store, campaignId)
  if (ofLast === true) return draft ?? null
  const isThat =
    language === offlineWriter &&
    draft?.channel === channel &&
    // More of them are written anew.
    draft.templates.length >= steps &&
    (about ?? draft.about) === draft.about
  return isThat ? draft : null
}

/** What a sequence is about that can be about nothing else, and one whose matter somebody has to word. */
const whatWeDo = 'what we do'
const toBeWorded = 'what you would like to say'

export const saveContent = defineTool({
  name: 'save_content',
  description: 'Keeps the messages that were written last as the messages of the campaign.',
  args: z.object({
    replace: replaces,
    beside: z.boolean().optional().describe('Keeps what was written before by the other way, email or LinkedIn'),
  }),
  async run(context, { replace, beside: isBeside = false }): Promise<Drafted> {
    const draft = await context.once('saved', async (open) => {
      const memory = await readMemory(open, context.campaignId)
      const written = isBeside ? memory.beside : memory.draft
      if (written === undefined) return null
      return { written, others: await saveDraft(open, context, written, replace) }
    })
    if (draft === null) throw new ToolProblem('Nothing is written yet that could be saved.')
    return { ...draft.written, ...savedAs(true, draft.others), ...(await fieldsOfNobody(context, draft.written)) }
  },
})

async function fieldsOfNobody(context: ToolContext, draft: Draft): Promise<Pick<Drafted, 'unknown_fields'>> {
  const unknown = await context.remember('unknown fields', () => unknownFields(context, draft))
  return unknown.length === 0 ? {} : { unknown_fields: unknown }
}

function savedAs(wanted: boolean, others: number): Pick<Drafted, 'saved' | 'in_place_of'> {
  return { saved: wanted && others === 0, ...(others === 0 ? {} : { in_place_of: others }) }
}

/** Saves it, unless a person's messages would be lost by that and nobody has agreed: then it answers how many. */
async function saveDraft(
  open: WorkspaceStore,
  { campaignId, clock, jobId }: ToolContext,
  draft: Draft,
  replace = false,
): Promise<number> {
  const going = replace ? 0 : await writtenByOthers(open, campaignId, draft)
  if (going > 0) {
    await markAsked(open, campaignId, draft.channel)
    return going
  }
  const { value } = await readCampaign(open, campaignId)
  const { channel, subjectLine, templates } = draft
  const { beside } = await readMemory(open, campaignId)
  const kept = (await keptBy(open, campaignId, channel)) ?? null
  await markKept(open, campaignId, draft)
  const before = value.messagesMetadata.find(({ type }) => type === channel) ?? null
  const others = value.messagesMetadata.filter(({ type }) => type !== channel)
  const own = {
    type: channel,
    instructions: instructionsOf(draft),
    templates: [...templates],
    subjectLine: subjectLine ?? null,
  }
  await keepUndoStep(open, campaignId, {
    ...{ kind: 'saved', runId: jobId, channel, before, after: own, kept },
    ...(beside === undefined ? {} : { beside }),
  })
  await open.collection(campaignsCollection).put(campaignId, {
    ...value,
    messagesMetadata: [...others, own],
    updateDate: new Date(clock.now()).toISOString(),
  })
  return 0
}
