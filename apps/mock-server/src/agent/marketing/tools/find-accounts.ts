import * as z from 'zod'
import { textField } from '../../../engines/enrichment/enrichment'
import { theWorld } from '../../../engines/world/the-world'
import type { WorldCompany } from '../../../engines/world/world'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { artifactsCollection } from '../../../handlers/campaigns/artifacts/stored-artifact'
import { addAccounts } from '../../../handlers/campaigns/processing/company-rows'
import { contactKey, contactRow } from '../../../handlers/campaigns/processing/sourced-rows'
import type { WorkspaceStore } from '../../../store/store'
import { CompanyConditions, hasConditions, mostAtOnce, PeopleConditions } from '../request/lead-request'
import { companyTests } from '../search/company-tests'
import { matchCompanies, type CompanyMatch } from '../search/match-companies'
import { nearTitles } from '../search/near-titles'
import { peopleSearches } from '../search/people-searches'
import { defineTool, ToolProblem } from './tool'
import { inSteps, workOnRows } from './work-on-rows'

const FindAccounts = CompanyConditions.extend({
  with_title: PeopleConditions.shape.title.describe('Only companies where somebody like this works'),
  with_seniority: PeopleConditions.shape.seniority.describe('Only companies where somebody of this rank works'),
  include_similar_titles: z.boolean().default(true),
  limit: z.int().min(1).max(mostAtOnce).default(10).describe('How many new accounts are wanted'),
  per_page: z.int().min(1).max(mostAtOnce).default(25).describe('How many of them the answer names'),
})

export interface FoundAccounts {
  readonly added: number
  /** In the run that this one goes on with. */
  readonly added_before?: number
  /** Companies that meet the conditions, whoever works there. */
  readonly fitting: number
  /** Those that fit and were in the audience before. */
  readonly already_there: readonly string[]
  readonly accounts: readonly {
    readonly name: string
    readonly industry: string
    readonly city: string
    readonly employees: number
  }[]
  readonly narrowest?: CompanyMatch['narrowest']
  /** Where companies fit and nobody there has the title: titles of those who do the same, and how many have them. */
  readonly near_titles?: readonly (readonly [title: string, count: number])[]
}

export const findAccounts = defineTool({
  name: 'find_accounts',
  description: 'Finds companies by what they are, and adds those that are new to the audience as accounts.',
  args: FindAccounts,
  async run(context, args): Promise<FoundAccounts> {
    const { campaignId, clock, store } = context
    const { with_title: title, with_seniority: seniority, include_similar_titles: similar, ...others } = args
    const { limit, per_page: named, ...conditions } = others
    if (!hasConditions(conditions) && title === undefined) throw new ToolProblem('No condition was given to search by.')
    const read = companyTests(conditions)
    if (read.unknown.length > 0) throw new ToolProblem(`Nothing is known of ${read.unknown.join(', ')}.`)
    const found = await context.remember('search', async () => {
      const websites = await websitesOf(store, campaignId)
      const people =
        title === undefined && seniority === undefined ? undefined : peopleSearches({ title, seniority }, similar)
      const contacts = people === undefined ? new Set<string>() : await contactKeysOf(store, campaignId)
      const match = matchCompanies({
        read,
        people,
        limit,
        isPresent: ({ website }) => websites.has(website),
        isKnown: (person, { name }) => contacts.has(contactKey(contactRow(person, { name }))),
      })
      return {
        ids: match.companies.map(({ id }) => id),
        present: match.present.map(({ name }) => name),
        fitting: match.fitting.length,
        // Companies fit, and nobody there does: then what those are called who do the same.
        near:
          title === undefined || match.companies.length > 0 || match.present.length > 0
            ? []
            : nearTitles(match.fitting, { title }),
        narrowest: match.narrowest ?? null,
      }
    })
    const companies = found.ids.flatMap((id) => theWorld().company(id) ?? [])
    const { added, before } = await workOnRows(context, {
      state: 'PROSPECTING',
      parts: inSteps(companies),
      size: (part) => part.length,
      keep: (open, part) => addAccounts({ store: open, campaignId, now: clock.now() }, part),
    })
    return {
      added,
      ...(before === 0 ? {} : { added_before: before }),
      fitting: found.fitting,
      already_there: found.present.slice(0, named),
      accounts: companies.slice(0, named).map(shown),
      ...(found.near.length === 0 ? {} : { near_titles: found.near }),
      ...(found.narrowest === null ? {} : { narrowest: found.narrowest }),
    }
  },
})

function shown({ name, industry, city, employees }: WorldCompany) {
  return { name, industry, city, employees }
}

async function websitesOf(store: WorkspaceStore, campaignId: string): Promise<ReadonlySet<string>> {
  const websites = new Set<string>()
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'account')))) {
    const website = textField(value, 'website')
    if (website !== undefined) websites.add(website)
  }
  return websites
}

async function contactKeysOf(store: WorkspaceStore, campaignId: string): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'contact')))) {
    keys.add(contactKey(value))
  }
  return keys
}
