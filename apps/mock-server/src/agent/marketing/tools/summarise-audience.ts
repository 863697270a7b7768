import * as z from 'zod'
import { summariseAudience, type AudienceSummary } from '../../../handlers/campaigns/plan/audience-summary'
import { defineTool } from './tool'

export const summariseAudienceTool = defineTool({
  name: 'summarise_audience',
  description: 'Counts who is in the audience, by industry, place and role.',
  args: z.object({}),
  run: ({ store, campaignId, remember }): Promise<AudienceSummary> =>
    remember('summary', async () => {
      const summary = await summariseAudience(store, campaignId)
      const { industries, cities, countries, titles, seniorities, ...counts } = summary
      return {
        ...counts,
        industries: industries.slice(0, mostShown),
        cities: cities.slice(0, mostShown),
        countries: countries.slice(0, mostShown),
        titles: titles.slice(0, mostShown),
        seniorities: seniorities.slice(0, mostShown),
      }
    }),
})

const mostShown = 10
