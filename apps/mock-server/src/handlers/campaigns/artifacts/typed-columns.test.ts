import {
  createCampaign,
  createCampaignFilter,
  deleteRows,
  downloadArtifacts,
  executeSessionCode,
  importArtifacts,
  listArtifacts,
  restoreRows,
  updateRow,
  uploadArtifacts,
} from '@inlay/sdk-core/contract/campaigns'
import type { FilterOperator, FilterValue } from '@inlay/sdk-core'
import { createHttpClient, staticTokenAuth } from '@inlay/sdk-core'
import { inProcessFetch } from '@inlay/sdk-core/testing'
import { expect, it } from 'vitest'
import type { Store } from '../../../store/index'
import { createTestServer } from '../../../testing/test-server'

const inNorthwind = { workspaceId: 'northwind' }

async function openServer(store?: Store, known?: string) {
  const test = await createTestServer(store && { store })
  const client = createHttpClient({
    baseUrl: 'http://inlay.test',
    auth: staticTokenAuth({ token: await test.tokenFor('maren'), user: { userId: 'user_maren' } }),
    fetch: inProcessFetch(test.send),
  })
  const newCampaign = async () => {
    const body = { name: 'Typed', objective: 'Lead Gen', type: 'Email', status: 'Active' } as const
    return (await client.call(createCampaign, { body }, inNorthwind)).campaignId
  }
  const campaignId = known ?? (await newCampaign())
  const list = (id = campaignId, previous?: Awaited<ReturnType<typeof client.rows<typeof listArtifacts>>>) =>
    client.rows(
      listArtifacts,
      { params: { campaignId: id }, query: { artifactType: 'contact' } },
      {
        ...inNorthwind,
        previous,
      },
    )
  return {
    test,
    client,
    campaignId,
    newCampaign,
    list,
    upload: (content: string, id = campaignId) =>
      client.upload(
        uploadArtifacts,
        { params: { campaignId: id }, fields: { artifactType: 'contact' }, file: new File([content], 'own.csv') },
        inNorthwind,
      ),
    async types(id = campaignId) {
      return (await list(id)).rows[0]?.columnTypes
    },
    async names(id = campaignId) {
      return (await list(id)).rows.map(({ name }) => name)
    },
    filter: (field_name: string, operator: FilterOperator, value: FilterValue) =>
      client.call(
        createCampaignFilter,
        {
          params: { campaignId },
          body: {
            filter_name: 'PRE_ENRICH_FILTER',
            artifact_type: 'contact',
            filter_criteria: {
              root_filter: { combine: 'and', filters: [{ field_name, conditions: [{ operator, value }] }] },
            },
          },
        },
        inNorthwind,
      ),
  }
}

const people =
  'Name,Age,Price,Customer,Signed up,Zip\n' +
  'Ann,9,12.50,Yes,31/12/2025,01067\nBo,41,"$1,200",no,01/02/2026,10115\nCy,100,-5,No,15/01/2026,80331\n'

it('are told with the rows, whose texts stay as they came', async () => {
  const { upload, list, client, campaignId } = await openServer()
  await upload(people)
  const { rows } = await list()
  expect(rows.map(({ columnTypes }) => columnTypes)).toEqual([
    { age: 'number', price: 'number', customer: 'boolean', signed_up: 'dmy' },
    undefined,
    undefined,
  ])
  expect(rows[0]).toMatchObject({ age: '9', price: '12.50', customer: 'Yes', signed_up: '31/12/2025', zip: '01067' })
  const input = { params: { campaignId }, query: { artifactType: 'contact' } } as const
  const text = await (await client.download(downloadArtifacts, input, inNorthwind)).blob.text()
  expect(text).toContain('12.50,Yes,31/12/2025,01067')
  expect(text).not.toContain('columnTypes')
})

it.each<[string, FilterOperator, FilterValue, readonly string[]]>([
  ['age', 'greater_than', 40, ['Bo', 'Cy']],
  ['price', 'greater_than_or_equal', 12.5, ['Ann', 'Bo']],
  ['price', 'contains', '2\\.50', ['Ann']],
  ['age', 'in', [9, 100], ['Ann', 'Cy']],
  ['customer', 'equals', true, ['Ann']],
  ['customer', 'not_equal', true, ['Bo', 'Cy']],
  ['signed_up', 'greater_than', '2026-01-01', ['Bo', 'Cy']],
  ['signed_up', 'less_than_or_equal', '2026-01-15', ['Ann', 'Cy']],
  ['zip', 'equals', '10115', ['Bo']],
])(
  'are filtered by what they hold: %s %s %j [CAM-FILTER-06] [CAM-FILTER-10] [CAM-FILTER-11] [CAM-FILTER-12]',
  async (field, operator, value, expected) => {
    const { upload, filter, names, client, campaignId } = await openServer()
    await upload(people)
    const code = { from: 'contact', where: { field, operator, value }, limit: 100 } as const
    const counted = await client.call(
      executeSessionCode,
      { params: { campaignId }, body: { code, limit: 100 } },
      inNorthwind,
    )
    await filter(field, operator, value)
    expect(await names()).toEqual(expected)
    expect([counted.total, counted.rows.map(({ name }) => name)]).toEqual([expected.length, expected])
  },
)

