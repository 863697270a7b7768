import type { CrmList } from '@inlay/sdk-core/contract/campaigns'
import { createSeededRandom, type SeededRandom } from '../../seeded-random'
import { list } from '../world/list'
import type { World, WorldPerson } from '../world/world'

/** Somebody in a list of the CRM. */
export interface CrmContact {
  readonly contactId: string
  readonly person: WorldPerson
  readonly companyName: string
}

/** The lists that the CRM of a workspace has: of contacts, and some of companies. */
export function crmLists(workspaceId: string): readonly CrmList[] {
  return named.map(({ name, kind, size }, index) => {
    const random = createSeededRandom(`crm list ${workspaceId} ${index}`)
    const createdAt = newest - Math.round((index + random.next()) * 11 * day)
    return {
      listId: String(4_100 + index * 37),
      name,
      objectTypeId: kind,
      createdAt: new Date(createdAt).toISOString(),
      additionalProperties: { hs_list_size: String(sizeOf(size, random)) },
    }
  })
}

/** Who is in a list; nothing when there is no such list of contacts. */
export function crmContacts(world: World, workspaceId: string, listId: string): readonly CrmContact[] | undefined {
  const found = crmLists(workspaceId).find((each) => each.listId === listId)
  if (found?.objectTypeId !== contactsKind) return undefined
  const random = createSeededRandom(`crm contacts ${workspaceId} ${listId}`)
  const wanted = Number(found.additionalProperties.hs_list_size)
  const contacts = new Map<string, CrmContact>()
  while (contacts.size < wanted) {
    const company = world.companies[random.between(0, world.companies.length - 1)]
    if (company === undefined) break
    const people = world.peopleOf(company)
    const person = people[random.between(0, people.length - 1)]
    if (person === undefined || person.email === null || contacts.has(person.email)) continue
    contacts.set(person.email, {
      contactId: `${listId}${String(contacts.size + 1).padStart(5, '0')}`,
      person,
      companyName: company.name,
    })
  }
  return [...contacts.values()]
}

const contactsKind = '0-1'
const companiesKind = '0-2'
const day = 86_400_000
const newest = Date.parse('2026-06-24T09:30:00Z')

function sizeOf(size: number, random: SeededRandom): number {
  return Math.max(1, Math.round(size * (0.8 + random.next() * 0.4)))
}

const contactLists = list(
  'Webinar sign-ups June, Newsletter readers, Trade fair Hannover, Demo requests, Churned customers, Trial users Q2, Decision makers DACH, Partners, Inbound leads May, Event guests Paris, Pricing page visitors, All marketing contacts',
)
const sizes = [180, 1_240, 86, 42, 64, 210, 130, 24, 95, 58, 300, 2_600]

const named = [
  ...contactLists.map((name, index) => ({ name, kind: contactsKind, size: sizes[index] ?? 50 })),
  ...list('Target accounts 2026, Customers with support').map((name) => ({ name, kind: companiesKind, size: 70 })),
]
