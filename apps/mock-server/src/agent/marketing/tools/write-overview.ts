import * as z from 'zod'
import { readCampaign, toCampaign } from '../../../handlers/campaigns/campaigns-collection'
import { summariseAudience } from '../../../handlers/campaigns/plan/audience-summary'
import { campaignSearch } from '../../../handlers/campaigns/plan/campaign-idea'
import { campaignSources } from '../../../handlers/campaigns/plan/campaign-sources'
import {
  keepOverview,
  readOverviewNotes,
  type OverviewNotes,
} from '../../../handlers/campaigns/plan/overviews-collection'
import { groupsOf, readLeadSearch, type LeadGroup } from '../../../handlers/campaigns/processing/lead-search'
import { readMemory } from '../memory'
import { outreachSteps } from '../plan/next-steps'
import { readStanding } from '../plan/outreach-standing'
import { searchOfPrompt } from '../request/search-of-prompt'
import { putRight } from '../search/corrections'
import { listed } from '../writing/counted'
import { describeSearch } from '../writing/describe-search'
import { isOfSender, whatTheyDo } from '../writing/of-sender'
import { whomLookedFor } from '../writing/whom-looked-for'
import { overviewText } from '../writing/overview-text'
import { defineTool, type ToolContext } from './tool'

const notes = z.string().trim().max(2_000).optional()

const WriteOverview = z.object({
  goal: notes.describe('What the campaign is for; its own idea where left out'),
  angle: notes.describe('What messages should say'),
  next_steps: z.array(z.string().trim().min(1).max(300)).max(10).optional(),
})

export interface WrittenOverview {
  readonly sections: readonly string[]
  readonly words: number
}

export const writeOverview = defineTool({
  name: 'write_overview',
  description: 'Writes the overview of the campaign: its goal, its audience in numbers, what to say, what comes next.',
  args: WriteOverview,
  async run(context, { goal, angle, next_steps: nextSteps }): Promise<WrittenOverview> {
    const { store, campaignId } = context
    const given: OverviewNotes = { goal, angle, nextSteps }
    const kept = await readOverviewNotes(store, campaignId)
    const written = { ...kept, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) }
    const text = await context.remember('text', () => textOf(context, written))
    const sections = text.split(/\n(?=## )/)
    for (const index of sections.keys()) {
      await context.pause(timeOfSection)
      await context.showOverview(sections.slice(0, index + 1).join('\n'))
    }
    await context.once('kept', (open) => keepOverview(open, { campaignId, text, notes: written }))
    return {
      sections: sections.map((section) => section.split('\n')[0]?.replace(/^#+\s*/, '') ?? ''),
      words: text.split(/\s+/).length,
    }
  },
})

const timeOfSection = 200

/** The overview as the audience is now. */
export async function textOf(
  { store, clock, campaignId }: Pick<ToolContext, 'store' | 'clock' | 'campaignId'>,
  written: OverviewNotes,
): Promise<string> {
  const kept = await readCampaign(store, campaignId)
  const campaign = kept.value
  const sources = await campaignSources(store)
  const { lastSearch, corrections, told, overview } = await readMemory(store, campaignId)
  const own = searchOfPrompt(campaign.initialPrompt ?? '')
  const groups = groupsOf(await readLeadSearch(store, campaignId))
  // Whoever was told that nobody is like that, and takes others, is after those.
  const isGivenUp = (whom: string, asRighted: string) =>
    groups.some(({ insteadOf = [] }) => insteadOf.includes(whom)) && !groups.some((group) => group.whom === asRighted)
  const isSaid = own !== undefined && !isGivenUp(whomLookedFor(own), whomLookedFor(putRight(own, corrections)))
  // Whom somebody has looked for is nearer to what they want than whom the workspace sells to.
  const first = !isSaid && lastSearch?.scope === 'new' ? lastSearch : campaignSearch(campaign, sources)
  const sought = isSaid ? undefined : allSought(groups)
  return overviewText({
    campaign,
    audience: await summariseAudience(store, campaignId),
    idea: sought ?? (first && describeSearch(putRight(first, corrections))),
    isOfSeveral: sought !== undefined,
    sources: { ...sources, valueProposition: whatTheyDo(told) ?? ofThemselves(told) ?? sources.valueProposition },
    search: lastSearch,
    notes: written,
    ...overview,
    outreachSteps: outreachSteps(await readStanding({ store, clock }, toCampaign(kept))),
  })
}

/** “I have a translation office in Lisbon”: whoever has said so brings nothing of the workspace's. */
function ofThemselves(told: readonly string[] = []): string | undefined {
  const said = told.filter(isOfSender)
  return said.length === 0 ? undefined : said.join(' ')
}

/** Whom it was asked to find one after the other, the first of them first; nothing where that is one group. */
function allSought(groups: readonly LeadGroup[]): string | undefined {
  const sought = [...new Set(groups.flatMap(({ whom }) => whom ?? []))].toReversed()
  return sought.length < 2 ? undefined : listed(sought.slice(0, mostSought))
}

const mostSought = 4
