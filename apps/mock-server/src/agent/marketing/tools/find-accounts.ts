import * as z from 'zod'
import { textField } from '../../../engines/enrichment/enrichment'
import { theWorld } from '../../../engines/world/the-world'
import type { WorldCompany } from '../../../engines/world/world'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { artifactsCollection } from '../../../handlers/campaigns/artifacts/stored-artifact'
import { readVisibility } from '../../../handlers/campaigns/artifacts/row-visibility'
import { addAccounts } from '../../../handlers/campaigns/processing/company-rows'
import { CompanyConditions, hasConditions, mostAtOnce, PeopleConditions } from '../request/lead-request'
import { companyTests } from '../search/company-tests'
import { knownPeople } from '../search/known-people'
import { matchCompanies, type CompanyMatch, type LackingPeople } from '../search/match-companies'
import { sizeOrders } from '../search/by-size'
import { nearTitles } from '../search/near-titles'
import { peopleSearches } from '../search/people-searches'
import { defineTool, ToolProblem, type ToolContext } from './tool'
import { inSteps, workOnRows } from './work-on-rows'

const FindAccounts = CompanyConditions.extend({
  with_title: PeopleConditions.shape.title.describe('Only companies where somebody like this works'),
  with_seniority: PeopleConditions.shape.seniority.describe('Only companies where somebody of this rank works'),
  include_similar_titles: z.boolean().default(true),
  people: z
    .int()
    .min(1)
    .max(mostAtOnce)
    .optional()
    .describe(
      'How many new people like that are wanted; where they are at accounts that are there, no account is added',
    ),
  per_account: z.int().min(1).max(25).optional().describe('The most people of one company'),
  order: z.enum(sizeOrders).optional().describe('Which companies come first; none where their size does not matter'),
  among_first: z.int().min(1).max(mostAtOnce).optional().describe('Only among so many of the first in that order'),
  limit: z.int().min(1).max(mostAtOnce).default(10).describe('How many new accounts are wanted'),
  per_page: z.int().min(1).max(mostAtOnce).default(25).describe('How many of them the answer names'),
})

export interface FoundAccounts {
  readonly added: number
  /** In the run that this one goes on with. */
  readonly added_before?: number
  /** Companies that meet the conditions, whoever works there. */
  readonly fitting: number
  /** How many of those were in the audience before, and the names of some. */
  readonly there_before: number
  readonly already_there: readonly string[]
  /** Accounts with somebody like that who is new, in the order in which people are to be looked for. */
  readonly with_people?: readonly string[]
  /** Where there are too few people: fitting companies at which nobody is like that, and those whose people are all known. */
  readonly lacking?: LackingPeople
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

/** Of those that fit and were there before, as many are named: “these companies” are all of them. */
const mostPresent = 200

export const findAccounts = defineTool({
  name: 'find_accounts',
  description: 'Finds companies by what they are, and adds those that are new to the audience as accounts.',
  args: FindAccounts,
  async run(context, args): Promise<FoundAccounts> {
    const { campaignId, clock, store } = context
    const { with_title: title, with_seniority: seniority, include_similar_titles: similar, ...others } = args
    const {
      limit,
      per_page: named,
      people: count,
      per_account: perAccount,
      order,
      among_first: among,
      ...conditions
    } = others
    if (!hasConditions(conditions) && title === undefined) throw new ToolProblem('No condition was given to search by.')
    const read = companyTests(conditions)
    if (read.unknown.length > 0) throw new ToolProblem(`Nothing is known of ${read.unknown.join(', ')}.`)
    const found = await context.remember('search', async () => {
      const accounts = await accountsOf(context)
      const searches =
        title === undefined && seniority === undefined ? undefined : peopleSearches({ title, seniority }, similar)
      const isKnown = searches === undefined ? () => false : await knownPeople(store, campaignId)
      const nameOf = ({ website, name }: WorldCompany) => accounts.get(website)?.name ?? name
      const match = matchCompanies({
        read,
        people: searches && { searches, count, perAccount },
        limit,
        order,
        among,
        isPresent: ({ website }) => accounts.has(website),
        isHidden: ({ website }) => accounts.get(website)?.isShown === false,
        isKnown: (person, company) => isKnown(person, nameOf(company)),
      })
      return {
        ids: match.companies.map(({ id }) => id),
        at: searches && match.at.map(nameOf),
        present: match.present.map(nameOf),
        fitting: match.fitting.length,
        lacking: match.lacking,
        // Companies fit, and nobody there does: then what those are called who do the same.
        near:
          title === undefined || match.lacking === undefined || match.lacking.nobody < match.fitting.length
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
      there_before: found.present.length,
      already_there: found.present.slice(0, Math.max(named, mostPresent)),
      ...(found.at === undefined ? {} : { with_people: found.at }),
      ...(found.lacking === undefined ? {} : { lacking: found.lacking }),
      accounts: companies.slice(0, named).map(shown),
      ...(found.near.length === 0 ? {} : { near_titles: found.near }),
      ...(found.narrowest === null ? {} : { narrowest: found.narrowest }),
    }
  },
})

function shown({ name, industry, city, employees }: WorldCompany) {
  return { name, industry, city, employees }
}

/** The accounts of the campaign by their websites. */
async function accountsOf({ store, campaignId, clock }: ToolContext) {
  const { isShown } = await readVisibility(store, campaignId, 'account', clock.now())
  const accounts = new Map<string, { readonly name: string | undefined; readonly isShown: boolean }>()
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'account')))) {
    const website = textField(value, 'website')
    if (website !== undefined) accounts.set(website, { name: textField(value, 'name'), isShown: isShown(value) })
  }
  return accounts
}
