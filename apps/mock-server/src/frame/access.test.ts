import { operation } from '@inlay/sdk-core'
import { operations } from '@inlay/sdk-core/contract'
import { listCampaigns } from '@inlay/sdk-core/contract/campaigns'
import { getFlags, listWorkspaces, updateFlags } from '@inlay/sdk-core/contract/workspace'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { implement } from '../implement'
import { someParams } from '../testing/some-params'
import { createTestServer } from '../testing/test-server'

const guarded = operations.filter(({ scope }) => scope !== 'public')
const ofWorkspaces = operations.filter(({ scope }) => scope === 'workspace')

describe('who may call', () => {
  it.each(guarded.map((each) => [each.id, each] as const))(
    'answers 401 to %s without a token [CAM-AUTH-06] [CAM-AUTH-09]',
    async (_, each) => {
      const { call } = await createTestServer()
      const response = await call(each, { as: null, params: someParams })
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
      expect(await response.json()).toMatchObject({ code: 'unauthenticated', status: 401 })
    },
  )

  it('answers 401 to a token that is past, forged or no token [CAM-AUTH-09]', async () => {
    const { call, tokenFor } = await createTestServer()
    const good = await tokenFor('maren')
    const tokens = [
      await tokenFor('maren', { expiresInSeconds: -1 }),
      `${good.slice(0, -6)}AAAAAA`,
      'x',
      `${good} `.repeat(2),
    ]
    for (const token of tokens) {
      const response = await call(listCampaigns, { as: null, headers: { authorization: `Bearer ${token}` } })
      expect(response.status).toBe(401)
    }
    const basic = await call(listCampaigns, { as: null, headers: { authorization: `Basic ${good}` } })
    expect(basic.status).toBe(401)
  })

  it.each(ofWorkspaces.map((each) => [each.id, each] as const))(
    'answers 403 to %s for a workspace of others, and for one that is not there [CAM-AUTH-09] [PLT-CALL-01]',
    async (_, each) => {
      const { call } = await createTestServer()
      const foreign = await call(each, { as: 'maren', workspaceId: 'brightwater', params: someParams })
      const unknown = await call(each, { as: 'maren', workspaceId: 'nowhere', params: someParams })
      expect([foreign.status, unknown.status]).toEqual([403, 403])
      const { requestId: _a, ...saysForeign } = await foreign.json()
      const { requestId: _b, ...saysUnknown } = await unknown.json()
      expect(saysForeign).toEqual(saysUnknown)
    },
  )

  it('lets members in, and nobody who belongs nowhere [CAM-AUTH-09]', async () => {
    const { call } = await createTestServer()
    expect((await call(listCampaigns, { as: 'maren' })).status).toBe(200)
    expect((await call(listCampaigns, { as: 'theo' })).status).toBe(200)
    expect((await call(listCampaigns, { as: 'amelie' })).status).toBe(403)
  })

  it('lists to each person the workspaces that are theirs [CAM-AUTH-07]', async () => {
    const { call } = await createTestServer()
    const idsFor = async (as: 'maren' | 'theo' | 'amelie') => {
      const workspaces: readonly { workspaceId: string }[] = await (await call(listWorkspaces, { as })).json()
      return workspaces.map(({ workspaceId }) => workspaceId)
    }
    expect(await idsFor('maren')).toEqual(['northwind', 'halden'])
    expect(await idsFor('theo')).toEqual(['northwind', 'brightwater'])
    expect(await idsFor('amelie')).toEqual([])
  })

  it('answers with the data of the workspace that the address names [PLT-CALL-01]', async () => {
    const { call } = await createTestServer()
    const idsIn = async (workspaceId: string) => {
      const page: { items: readonly { campaignId: string }[] } = await (
        await call(listCampaigns, { workspaceId })
      ).json()
      return page.items.map(({ campaignId }) => campaignId)
    }
    const [northwind, halden] = [await idsIn('northwind'), await idsIn('halden')]
    expect(northwind.length).toBeGreaterThan(10)
    expect(halden.length).toBeGreaterThan(10)
    expect(northwind.filter((id) => halden.includes(id))).toEqual([])
  })
})

describe('flags', () => {
  const dashboards = operation({
    id: 'test.dashboards',
    summary: 'A feature behind a flag.',
    kind: 'json',
    method: 'GET',
    path: '/test-dashboards',
    flag: 'dashboards',
    response: z.object({ open: z.boolean() }),
  })

  async function flaggedServer() {
    const { implementations } = await import('../handlers/index')
    return createTestServer({
      operations: [...operations, dashboards],
      implementations: [...implementations, implement(dashboards, async () => ({ open: true }))],
    })
  }

  it('refuses the calls of a feature that is switched off, and takes them again [PLT-FLAGS-02]', async () => {
    const { call } = await flaggedServer()
    expect(await (await call(dashboards)).json()).toEqual({ open: true })
    await call(updateFlags, { body: { dashboards: false } })
    const refused = await call(dashboards)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'flag-off' })
    await call(updateFlags, { body: { dashboards: true } })
    expect((await call(dashboards)).status).toBe(200)
  })

  it('counts a flag that was never set as off [PLT-FLAGS-02] [CPY-FLAGS-02]', async () => {
    const { call, store } = await flaggedServer()
    const { flagsCollection, flagsDocument } = await import('../handlers/workspace/flags-collection')
    await store.workspace('northwind').collection(flagsCollection).delete(flagsDocument)
    expect(await (await call(getFlags)).json()).toMatchObject({ dashboards: false, 'copy-edit': false })
    expect((await call(dashboards)).status).toBe(403)
  })

  it('sets each flag on its own, for its workspace alone [CPY-FLAGS-02]', async () => {
    const { call } = await createTestServer()
    const changed = await (await call(updateFlags, { body: { citations: false } })).json()
    expect(changed).toMatchObject({ citations: false, 'copy-edit': true })
    expect(await (await call(getFlags)).json()).toMatchObject({ citations: false, 'copy-edit': true })
    expect(await (await call(getFlags, { workspaceId: 'halden' })).json()).toMatchObject({ citations: true })
  })
})

it('gives a handler the store of its workspace and that of none, and no way to another', async () => {
  const reaching = operation({
    id: 'test.reaching',
    summary: 'Says what it can reach.',
    kind: 'json',
    method: 'GET',
    path: '/test-reaching',
    response: z.object({ stores: z.array(z.string()), openers: z.array(z.string()) }),
  })
  const { call } = await createTestServer({
    operations: [reaching],
    implementations: [
      implement(reaching, async (context) => {
        const parts = Object.entries(context)
        return {
          stores: parts.flatMap(([, part]) => (has(part, 'workspaceId') ? [String(part.workspaceId)] : [])),
          openers: parts.flatMap(([name, part]) => (has(part, 'workspace') ? [name] : [])),
        }
      }),
    ],
  })
  expect(await (await call(reaching)).json()).toEqual({ stores: ['northwind', ''], openers: [] })
})

function has<Name extends string>(value: unknown, name: Name): value is Readonly<Record<Name, unknown>> {
  return typeof value === 'object' && value !== null && name in value
}
