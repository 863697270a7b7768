import { operation } from '@inlay/sdk-core'
import { createCampaign, getCampaign, listCampaigns, updateCampaign } from '@inlay/sdk-core/contract/campaigns'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { implement } from '../implement'
import { createTestServer, type CallOptions, type TestServer } from '../testing/test-server'
import { keptAnswersCollection } from './kept-answers'

const campaign = { name: 'Northern carriers', objective: 'Lead Gen', type: 'Email', status: 'Draft' }

interface Refusal {
  readonly status: number
  readonly code: string
  readonly fields: readonly string[]
}

async function refusalOf(response: Response): Promise<Refusal> {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem: { status: number; code: string; detail?: string; requestId: string; errors?: { field: string }[] } =
    await response.json()
  expect(problem.status).toBe(response.status)
  expect(problem.requestId).toBe(response.headers.get('x-request-id'))
  expect(JSON.stringify(problem)).not.toMatch(/\bat .+\.ts|node_modules|Error:/)
  return { status: problem.status, code: problem.code, fields: (problem.errors ?? []).map(({ field }) => field) }
}

async function creating(body: unknown, options: CallOptions = {}): Promise<Refusal> {
  const { call } = await createTestServer()
  return refusalOf(await call(createCampaign, { body, ...options }))
}

async function listing(query: Readonly<Record<string, string>>): Promise<Refusal> {
  const { call } = await createTestServer()
  return refusalOf(await call(listCampaigns, { query }))
}

