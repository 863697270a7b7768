/** One of the people who can sign in to the demo. */
export interface DemoPerson {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly password: string
  readonly avatar?: string
}

/** A workspace of the demo and who belongs to it. */
export interface DemoWorkspace {
  readonly workspaceId: string
  readonly workspaceName: string
  readonly members: readonly { readonly userId: string; readonly role: 'Owner' | 'Member' }[]
}

/** Shown on the sign-in page: it protects nothing but made-up data. */
export const demoPassword = 'inlay-demo'

export const demoPeople: readonly DemoPerson[] = [
  { userId: 'user_maren', name: 'Maren Lindqvist', email: 'maren@inlay.example', password: demoPassword },
  { userId: 'user_theo', name: 'Theo Okafor', email: 'theo@inlay.example', password: demoPassword },
  { userId: 'user_amelie', name: 'Amélie Bouchard', email: 'amelie@inlay.example', password: demoPassword },
]

export const demoWorkspaces: readonly DemoWorkspace[] = [
  {
    workspaceId: 'northwind',
    workspaceName: 'Northwind Freight',
    members: [
      { userId: 'user_maren', role: 'Owner' },
      { userId: 'user_theo', role: 'Member' },
    ],
  },
  { workspaceId: 'halden', workspaceName: 'Halden Logistics', members: [{ userId: 'user_maren', role: 'Owner' }] },
  { workspaceId: 'brightwater', workspaceName: 'Brightwater Foods', members: [{ userId: 'user_theo', role: 'Owner' }] },
]
