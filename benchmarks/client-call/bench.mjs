import { createHttpClient, staticTokenAuth } from '@inlay/sdk-core'
import { Campaign, getCampaign, updateCampaign } from '@inlay/sdk-core/contract/campaigns'
import ky from 'ky'
import { setImmediate } from 'node:timers/promises'
import { millisecondsPerCall } from './milliseconds-per-call.mjs'

const campaignId = 'cmp_1'
const workspaceId = 'northwind'
const baseUrl = 'https://api.example.com'
const url = `${baseUrl}/api/v1/workspaces/${workspaceId}/campaigns/${campaignId}`
const token = 'token'
const name = 'Heads of Logistics, mid-market retail'

const answer = JSON.stringify({
  campaignId,
  name,
  objective: 'Find new leads',
  type: 'audience',
  status: 'Active',
  createDate: '2026-03-01T09:00:00.000Z',
  updateDate: '2026-03-02T09:00:00.000Z',
  userId: 'user_maren',
  messagesMetadata: [{ type: 'email', instructions: 'Be brief.', templates: ['Hello {{firstName}}'] }],
  enrichmentWithAiMetadata: [],
  revision: 3,
})
/** The network is left out: what is measured is what a client adds to it. */
async function fetch() {
  // Answers come in a later turn of the event loop, in which what the call left behind can be collected.
  await setImmediate()
  return new Response(answer, { headers: { 'content-type': 'application/json' } })
}

async function inlay() {
  const auth = staticTokenAuth({ token, user: { userId: 'user_maren' } })
  const client = createHttpClient({ baseUrl, auth, fetch })
  const params = { campaignId }
  return {
    read: await millisecondsPerCall(() => client.call(getCampaign, { params }, { workspaceId })),
    change: await millisecondsPerCall(() => client.call(updateCampaign, { params, body: { name } }, { workspaceId })),
  }
}

async function kyAndZod() {
  const http = ky.create({ fetch, headers: { authorization: `Bearer ${token}` } })
  return {
    read: await millisecondsPerCall(async () => Campaign.parse(await http.get(url).json())),
    change: await millisecondsPerCall(async () => Campaign.parse(await http.patch(url, { json: { name } }).json())),
  }
}

async function fetchAlone() {
  const headers = { authorization: `Bearer ${token}` }
  const json = { ...headers, 'content-type': 'application/json' }
  const change = () => fetch(url, { method: 'PATCH', headers: json, body: JSON.stringify({ name }) })
  return {
    read: await millisecondsPerCall(async () => (await fetch(url, { headers })).json()),
    change: await millisecondsPerCall(async () => (await change()).json()),
  }
}

/** @type {import('../../scripts/bench/benchmarks.mjs').Benchmark} */
export const benchmark = {
  title: 'One call through createHttpClient, in Node, without the network',
  unit: 'ms',
  contestants: { Inlay: inlay, 'ky and zod': kyAndZod, 'fetch alone': fetchAlone },
  bars: [
    { measure: 'read', of: 'Inlay', beyond: 'fetch alone', atMost: 0.2 },
    { measure: 'change', of: 'Inlay', beyond: 'fetch alone', atMost: 0.2 },
  ],
}