describe('bad input', () => {
  it('names each field at fault, with a code and a readable detail [PLT-CALL-02]', async () => {
    const { call } = await createTestServer()
    const response = await call(createCampaign, { body: { ...campaign, name: ' ', status: 'Lost', colour: 'red' } })
    expect(response.status).toBe(422)
    const problem = await response.json()
    expect(problem).toMatchObject({ code: 'invalid', title: 'The input is not valid' })
    expect(problem.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['colour', 'name', 'status'])
    expect(problem.detail).toContain('name: A campaign needs a name')
  })

  it('is told in one sentence, however its messages end [PLT-CALL-02]', async () => {
    const { call } = await createTestServer()
    const detailOf = async (body: object) => (await (await call(createCampaign, { body })).json()).detail
    expect(await detailOf({ ...campaign, objective: '', name: ' ' })).toBe(
      'name: A campaign needs a name; objective: Must not be empty.',
    )
    expect(await detailOf({ ...campaign, name: ' ' })).toBe('name: A campaign needs a name.')
  })

  it('names each field at fault of query, headers and body together [PLT-CALL-02]', async () => {
    const { call } = await createTestServer()
    const response = await call(updateCampaign, {
      params: { campaignId: 'campaign_northwind_1' },
      query: { bogus: '1' },
      headers: { 'if-match': 'yesterday', 'idempotency-key': 'x'.repeat(201) },
      body: { name: 'a\0b', status: 'Lost' },
    })
    const { status, fields } = await refusalOf(response)
    expect(status).toBe(422)
    expect(fields).toEqual(['bogus', 'name', 'status', 'If-Match', 'Idempotency-Key'])
  })

  it('is told after what cannot be read at all', async () => {
    const { call } = await createTestServer()
    const response = await call(createCampaign, { query: { bogus: '1' }, body: '{"name": ' })
    expect(await refusalOf(response)).toMatchObject({ status: 400, fields: [] })
  })

  it('names nested fields by their path', async () => {
    const nested = operation({
      id: 'test.nested',
      summary: 'Takes something nested.',
      kind: 'json',
      method: 'POST',
      path: '/test-nested',
      body: z.strictObject({ updates: z.strictObject({ names: z.array(z.string()) }) }),
      response: z.object({}),
    })
    const { call } = await createTestServer({
      operations: [nested],
      implementations: [implement(nested, async () => ({}))],
    })
    const refusal = await refusalOf(await call(nested, { body: { updates: { names: ['a', 2] } } }))
    expect(refusal.fields).toEqual(['updates.names.1'])
  })

  it.each([
    ['no JSON', '{"name": ', 400],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400],
    ['no body', undefined, 422],
    ['a list', [], 422],
    ['null', 'null', 422],
    ['a number beyond all numbers', '{"name": 1e999}', 422],
    ['a NUL character', JSON.stringify({ ...campaign, name: 'a\0b' }), 422],
    ['half a surrogate pair', '{"name":"\\ud800","objective":"x","type":"y","status":"Draft"}', 422],
    ['a key that reaches for prototypes', '{"__proto__":{"name":"x"}}', 422],
    ['nesting without end', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 422],
    ['too much', JSON.stringify({ ...campaign, initialPrompt: 'x'.repeat(1024 * 1024) }), 413],
  ])('refuses %s', async (_, body, status) => {
    const headers = { 'content-type': 'application/json' }
    expect((await creating(body, { headers })).status).toBe(status)
  })

  it('refuses a body that is longer than it says, before it has come whole', async () => {
    const { send, tokenFor } = await createTestServer()
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20))
      },
    })
    const init: RequestInit & { readonly duplex: 'half' } = {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenFor('maren')}`, 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    }
    const request = new Request('http://inlay.test/api/v1/workspaces/northwind/campaigns', init)
    expect((await send(request)).status).toBe(413)
    expect(sent).toBeLessThan(4 * 1024 * 1024)
  })

  it.each([
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/json;charset="latin1"',
  ])('takes JSON in UTF-8 only, and no %s', async (type) => {
    const refusal = await creating(JSON.stringify(campaign), { headers: { 'content-type': type } })
    expect(refusal.status).toBe(415)
  })

  it.each([
    ['a limit beyond the most', { limit: '1001' }, 'limit'],
    ['a limit that is no number', { limit: 'many' }, 'limit'],
    ['a start before the first', { start: '-1' }, 'start'],
    ['a start beyond all numbers', { start: '1e400' }, 'start'],
    ['an order that is not offered', { sort: 'userId:asc' }, 'sort'],
    ['a search that is too long', { search: 'x'.repeat(501) }, 'search'],
    ['a NUL character', { search: 'a\0' }, 'search'],
    ['filters that are no JSON', { filters: '{' }, 'filters'],
    [
      'a filter on a field that is not shown',
      filtered({ field: 'secret', operator: 'equals', value: 1 }),
      'filters.members.0.field',
    ],
    ['a parameter that nobody knows', { offset: '1' }, 'offset'],
  ])('refuses %s in a list call', async (_, query, field) => {
    const refusal = await listing(query)
    expect(refusal.status).toBe(422)
    expect(refusal.fields.some((each) => each === field || each.startsWith(`${field}.`))).toBe(true)
  })

  const isDraft = { field: 'status', operator: 'equals', value: 'Draft' }
  const both = (member: unknown) => ({ combine: 'and', members: [isDraft, member] })
  const aValue = 'Expected text, a number, true, false, null, or a list of texts and numbers'

  it.each([
    [{ ...isDraft, value: { from: 1 } }, 'filters.value', aValue],
    [both({ ...isDraft, value: { from: 1 } }), 'filters.members.1.value', aValue],
    [both({ field: 'status', operator: 'equals' }), 'filters.members.1.value', aValue],
    [both({ ...isDraft, operator: 'in', value: ['Draft', true] }), 'filters.members.1.value.1', /text or a number/],
    [both({ ...isDraft, operator: 'like' }), 'filters.members.1.operator', /one of: equals, not_equal, contains/],
    [both({ ...isDraft, field: '' }), 'filters.members.1.field', 'Expected the name of a field'],
    [both({ ...isDraft, negate: true }), 'filters.members.1.negate', 'Is not known here'],
    [both({ combine: 'xor', members: [isDraft] }), 'filters.members.1.combine', 'Expected one of: and, or'],
    [
      both({ combine: 'or', members: isDraft }),
      'filters.members.1.members',
      'Expected a list of conditions and groups',
    ],
    [both('Draft'), 'filters.members.1', 'Expected a condition, or a group of conditions'],
    ['Draft', 'filters', 'Expected a condition, or a group of conditions'],
  ])('names what is wrong within a filter: %j', async (filters, field, message) => {
    const { call } = await createTestServer()
    const response = await call(listCampaigns, { query: { filters: JSON.stringify(filters) } })
    expect(response.status).toBe(422)
    const { errors, detail } = await response.json()
    expect(errors).toEqual([{ field, message: expect.stringMatching(message), code: expect.any(String) }])
    expect(detail).toBe(`${field}: ${errors[0].message}.`)
  })

  it('names every condition of a filter that is wrong', async () => {
    const wrong = { ...isDraft, operator: 'like' }
    const filters = JSON.stringify({ combine: 'and', members: [wrong, wrong, isDraft, wrong, wrong, wrong, wrong] })
    const { fields } = await listing({ filters })
    expect(fields).toEqual([0, 1, 3, 4, 5, 6].map((at) => `filters.members.${at}.operator`))
  })

  it('refuses a parameter that is given twice', async () => {
    const { request } = await createTestServer()
    const response = await request('/api/v1/workspaces/northwind/campaigns?limit=1&limit=2')
    expect((await refusalOf(response)).fields).toEqual(['limit'])
  })

  it('names each parameter at fault, unknown ones beside the others', async () => {
    const { request } = await createTestServer()
    const secret = JSON.stringify({ field: 'secret', operator: 'equals', value: 1 })
    const query = `limit=1001&start=-1&bogus=1&sort=a&sort=b&search=a%00&filters=${encodeURIComponent(secret)}`
    const response = await request(`/api/v1/workspaces/northwind/campaigns?${query}`)
    const { fields } = await refusalOf(response)
    expect([...fields].sort()).toEqual(['bogus', 'filters.field', 'limit', 'search', 'sort', 'start'])
  })

  function filtered(condition: object): Record<string, string> {
    return { filters: JSON.stringify({ combine: 'and', members: [condition] }) }
  }
})

describe('addresses', () => {
  const base = '/api/v1/workspaces/northwind'

  it.each([
    ['nothing', '/api/v1/nothing', 404],
    ['the bare prefix', '/api/v1', 404],
    ['a record that is not there', `${base}/campaigns/campaign_none`, 404],
    ['an id that is too long', `${base}/campaigns/${'x'.repeat(201)}`, 404],
    ['an id with a NUL character', `${base}/campaigns/a%00b`, 404],
    ['an empty id', `${base}/campaigns/`, 404],
    ['a percent sign that encodes nothing', `${base}/campaigns/%E0%A4%A`, 400],
    ['one in what is searched for', `${base}/campaigns?search=%`, 400],
    ['a search that is no UTF-8', `${base}/campaigns?search=%ED%A0%80`, 400],
    ['no number where one belongs', `${base}/campaigns?start=`, 422],
    ['a number in another notation', `${base}/campaigns?start=0x10`, 422],
    ['an address without end', `${base}/campaigns?search=${'x'.repeat(9_000)}`, 414],
  ])('answers %s with a problem', async (_, address, status) => {
    const { request } = await createTestServer()
    expect((await refusalOf(await request(address))).status).toBe(status)
  })

  it('says which methods an address takes', async () => {
    const { request } = await createTestServer()
    const response = await request(`${base}/campaigns`, { method: 'DELETE' })
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST')
    expect((await refusalOf(response)).status).toBe(405)
  })

  it('decodes ids', async () => {
    const { call } = await createTestServer()
    const response = await call(getCampaign, { params: { campaignId: 'a/b c' } })
    expect((await refusalOf(response)).code).toBe('not-found')
  })
})

describe('our own faults', () => {
  const broken = operation({
    id: 'test.broken',
    summary: 'Fails.',
    kind: 'json',
    method: 'GET',
    path: '/test-broken',
    response: z.object({ count: z.number() }),
  })

  const brokenServer = (handle: () => Promise<{ count: number }>): Promise<TestServer> =>
    createTestServer({ operations: [broken], implementations: [implement(broken, handle)] })

  it('says no more than that there was one, and logs it with the request id', async () => {
    const { call, logged } = await brokenServer(() => Promise.reject(new Error('the password is swordfish')))
    const response = await call(broken, { headers: { 'x-request-id': 'request-7' } })
    const text = await response.clone().text()
    expect((await refusalOf(response)).status).toBe(500)
    expect(text).not.toContain('swordfish')
    expect(logged).toEqual([
      expect.objectContaining({ level: 'error', requestId: 'request-7', operationId: 'test.broken' }),
    ])
  })

  it('does not answer what the contract does not allow', async () => {
    const wrong: { count: number } = JSON.parse('{"count":"three"}')
    const { call, logged } = await brokenServer(async () => wrong)
    expect((await refusalOf(await call(broken))).status).toBe(500)
    expect(String(logged[0]?.cause)).toContain('count')
  })

  it('keeps back what the contract does not name', async () => {
    const { call } = await brokenServer(async () => ({ count: 3, passwordHash: 'x' }))
    expect(await (await call(broken)).json()).toEqual({ count: 3 })
  })

  it('says so of an operation that it does not have, and leaves it out of its capabilities', async () => {
    const { getCapabilities } = await import('@inlay/sdk-core/contract/workspace')
    const { implementations } = await import('../handlers/index')
    const { call } = await createTestServer({ operations: [broken, getCapabilities], implementations })
    const refusal = await refusalOf(await call(broken))
    expect(refusal).toMatchObject({ status: 501, code: 'unsupported' })
    const { operations } = await (await call(getCapabilities, { as: null })).json()
    expect(operations).toContain('capabilities.get')
    expect(operations).not.toContain('test.broken')
  })
})

describe('revisions', () => {
  it('gives the revision of a record as its ETag, and changes only that one', async () => {
    const { call } = await createTestServer()
    const params = { campaignId: 'campaign_northwind_1' }
    const first = await call(getCampaign, { params })
    expect(first.headers.get('etag')).toBe('"1"')
    const change = (etag: string, name: string) =>
      call(updateCampaign, { params, body: { name }, headers: { 'if-match': etag } })
    const second = await change('"1"', 'One')
    expect(second.headers.get('etag')).toBe('"2"')
    expect(await refusalOf(await change('"1"', 'Two'))).toMatchObject({ status: 409, code: 'conflict' })
    expect(await (await call(getCampaign, { params })).json()).toMatchObject({ name: 'One', revision: 2 })
    expect(await refusalOf(await change('yesterday', 'Three'))).toMatchObject({ status: 422, fields: ['If-Match'] })
  })
})

describe('calls that name themselves', () => {
  const create = ({ call }: TestServer, key: string, name: string, as: 'maren' | 'theo' = 'maren') =>
    call(createCampaign, { as, body: { ...campaign, name }, headers: { 'idempotency-key': key } })

  it('are done once and answered again', async () => {
    const test = await createTestServer()
    const [first, second] = [await create(test, 'key-1', 'Once'), await create(test, 'key-1', 'Once')]
    expect(await second.json()).toEqual(await first.json())
    expect([first, second].map(({ headers }) => headers.get('idempotent-replay'))).toEqual([null, 'true'])
    const found = await (await test.call(listCampaigns, { query: { search: 'Once' } })).json()
    expect(found.total).toBe(1)
  })

  it.each([
    ['empty', ''],
    ['too long', 'x'.repeat(201)],
    ['not printable', 'schlüssel'],
  ])('are refused with a name that is %s', async (_, key) => {
    const test = await createTestServer()
    const problem = await (await create(test, key, 'Unnamed')).json()
    expect(problem.errors).toEqual([
      { field: 'Idempotency-Key', message: 'Expected 1 to 200 printable ASCII characters without a space' },
    ])
  })

  it('are done once when both come at the same time', async () => {
    const test = await createTestServer()
    const answers = await Promise.all([1, 2, 3].map(() => create(test, 'key-1', 'At once')))
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).campaignId))
    expect(new Set(ids).size).toBe(1)
  })

  it('are refused with other input, and are each caller’s own', async () => {
    const test = await createTestServer()
    await create(test, 'key-1', 'One')
    expect(await refusalOf(await create(test, 'key-1', 'Two'))).toMatchObject({
      status: 409,
      code: 'idempotency-mismatch',
    })
    expect((await create(test, 'key-1', 'Two', 'theo')).status).toBe(200)
  })

  it('are forgotten after a day', async () => {
    const test = await createTestServer()
    const kept = test.store.workspace('northwind').collection(keptAnswersCollection)
    await create(test, 'key-1', 'Once')
    test.server.clock.advance(20 * 3_600_000)
    await create(test, 'key-2', 'Later')
    expect(await kept.count()).toBe(2)
    expect((await create(test, 'key-1', 'Once')).headers.get('idempotent-replay')).toBe('true')
    test.server.clock.advance(5 * 3_600_000)
    const again = await create(test, 'key-3', 'Last')
    expect(again.status).toBe(200)
    expect(await kept.count()).toBe(2)
    expect((await create(test, 'key-1', 'Once')).headers.get('idempotent-replay')).toBeNull()
  })

  it('are remembered by the next server over the same store', async () => {
    const test = await createTestServer()
    const first = await create(test, 'key-1', 'Once')
    const again = await create(await createTestServer({ store: test.store }), 'key-1', 'Once')
    expect(await again.json()).toEqual(await first.json())
  })
})
