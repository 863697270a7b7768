import { isStorableText } from '../../store/storable'
import { collectionName, type WorkspaceStore } from '../../store/store'
import { demoPeople, demoWorkspaces } from '../people'
import { hashPassword, matchesPassword } from './password-hash'

/** Somebody who can sign in, as the store keeps them. */
export interface Person {
  readonly userId: string
  readonly name: string
  /** In lower case: addresses are compared without regard to it. */
  readonly email: string
  readonly avatar?: string
  readonly passwordHash: string
}

/** An account that the sign-in page offers by name. */
export interface DemoAccount {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly workspaceNames: readonly string[]
}

export interface PeopleDirectory {
  find(userId: string): Promise<Person | undefined>
  findByPassword(email: string, password: string): Promise<Person | undefined>
  demoAccounts(): Promise<readonly DemoAccount[]>
}

const peopleCollection = collectionName<Person>('people', ['email'])

/** The people of the store, which begins with those of the demo. */
export function createPeopleDirectory(system: WorkspaceStore): PeopleDirectory {
  const people = system.collection(peopleCollection)

  // Asked for each time, since a scenario may empty the store while the server runs.
  async function seeded() {
    if ((await people.count()) === 0) await people.putAll(await demoEntries())
    return people
  }

  async function find(userId: string): Promise<Person | undefined> {
    return (await (await seeded()).get(userId))?.value
  }

  async function findByEmail(email: string): Promise<Person | undefined> {
    if (!isStorableText(email)) return undefined
    const where = { field: 'email', operator: 'equals', value: email } as const
    return (await (await seeded()).find({ where, limit: 1 })).documents[0]?.value
  }

  return {
    find,

    async findByPassword(email, password) {
      const person = await findByEmail(email.trim().toLowerCase())
      // An unknown address takes as long as a wrong password, so that nobody learns which addresses exist.
      const matches = await matchesPassword(password, person?.passwordHash ?? (await nobodysHash))
      return matches ? person : undefined
    },

    async demoAccounts() {
      const accounts = await Promise.all(
        demoPeople.map(async ({ userId }) => {
          const person = await find(userId)
          return person === undefined
            ? []
            : [{ userId, name: person.name, email: person.email, workspaceNames: workspaceNamesOf(userId) }]
        }),
      )
      return accounts.flat()
    },
  }
}

const nobodysHash = hashPassword('nobody has this password')

let entries: Promise<readonly [string, Person][]> | undefined

/** Hashing is slow on purpose: once serves every store of the process. */
function demoEntries(): Promise<readonly [string, Person][]> {
  entries ??= Promise.all(demoPeople.map(asEntry))
  return entries
}

async function asEntry({ password, ...person }: (typeof demoPeople)[number]): Promise<[string, Person]> {
  return [person.userId, { ...person, email: person.email.toLowerCase(), passwordHash: await hashPassword(password) }]
}

function workspaceNamesOf(userId: string): readonly string[] {
  return demoWorkspaces
    .filter(({ members }) => members.some((member) => member.userId === userId))
    .map(({ workspaceName }) => workspaceName)
}
