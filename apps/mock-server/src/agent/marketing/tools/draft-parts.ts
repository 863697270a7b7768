import { isGoodbye } from '../../../engines/messages/read-step-plan'
import { proofOf } from '../../../engines/messages/proof-of'
import type { SequenceParts } from '../../../engines/messages/sequence-parts'
import { priceFor } from '../../../handlers/campaigns/ai/writing-facts-of'
import { readCampaign } from '../../../handlers/campaigns/campaigns-collection'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { artifactsCollection } from '../../../handlers/campaigns/artifacts/stored-artifact'
import { summariseAudience } from '../../../handlers/campaigns/plan/audience-summary'
import { campaignSearch } from '../../../handlers/campaigns/plan/campaign-idea'
import { campaignSources } from '../../../handlers/campaigns/plan/campaign-sources'
import type { WorkspaceStore } from '../../../store/store'
import { readMemory, type Draft, type DraftSource } from '../memory'
import type { ReadGoal } from '../../../engines/messages/goal/read-goal'
import { goalOf, introducing } from '../writing/goal-of'
import { isAnother, whatTheyDo } from '../writing/of-sender'
import { topicOf } from '../writing/topic-of'
import { ToolProblem, type ToolContext } from './tool'

/** With what was asked for, as it was said. */
export interface DraftParts extends SequenceParts {
  readonly goal?: string | undefined
  /** What single messages are written from, by their place from zero, where that is something else. */
  readonly single?: ReadonlyMap<number, DraftParts> | undefined
}

export interface DraftRequest extends DraftSource {
  readonly channel: Draft['channel']
  readonly steps: number
}

/** What messages are written from: what was asked for, and what is known of the campaign and the workspace. */
export async function draftParts(context: ToolContext, request: DraftRequest): Promise<DraftParts> {
  const { channel, steps, ask, shorter, version, planned = [], isParting } = request
  const sources = await sourcesOf(context)
  const { told = [] } = await readMemory(context.store, context.campaignId)
  // Whoever has said who they are in this talk does not write as somebody else.
  const isOther = isAnother({ told, signedBy: request.signedBy }, sources.valueProposition)
  const known = isOther ? { ...sources, valueProposition: undefined } : sources
  const goal = goalFor(request, known.valueProposition ?? whatTheyDo(told))
  // Something else is not said in place of what was not understood; and whoever names no matter offers what they do.
  const isOwnMatter = goal === undefined ? known.valueProposition !== undefined : goal.isUnread || goal.isPlain
  const about = goal?.about ?? (isOwnMatter || (isOther && goal !== undefined) ? undefined : known.topic)
  if (goal === undefined && about === undefined && known.valueProposition === undefined)
    throw new ToolProblem('It is not known what the messages are to be about.')
  const proof = isOther ? undefined : await proofFor(context.store, about ?? known.valueProposition ?? '')
  const price = isOther ? undefined : (await priceFor(context.store, request.about ?? ''))?.text
  const asked = ask === undefined ? {} : { question: ask }
  // What only asks something has nothing else to say.
  const isSilent = request.asksNothing === true && goal?.isPlain === true && goal.note !== undefined
  const silent = isSilent ? { asksNothing: true, ask: undefined, question: undefined } : {}
  const said = { ...known, ...goal, ...asked, ...silent }
  const single = new Map<number, DraftParts>()
  for (const { step, about: own, isLabel = false } of planned) {
    const isParted = isGoodbye(own)
    const about = isParted ? request.about : own
    const wanted = { ...request, about, planned: [], ...(step === 1 ? {} : { ask: undefined }), isParting: isParted }
    const written = await draftParts(context, wanted)
    // “Objection handling” says what kind of message it is, and is nothing to tell anybody about.
    const isOpen = isLabel && !isParted && written.note?.startsWith('I would like to share ') !== true
    single.set(step - 1, isOpen ? { ...written, about: undefined, isUnread: true, wanted: own } : written)
  }
  const others = single.size === 0 ? {} : { single }
  return { ...said, ...others, proof, price, goal: request.about, channel, steps, about, shorter, version, isParting }
}

function goalFor({ about, asksNothing = false }: DraftRequest, valueProposition?: string): ReadGoal | undefined {
  if (about === undefined) return undefined
  return ofUs.test(about) ? introducing(valueProposition, asksNothing) : goalOf(about, asksNothing)
}

/** “Introduce our company”, “who we are and what we do” */
const ofUs =
  /^(?:(?:introduc(?:e|ing)|present(?:ing)?|an? (?:short |brief )?introduction (?:of|to)|tell (?:them|him|her|people) about|about)\s+)*(?:(?:our|the|my) (?:own )?(?:company|firm|business|agency|organi[sz]ation)|us|ourselves|(?:who we are|what we do)(?: and (?:who we are|what we do))?)(?: to them)?[.!]*$/i

async function sourcesOf({ store, campaignId }: ToolContext) {
  const { value: campaign } = await readCampaign(store, campaignId)
  const sources = await campaignSources(store)
  const audience = await summariseAudience(store, campaignId)
  // A message goes to all of them: the trade of some is not that of the others.
  const industry = audience.industries.length > 1 ? undefined : audience.industries[0]?.[0]
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
