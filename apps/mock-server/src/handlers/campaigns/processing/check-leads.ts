import { isLeftOut } from '../../../agent/marketing/search/company-tests'
import { textField } from '../../../engines/enrichment/enrichment'
import { findCompanies } from '../../../engines/sourcing/find-companies'
import { readPeople } from '../../../engines/sourcing/find-people'
import { postsAskedFor } from '../../../engines/sourcing/posts-asked-for'
import { rolesOpened } from '../../../engines/world/roles-opened'
import { theWorld } from '../../../engines/world/the-world'
import type { WorldCompany } from '../../../engines/world/world'
import { isWithin, type TimeSpan } from '../../../engines/world/world-time'
import type { WorkspaceStore } from '../../../store/store'
import { addRows } from '../artifacts/artifact-rows'
import { nextTurn } from '../artifacts/next-turn'
import { artifactsCollection } from '../artifacts/stored-artifact'
import { accountIdsByWebsite, addAccounts, addContacts } from './company-rows'
import { contactsAtAccount } from './contacts-at-account'
import { contactFinder } from './find-contacts'
import { groupsOf, keepLeadSearch, readLeadSearch, type LeadGroup, type LeadSearch } from './lead-search'
import { newlyAppointed, type Appointed, type KnownAccount } from './newly-appointed'
import { inChunks, workInParts } from './work-in-parts'

export const checkLeadsKind = 'campaigns.checkLeads'

export interface CheckLeadsInput {
  readonly campaignId: string
  readonly search: LeadSearch
  /** Up to when it is looked. */
  readonly until: number
  /** The accounts that were shown when it began. */
  readonly accountIds: readonly string[]
}

type Part =
  | (OfGroup &
      (
        | { readonly step: 'accounts' | 'contacts'; readonly companies: readonly WorldCompany[] }
        | { readonly step: 'joiners'; readonly accountIds: readonly string[] }
        | { readonly step: 'appointed'; readonly appointed: readonly Appointed[] }
      ))
  | { readonly step: 'looked' }

interface OfGroup {
  /** Whom it is looked for. */
  readonly group: LeadGroup
}

/**
 * Adds what has come about since it was last looked: companies that began to look for people, people who came to the accounts
 * or took up a post at a company that fits. People are what it counts: a company comes with whoever is there.
 */
export const checkLeads = workInParts<CheckLeadsInput, Part, (store: WorkspaceStore) => Promise<number>>(
  async ({ clock, signal, store: before }, { campaignId, search: leads, until, accountIds }) => {
    const span = { after: leads.lookedUntil, until }
    const known = await knownAccounts(before, campaignId, accountIds, signal)

    function partsOf(group: LeadGroup): readonly Part[] {
      const chunks = inChunks(companiesHiring(group, span))
      const meant = accountsMeant(group, known)
      const appointed = newlyAppointed(group, known, meant, span)
      return [
        ...chunks.map((companies) => ({ step: 'accounts', group, companies }) as const),
        ...chunks.map((companies) => ({ step: 'contacts', group, companies }) as const),
        ...inChunks(meant.map(({ id }) => id)).map((ids) => ({ step: 'joiners', group, accountIds: ids }) as const),
        ...inChunks(appointed).map((some) => ({ step: 'appointed', group, appointed: some }) as const),
      ]
    }

    async function addAppointed(
      store: WorkspaceStore,
      { search }: LeadGroup,
      some: readonly Appointed[],
    ): Promise<number> {
      const parts = { store, campaignId, now: clock.now() }
      const present = await accountIdsByWebsite(store, campaignId)
      // An account that filters hide, or that was deleted meanwhile, is not wanted.
      const wanted = some.filter(({ company, isAccount }) => present.has(company.website) === isAccount)
      const companies = wanted.map(({ company }) => company)
      await addAccounts(
        parts,
        wanted.flatMap(({ company, isAccount }) => (isAccount ? [] : [company])),
      )
      const people = new Map(wanted.map(({ company, person }) => [company.id, person]))
      return addContacts(parts, companies, search, {
        peopleOf: ({ id }) => [people.get(id)].filter((person) => person !== undefined),
      })
    }

    async function addJoiners(store: WorkspaceStore, { search }: LeadGroup, ids: readonly string[]): Promise<number> {
      const titles = new Set([...postsAskedFor(search.filters)].map(({ title }) => title))
      const findContacts = await contactFinder(store, campaignId, search, {
        peopleOf: (company) =>
          theWorld()
            .joinersOf(company)
            .filter(({ joinedAt, title }) => isWithin(joinedAt, span) && titles.has(title)),
      })
      const found = await Promise.all(ids.map((id) => contactsAtAccount(store, campaignId, id, findContacts)))
      return (await addRows({ store, campaignId, artifactType: 'contact', now: clock.now() }, found.flat())).length
    }

    return {
      // Last, so that nothing is passed over when it fails before.
      parts: [...groupsOf(leads).flatMap(partsOf), { step: 'looked' }],
      size(part) {
        if (part.step === 'looked') return 0
        if (part.step === 'appointed') return part.appointed.length
        return part.step === 'joiners' ? part.accountIds.length : part.companies.length
      },
      prepare: (part) => async (store) => {
        const parts = { store, campaignId, now: clock.now() }
        if (part.step === 'accounts') {
          await addAccounts(parts, part.companies)
          return 0
        }
        if (part.step === 'contacts') return addContacts(parts, part.companies, part.group.search)
        if (part.step === 'joiners') return addJoiners(store, part.group, part.accountIds)
        if (part.step === 'appointed') return addAppointed(store, part.group, part.appointed)
        // What was set aside, or asked for, while it was looking stays so.
        await keepLeadSearch(store, { ...(await readLeadSearch(store, campaignId)), lookedUntil: until })
        return 0
      },
      keep: (open, write) => write(open),
    }
  },
)