it('are ordered by what they hold', async () => {
  const { upload, client, campaignId } = await openServer()
  await upload(`${people}Di,,,,,\n`)
  const ordered = async (field: string, direction: 'asc' | 'desc') => {
    const code = { from: 'contact', orderBy: { field, direction }, limit: 100 } as const
    const { rows } = await client.call(
      executeSessionCode,
      { params: { campaignId }, body: { code, limit: 100 } },
      inNorthwind,
    )
    return rows.map(({ name }) => name)
  }
  expect(await ordered('price', 'asc')).toEqual(['Cy', 'Ann', 'Bo', 'Di'])
  expect(await ordered('age', 'desc')).toEqual(['Cy', 'Bo', 'Ann', 'Di'])
  expect(await ordered('signed_up', 'asc')).toEqual(['Ann', 'Cy', 'Bo', 'Di'])
})

it('are filtered alike where somebody has typed a number', async () => {
  const { upload, filter, names, client, campaignId, list } = await openServer()
  await upload(people)
  const [ann] = (await list()).rows
  const input = {
    params: { campaignId, rowId: String(ann?.id) },
    query: { artifactType: 'contact' },
    body: { data: { age: 50, customer: false } },
  } as const
  await client.call(updateRow, input, inNorthwind)
  await filter('age', 'greater_than', 40)
  expect(await names()).toEqual(['Ann', 'Bo', 'Cy'])
  const [edited] = (await list()).rows
  expect(edited).toMatchObject({ age: '50', customer: 'No' })
})

it('are one kind of value, also where numbers were typed before the column became text', async () => {
  const { upload, filter, names, client, campaignId, list, types } = await openServer()
  await upload(people)
  const params = { campaignId, rowId: String((await list()).rows[0]?.id) }
  const body = { data: { age: 50 } }
  await client.call(updateRow, { params, query: { artifactType: 'contact' }, body }, inNorthwind)
  await upload(`Name,Age\n${'Di,forty\n'.repeat(6)}Ed,41\n`)
  expect(await types()).not.toHaveProperty('age')
  await filter('age', 'in', ['50', '41'])
  expect(await names()).toEqual(['Ann', 'Bo', 'Ed'])
})

it('become text with a file that says something else, which is told to who had the rows', async () => {
  const { upload, list, filter, names, types } = await openServer()
  await upload(people)
  const before = await list()
  await upload('Name,Age,Customer\nDi,12,Yes\n')
  expect((await list(undefined, before)).rows[0]?.columnTypes).toMatchObject({ age: 'number', customer: 'boolean' })
  await upload('Name,Age\nEd,unknown\n')
  expect((await list(undefined, before)).rows[0]?.columnTypes).toHaveProperty('age', 'number')
  await upload(`Name,Age\n${'Flo,unknown\n'.repeat(6)}`)
  const after = await list(undefined, before)
  expect(after.rows[0]?.columnTypes).toEqual({ price: 'number', customer: 'boolean', signed_up: 'dmy' })
  expect(after.rows).toHaveLength(11)
  expect(await types()).not.toHaveProperty('age')
  await filter('age', 'greater_than', 40)
  expect(await names()).toEqual([])
})

it('stay what they are when all rows are deleted and brought back', async () => {
  const { upload, client, campaignId, list, types } = await openServer()
  await upload(people)
  const before = await types()
  const rowIds = (await list()).rows.map(({ id }) => id)
  const body = { artifactType: 'contact', rowIds } as const
  const { deletionId } = await client.call(deleteRows, { params: { campaignId }, body }, inNorthwind)
  await client.call(restoreRows, { params: { campaignId }, body: { deletionId } }, inNorthwind)
  expect(await types()).toEqual(before)
})

it('come along into another list, where there is no such column yet', async () => {
  const { upload, client, campaignId, newCampaign, types } = await openServer()
  await upload(people)
  const other = await newCampaign()
  await upload('Name,Age\nDi,unknown\n', other)
  const body = { sourceCampaignId: campaignId, targetCampaignId: other }
  await client.call(importArtifacts, { body }, inNorthwind)
  expect(await types(other)).toEqual({ price: 'number', customer: 'boolean', signed_up: 'dmy' })
})

it('may be anything that a file calls them', async () => {
  const { upload, types, list } = await openServer()
  await upload('Name,columnTypes,constructor,__proto__\nAnn,1,2,3\n')
  expect(Object.values((await types()) ?? {})).toEqual(['number', 'number', 'number'])
  expect((await list()).rows).toHaveLength(1)
})

it('outlive the server', async () => {
  const { test, upload, types, campaignId } = await openServer()
  await upload(people)
  const before = await types()
  await test.server.close()
  expect(await (await openServer(test.store, campaignId)).types()).toEqual(before)
})
