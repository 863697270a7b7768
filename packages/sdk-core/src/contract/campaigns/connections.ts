import * as z from 'zod'
import { openEnum } from '../../operation/open-enum'
import { operation } from '../../operation/operation'

/** What a connection is to: providers of contact data, of e-mail sequences, of LinkedIn outreach, of customer records. */
export const connectorTypes = ['contact-data', 'email-sequencing', 'linkedin-outreach', 'crm'] as const

export type ConnectorType = (typeof connectorTypes)[number]

export const Connection = z.object({
  connectionId: z.string(),
  name: z.string(),
  connectorType: openEnum(connectorTypes, 'contact-data'),
  credId: z.string(),
  userId: z.string(),
  count: z.number().int(),
})

export type Connection = z.output<typeof Connection>

export const listConnections = operation({
  id: 'connections.list',
  summary: 'What the workspace is connected to.',
  kind: 'json',
  method: 'GET',
  path: '/connections',
  query: z.object({ connectorType: z.enum(connectorTypes).optional() }),
  response: z.array(Connection),
})