/** Companies that fit by a role that they have opened in that time, with somebody there. What else they are asked for does not change. */
function companiesHiring(
  { signals, leftOut = {}, accountsLimit, search }: LeadGroup,
  span: TimeSpan,
): readonly WorldCompany[] {
  if (!signals.some(({ signal }) => signal === 'Hiring')) return []
  const companies = theWorld().companies.flatMap((company) => {
    const hiring = rolesOpened(company, span)
    return hiring.length === 0 ? [] : [{ ...company, hiring }]
  })
  const score = readPeople(search.filters)
  const isUnwanted = isLeftOut(leftOut)
  const hiring = findCompanies({ companies }, { signals, contacts: search.filters, limit: Number.POSITIVE_INFINITY })
  return hiring
    .filter((company) => !isUnwanted(company))
    .filter((company) =>
      theWorld()
        .peopleOf(company)
        .some((person) => score(person) > 0),
    )
    .slice(0, accountsLimit)
}

/** Accounts that the search is about: who was found by another search, or came otherwise, is not asked for by this one. */
function accountsMeant(
  { signals, leftOut = {}, isAtAll = false }: LeadGroup,
  all: readonly KnownAccount[],
): readonly KnownAccount[] {
  const isUnwanted = isLeftOut(leftOut)
  const known = all.filter(({ company }) => !isUnwanted(company))
  // Whom a company looks for is another matter by the time it is looked again.
  const lasting = signals.filter(({ signal }) => signal !== 'Hiring')
  if (isAtAll || lasting.length === 0) return known
  const companies = known.map(({ company }) => company)
  const fitting = findCompanies({ companies }, { signals: lasting, contacts: [], limit: Number.POSITIVE_INFINITY })
  const ids = new Set(fitting.map(({ id }) => id))
  return known.filter(({ company }) => ids.has(company.id))
}

/** The accounts as the world knows them. */
async function knownAccounts(
  store: WorkspaceStore,
  campaignId: string,
  accountIds: readonly string[],
  signal: AbortSignal,
): Promise<readonly KnownAccount[]> {
  const rows = store.collection(artifactsCollection(campaignId, 'account'))
  const accountOf = async (id: string): Promise<KnownAccount | undefined> => {
    const row = (await rows.get(id))?.value
    const company =
      row && theWorld().companyOf({ domain: textField(row, 'website') ?? null, name: textField(row, 'name') ?? null })
    return company && { id, company }
  }
  const found: KnownAccount[] = []
  for (const ids of inChunks(accountIds)) {
    const accounts = await Promise.all(ids.map(accountOf))
    found.push(...accounts.filter((account) => account !== undefined))
    await nextTurn(signal)
  }
  return found
}
