import * as z from 'zod'
import { textField } from '../../../engines/enrichment/enrichment'
import { theWorld } from '../../../engines/world/the-world'
import type { WorldCompany } from '../../../engines/world/world'
import { addRows } from '../../../handlers/campaigns/artifacts/artifact-rows'
import { readEach } from '../../../handlers/campaigns/artifacts/read-each'
import { readVisibility } from '../../../handlers/campaigns/artifacts/row-visibility'
import { artifactsCollection, type NewArtifact } from '../../../handlers/campaigns/artifacts/stored-artifact'
import { contactsAtAccount } from '../../../handlers/campaigns/processing/contacts-at-account'
import { contactFinder } from '../../../handlers/campaigns/processing/find-contacts'
import { mostAtOnce, PeopleConditions } from '../request/lead-request'
import { mostSpokenOf } from '../plan/spoken-of'
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

type FoundRow = Found['rows'][number]

/**
 * Those who are as asked before those who are near; of them the first at every account before the second at any, so that no
 * company fills the audience.
 */
async function search(context: ToolContext, args: z.output<typeof FindContacts>): Promise<Found> {
  const { store, campaignId } = context
  const { title, seniority, limit, per_account: perAccount, include_similar_titles: similar } = args
  const accountIds = await accountsFor(context, args)
  const most = perAccount ?? Math.max(usualPerAccount, Math.ceil(limit / Math.max(accountIds.length, 1)))
  // A second one as asked is nearer than whoever is found in their place elsewhere.
  const mostAsked = perAccount ?? (title === undefined ? most : limit)
  const finders = await Promise.all(
    peopleSearches({ title, seniority }, similar).map(async ({ nearness, filters, isNear }) => {
      const maxLimit = nearness === 'as-asked' ? mostAsked : most
      const people = { peopleOf: (company: WorldCompany) => theWorld().peopleOf(company).filter(isNear) }
      return { nearness, find: await contactFinder(store, campaignId, { filters, maxLimit }, people) }
    }),
  )
  const perCompany: FoundRow[][] = []
  for (const accountId of accountIds) {
    const own: FoundRow[] = []
    for (const { nearness, find } of finders) {
      // Of a whole department, one leader who is near is enough.
      const room = nearness === 'same-department' ? Number(own.length === 0) : most - own.length
      if (nearness !== 'as-asked' && room <= 0) break
      const rows = await contactsAtAccount(store, campaignId, accountId, find)
      own.push(...rows.slice(0, nearness === 'as-asked' ? mostAsked : room).map((row) => ({ row, nearness })))
    }
    perCompany.push(own)
  }
  return {
    rows: nearest.flatMap((near) => inRounds(perCompany, near)).slice(0, limit),
    searched: accountIds.length,
    without: perCompany.filter((own) => own.length === 0).length,
  }
}

/** Each after all of those before it. */
const nearest: readonly (readonly PeopleSearch['nearness'][])[] = [
  ['as-asked'],
  ['same-words'],
  ['same-area', 'same-department'],
]

function inRounds(
  perCompany: readonly (readonly FoundRow[])[],
  near: readonly PeopleSearch['nearness'][],
): readonly FoundRow[] {
  const wanted = perCompany.map((own) => own.filter(({ nearness }) => near.includes(nearness)))
  const rounds = Math.max(0, ...wanted.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => wanted.flatMap((own) => own[round] ?? [])).flat()
}

/** Where nobody has said how many of a company are wanted. */
const usualPerAccount = 1

async function accountsFor(
  { store, campaignId, clock }: ToolContext,
  { accounts, without_contacts: onlyWithout }: z.output<typeof FindContacts>,
): Promise<readonly string[]> {
  const { isShown } = await readVisibility(store, campaignId, 'account', clock.now())
  const employers = onlyWithout === true ? await employersOf(store, campaignId) : new Set<string>()
  const wanted = accounts && new Map(accounts.map((name, place) => [name.toLowerCase(), place]))
  const found: { readonly id: string; readonly place: number }[] = []
  for await (const { id, value } of readEach(store.collection(artifactsCollection(campaignId, 'account')))) {
    const name = textField(value, 'name')?.toLowerCase() ?? ''
    const place = wanted === undefined ? found.length : wanted.get(name)
    if (place === undefined || !isShown(value) || employers.has(id) || employers.has(name)) continue
    found.push({ id, place })
  }
  return found.toSorted((one, other) => one.place - other.place).map(({ id }) => id)
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
