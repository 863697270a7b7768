import * as z from 'zod'
import { openEnum } from '../../operation/open-enum'
import { operation } from '../../operation/operation'
import { textOfAtMost } from '../../operation/text-of-at-most'

/** What a connection is to: providers of contact data, of e-mail sequences, of LinkedIn outreach, of customer records. */
export const connectorTypes = ['contact-data', 'email-sequencing', 'linkedin-outreach', 'crm'] as const

export type ConnectorType = (typeof connectorTypes)[number]

/** Who can be connected to, and as what. */
export const connectionProviders = {
  'contact-data': 'contact-data',
  smartlead: 'email-sequencing',
  heyreach: 'linkedin-outreach',
  hubspot: 'crm',
} as const satisfies Readonly<Record<string, ConnectorType>>

export type ConnectionProvider = keyof typeof connectionProviders

export const Connection = z.object({
  connectionId: z.string(),
  name: z.string(),
  connectorType: openEnum(connectorTypes, 'contact-data'),
  credId: z.string(),
  userId: z.string(),
  /** The name of who made it; nothing where the backend does not say. */
  userName: z.string().nullish(),
  count: z.number().int(),
})

export type Connection = z.output<typeof Connection>

/** What is read through connections. */
const connectionChanges = [
  'connections.list',
  'crm.lists',
  'emailLaunch.senders',
  'emailLaunch.campaigns',
  'linkedInLaunch.lists',
]

export const listConnections = operation({
  id: 'connections.list',
  summary: 'What the workspace is connected to.',
  kind: 'json',
  method: 'GET',
  path: '/connections',
  query: z.object({ connectorType: z.enum(connectorTypes).optional() }),
  response: z.array(Connection),
})

export const longestConnectionName = 100

export const ConnectionName = textOfAtMost(
  longestConnectionName,
  `A name has at most ${longestConnectionName} characters.`,
  z.string().trim().min(1, 'A connection needs a name.'),
)

/** What a provider gives to those who may ask it; it goes to the server and never comes back. */
export const AccessCredential = textOfAtMost(
  500,
  'A credential has at most 500 characters.',
  z.string().trim().min(1, 'Enter the credential.'),
)

export const NewConnection = z.strictObject({
  provider: z.enum(Object.keys(connectionProviders) as [ConnectionProvider, ...ConnectionProvider[]]),
  name: ConnectionName,
  credentials: z.strictObject({ accessToken: AccessCredential }),
})

export const createConnection = operation({
  id: 'connections.create',
  summary: 'Connects a provider, after asking it whether the credential is good.',
  kind: 'json',
  method: 'POST',
  path: '/connections',
  idempotencyKey: true,
  body: NewConnection.meta({
    examples: [{ provider: 'hubspot', name: 'HubSpot', credentials: { accessToken: 'pat-eu1-0f3c' } }],
  }),
  response: Connection,
  invalidates: connectionChanges,
})

export const updateConnection = operation({
  id: 'connections.update',
  summary: 'Gives a connection another name.',
  kind: 'json',
  method: 'PATCH',
  path: '/connections',
  idempotencyKey: true,
  body: z
    .strictObject({
      connectionId: z.string().min(1).max(200),
      credentials: z.strictObject({ credId: z.string().min(1).max(200) }),
      updates: z.strictObject({ name: ConnectionName }),
    })
    .meta({
      examples: [
        {
          connectionId: 'connection_northwind_crm',
          credentials: { credId: 'credential_northwind_crm' },
          updates: { name: 'HubSpot of the sales team' },
        },
      ],
    }),
  response: Connection,
  invalidates: ['connections.list'],
})

export const deleteConnection = operation({
  id: 'connections.delete',
  summary: 'Takes a connection away.',
  kind: 'json',
  method: 'DELETE',
  path: '/connections/{connectionId}',
  idempotencyKey: true,
  response: z.object({ connectionId: z.string() }),
  invalidates: connectionChanges,
})
