import { createHttpClient, isApiError, staticTokenAuth } from '@inlay/sdk-core'
import { createCampaign, deleteCampaign, listCampaigns, updateCampaign } from '@inlay/sdk-core/contract/campaigns'
import { operations } from '@inlay/sdk-core/contract'
import { inProcessFetch } from '@inlay/sdk-core/testing'
import { describe, expect, it } from 'vitest'
import { implementations } from './handlers/index'
import { countUp, downloadList, everyKind, everyKindImplemented, readMany, uploadList } from './testing/every-kind'
import { createTestServer } from './testing/test-server'

async function clientAndServer() {
  const test = await createTestServer({
    operations: [...operations, ...everyKind],
    implementations: [...implementations, ...everyKindImplemented],
  })
  const client = createHttpClient({
    baseUrl: 'http://inlay.test',
    auth: staticTokenAuth({ token: await test.tokenFor('maren'), user: { userId: 'user_maren' } }),
    fetch: inProcessFetch(async (request) => {
      const response = await test.send(request)
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      return response
    }),
  })
  return { ...test, client }
}

const options = { workspaceId: 'northwind' }
const body = { name: 'Made by the client', objective: 'Lead Gen', type: 'Email', status: 'Draft' } as const

describe('the client and the server', () => {
  it('make, change and list campaigns', async () => {
    const { client } = await clientAndServer()
    const made = await client.call(createCampaign, { body }, options)
    const input = { params: { campaignId: made.campaignId }, body: { name: 'Changed' } }
    const changed = await client.call(updateCampaign, input, { ...options, ifMatch: made.revision })
    expect(changed.revision).toBe(2)
    const conflict = client.call(updateCampaign, input, { ...options, ifMatch: made.revision })
    expect(isApiError(await conflict.catch((error: unknown) => error), 'conflict')).toBe(true)
    const filters = { field: 'name', operator: 'equals', value: 'Changed' } as const
    const page = await client.call(listCampaigns, { query: { filters, sort: 'name:asc' } }, options)
    expect(page.items).toEqual([{ ...changed, userName: 'Maren Lindqvist' }])
  })

  it('do a call once whose answer was lost', async () => {
    const { client, server } = await clientAndServer()
    server.faults.set([{ kind: 'drop', when: 'after', times: 1, operation: 'campaigns.create' }])
    await client.call(createCampaign, { body }, options)
    const { total } = await client.call(listCampaigns, { query: { search: body.name } }, options)
    expect(total).toBe(1)
  })

  it('do not call a change a conflict whose answer was lost', async () => {
    const { client, server } = await clientAndServer()
    const { campaignId, revision } = await client.call(createCampaign, { body }, options)
    server.faults.set([{ kind: 'drop', when: 'after', times: 1, operation: 'campaigns.update' }])
    const input = { params: { campaignId }, body: { name: 'Changed' } }
    const changed = await client.call(updateCampaign, input, { ...options, ifMatch: revision })
    expect(changed).toMatchObject({ name: 'Changed', revision: revision + 1 })
  })

  it('do not miss a campaign that is deleted and whose answer was lost', async () => {
    const { client, server } = await clientAndServer()
    const { campaignId } = await client.call(createCampaign, { body }, options)
    server.faults.set([{ kind: 'drop', when: 'after', times: 1, operation: 'campaigns.delete' }])
    const input = { params: { campaignId } }
    expect(await client.call(deleteCampaign, input, options)).toEqual({ campaignId })
    const again = client.call(deleteCampaign, input, options)
    expect(isApiError(await again.catch((error: unknown) => error), 'not-found')).toBe(true)
  })

  it('agree on what the server can do', async () => {
    const { client } = await clientAndServer()
    await client.ready()
    expect([client.supports(listCampaigns), client.supports({ ...listCampaigns, id: 'nobody.has' })]).toEqual([
      true,
      false,
    ])
  })

  it('take up a stream that was cut', async () => {
    const { client, server } = await clientAndServer()
    server.faults.set([{ kind: 'cut', afterBytes: 50, times: 1, operation: 'test.count' }])
    const counts: number[] = []
    for await (const { event } of client.stream(countUp, {}, options)) counts.push(event.count)
    expect(counts).toEqual([1, 2, 3, 4])
  })

  it('send files with their fields, and fetch them', async () => {
    const { client } = await clientAndServer()
    const file = new File(['a,b'], 'list.csv')
    expect(await client.upload(uploadList, { file, fields: { columns: ['a', 'b'] } }, options)).toEqual({
      text: 'a,b',
      columns: ['a', 'b'],
    })
    const downloaded = await client.download(downloadList, { params: { fileId: 'list' } }, options)
    expect([downloaded.filename, await downloaded.blob.text()]).toEqual(['Größe.csv', 'a,b'])
  })

  it('read a big list, and then what changed in it', async () => {
    const { client } = await clientAndServer()
    const input = { query: { kinds: ['a', 'b'] } }
    const first = await client.rows(readMany, input, options)
    const second = await client.rows(readMany, input, { ...options, previous: first })
    expect(second.rows).toEqual([
      { id: 'a', at: 1, note: null },
      { id: 'b', at: 2, note: null },
    ])
    expect(second.rows[0]).toBe(first.rows[0])
  })
})
