import * as z from 'zod'
import { textField } from '../../../engines/enrichment/enrichment'
import { theWorld } from '../../../engines/world/the-world'
import type { WorldPerson } from '../../../engines/world/world'
import { addRows } from '../../../handlers/campaigns/artifacts/artifact-rows'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { readVisibility } from '../../../handlers/campaigns/artifacts/row-visibility'
import {
  artifactsCollection,
  type NewArtifact,
  type StoredArtifact,
} from '../../../handlers/campaigns/artifacts/stored-artifact'
import { contactRow } from '../../../handlers/campaigns/processing/sourced-rows'
import { mostAtOnce, PeopleConditions } from '../request/lead-request'
import { mostSpokenOf } from '../plan/spoken-of'
import { candidateFinder, inOrder } from '../search/candidates'
import { knownPeople } from '../search/known-people'
import { peopleSearches, type PeopleSearch } from '../search/people-searches'
import { defineTool, ToolProblem, type ToolContext } from './tool'
import { inSteps, workOnRows } from './work-on-rows'

const FindContacts = PeopleConditions.extend({
  accounts: z
    .array(z.string().min(1).max(300))
    .max(mostSpokenOf)
    .optional()
    .describe('Names of accounts; all of the audience where left out'),
  without_contacts: z.boolean().optional().describe('Only at accounts that have no contacts yet'),
  per_account: z.int().min(1).max(25).optional().describe('The most people of one company'),
  with_known: z.boolean().optional().describe('Whether those of a company who are there already count among its most'),
  include_similar_titles: z.boolean().default(true),
  limit: z.int().min(1).max(mostAtOnce).default(10).describe('How many new contacts are wanted'),
  per_page: z.int().min(1).max(mostAtOnce).default(25).describe('How many of them the answer names'),
})

export interface FoundContacts {
  readonly added: number
  /** In the run that this one goes on with. */
  readonly added_before?: number
  /** Accounts that were looked at, and those of them where nobody fits who is new. */
  readonly accounts_searched: number
  readonly accounts_without: number
  /** Of those added, how many have the title as asked, and how many one that is near. */
  readonly as_asked: number
  readonly same_words: number
  readonly same_area: number
  readonly same_department: number
  readonly without_email: number
  readonly contacts: readonly { readonly name: string; readonly title: string; readonly account: string }[]
}

interface Found {
  readonly rows: readonly { readonly row: NewArtifact; readonly nearness: PeopleSearch['nearness'] }[]
  readonly searched: number
  readonly without: number
}

export const findContacts = defineTool({
  name: 'find_contacts',
  description: 'Finds people at accounts of the audience, and adds those who are new to it as contacts.',
  args: FindContacts,
  async run(context, args): Promise<FoundContacts> {
    const { campaignId, clock } = context
    const found = await context.remember('search', () => search(context, args))
    if (found.searched === 0) throw new ToolProblem('There are no accounts to look for people at.')
    const rows = found.rows.map(({ row }) => row)
    const countNear = (nearness: PeopleSearch['nearness']) =>
      found.rows.filter((each) => each.nearness === nearness).length
    const { added, before } = await workOnRows(context, {
      state: 'PROSPECTING',
      parts: inSteps(rows),
      size: (part) => part.length,
      keep: async (open, part) =>
        (await addRows({ store: open, campaignId, artifactType: 'contact', now: clock.now() }, part)).length,
    })
    return {
      added,
      ...(before === 0 ? {} : { added_before: before }),
      accounts_searched: found.searched,
      accounts_without: found.without,
      as_asked: countNear('as-asked'),
      same_words: countNear('same-words'),
      same_area: countNear('same-area'),
      same_department: countNear('same-department'),
      without_email: rows.filter((row) => textField(row, 'email') === undefined).length,
      contacts: rows.slice(0, args.per_page).map((row) => ({
        name: textField(row, 'name') ?? '',
        title: textField(row, 'title') ?? '',
        account: textField(row, 'organization_name') ?? '',
      })),
    }
  },
})

/** Those who are new, in the one order of all who fit. */
async function search(context: ToolContext, args: z.output<typeof FindContacts>): Promise<Found> {
  const { store, campaignId } = context
  const { title, seniority, limit, per_account: perAccount, with_known: withKnown = false } = args
  const accounts = await accountsFor(context, args)
  const isKnown = await knownPeople(store, campaignId)
  const candidatesAt = candidateFinder(peopleSearches({ title, seniority }, args.include_similar_titles))
  // Without a most of a company, whoever is known is the nearest there all the same, and the next one is no nearer for it.
  const isCounted = withKnown || perAccount === undefined
  const perCompany = accounts.map((account) => {
    const name = textField(account, 'name')
    const company = theWorld().companyOf({ domain: textField(account, 'website') ?? null, name: name ?? null })
    if (company === undefined) return []
    const employer = { name: name ?? company.name, accountId: account.id }
    const isOut = (person: WorldPerson) => isKnown(person, employer.name)
    return candidatesAt(company, isCounted ? undefined : isOut)
      .slice(0, perAccount)
      .map(({ person, nearness }) => ({ nearness, isNew: !isOut(person), row: contactRow(person, employer) }))
  })
  const rows = inOrder(perCompany)
    .filter(({ isNew }) => isNew)
    .map(({ row, nearness }) => ({ row, nearness }))
  return {
    rows: rows.slice(0, limit),
    searched: accounts.length,
    without: perCompany.filter((own) => own.every(({ isNew }) => !isNew)).length,
  }
}

async function accountsFor(
  { store, campaignId, clock }: ToolContext,
  { accounts, without_contacts: onlyWithout }: z.output<typeof FindContacts>,
): Promise<readonly StoredArtifact[]> {
  const { isShown } = await readVisibility(store, campaignId, 'account', clock.now())
  const employers = onlyWithout === true ? await employersOf(store, campaignId) : new Set<string>()
  const wanted = accounts && new Map(accounts.map((name, place) => [name.toLowerCase(), place]))
  const found: { readonly account: StoredArtifact; readonly place: number }[] = []
  for await (const { id, value } of readEach(store.collection(artifactsCollection(campaignId, 'account')))) {
    const name = textField(value, 'name')?.toLowerCase() ?? ''
    const place = wanted === undefined ? found.length : wanted.get(name)
    if (place === undefined || !isShown(value) || employers.has(id) || employers.has(name)) continue
    found.push({ account: value, place })
  }
  return found.toSorted((one, other) => one.place - other.place).map(({ account }) => account)
}

async function employersOf(store: ToolContext['store'], campaignId: string): Promise<ReadonlySet<string>> {
  const employers = new Set<string>()
  for await (const { value } of readEach(store.collection(artifactsCollection(campaignId, 'contact')))) {
    for (const field of ['organization_id', 'organization_name']) {
      const text = textField(value, field)
      if (text !== undefined) employers.add(field === 'organization_id' ? text : text.toLowerCase())
    }
  }
  return employers
}
