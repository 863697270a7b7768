import {
  createConnection,
  deleteConnection,
  listConnections,
  listCrmLists,
  updateConnection,
  type Connection,
} from '@inlay/sdk-core/contract/campaigns'
import { expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../../testing/test-server'

const hubspot = { provider: 'hubspot', name: ' HubSpot of sales ', credentials: { accessToken: 'pat-eu1-7c41' } }

async function connections(test: TestServer, query: Readonly<Record<string, string>> = {}) {
  const response = await test.call(listConnections, { query })
  return (await response.json()) as readonly Connection[]
}

it('lists connections with their owners, of one kind or of all [CAM-CONN-01] [CAM-CONN-02]', async () => {
  const test = await createTestServer()
  const all = await connections(test)
  expect(all.map(({ connectorType }) => connectorType).toSorted()).toEqual([
    'contact-data',
    'crm',
    'email-sequencing',
    'linkedin-outreach',
  ])
  expect(all.every(({ userName, credId, count }) => userName && credId && count > 0)).toBe(true)
  const [only, ...others] = await connections(test, { connectorType: 'crm' })
  expect([only?.name, others.length]).toEqual(['HubSpot', 0])
})

it('connects a workspace, which can then be used, and never tells the credential [CAM-CONN-05]', async () => {
  const test = await createTestServer({ scenario: 'empty' })
  expect((await test.call(listCrmLists)).status).toBe(409)
  const made = await test.call(createConnection, { body: hubspot })
  expect(made.status).toBe(200)
  const text = await made.text()
  expect(text).not.toContain('pat-eu1')
  expect(JSON.parse(text)).toMatchObject({
    name: 'HubSpot of sales',
    connectorType: 'crm',
    userName: expect.any(String),
  })
  expect(await connections(test)).toHaveLength(1)
  expect((await test.call(listCrmLists)).status).toBe(200)
})

it.each([
  ['', /credential/],
  ['short', /too short/],
  ['pat with spaces in it', /no spaces/],
  ['pat-expired-2019', /has expired/],
  ['pat-revoked-0001', /does not accept/],
])('refuses the credential “%s” at its field, and keeps nothing [CAM-CONN-05]', async (accessToken, words) => {
  const test = await createTestServer({ scenario: 'empty' })
  const response = await test.call(createConnection, { body: { ...hubspot, credentials: { accessToken } } })
  expect(response.status).toBe(422)
  const { errors } = (await response.json()) as { errors: readonly { field: string; message: string }[] }
  expect(errors).toEqual([
    expect.objectContaining({ field: 'credentials.accessToken', message: expect.stringMatching(words) }),
  ])
  expect(await connections(test)).toEqual([])
})

it('renames a connection by its id and its credential [CAM-CONN-08]', async () => {
  const test = await createTestServer()
  const [first] = await connections(test, { connectorType: 'crm' })
  const { connectionId = '', credId = '' } = first ?? {}
  const rename = (by: string) =>
    test.call(updateConnection, {
      body: { connectionId, credentials: { credId: by }, updates: { name: 'CRM of sales' } },
    })
  expect((await rename('credential_of_somebody_else')).status).toBe(404)
  expect((await rename(credId)).status).toBe(200)
  const [renamed] = await connections(test, { connectorType: 'crm' })
  expect(renamed).toEqual({ ...first, name: 'CRM of sales' })
})

it('takes a connection away, and with it what the provider gave [CAM-CONN-09] [CAM-CONN-10]', async () => {
  const test = await createTestServer()
  const [crm] = await connections(test, { connectorType: 'crm' })
  const connectionId = crm?.connectionId ?? ''
  expect((await test.call(deleteConnection, { params: { connectionId } })).status).toBe(200)
  expect(await connections(test, { connectorType: 'crm' })).toEqual([])
  expect((await test.call(listCrmLists)).status).toBe(409)
  expect((await test.call(deleteConnection, { params: { connectionId } })).status).toBe(404)
})
