import {
  getCampaign,
  getEmailAnalytics,
  getLinkedInStats,
  listCampaigns,
  type Campaign,
} from '@inlay/sdk-core/contract/campaigns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createMockClock } from '../mock-clock'
import { createMemoryStore } from '../store/index'
import { createTestServer, testNow, type TestServer } from '../testing/test-server'
import { createProviderPages } from './provider-pages'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** A server whose links lead to pages that are served. */
async function withPages() {
  const store = createMemoryStore()
  const clock = createMockClock({ frozenAt: testNow })
  const publicUrl = { href: '' }
  const pages = () => createProviderPages({ store, clock, publicUrl: publicUrl.href })
  const serving: { handle?: ReturnType<typeof pages>['handle'] } = {}
  const http = createServer((request, response) => void serving.handle?.(request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  closing.push(() => http.close())
  publicUrl.href = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const made = pages()
  serving.handle = made.handle
  return createTestServer({ store, clock, providerLinks: made.links })
}

async function launchedOf(test: TestServer, at: 'smartleadCampaignId' | 'heyreachCampaignId'): Promise<Campaign> {
  const { items }: { items: readonly Campaign[] } = await (
    await test.call(listCampaigns, { query: { limit: '100' } })
  ).json()
  const { campaignId } = items.find((campaign) => campaign[at]) ?? { campaignId: '' }
  return (await test.call(getCampaign, { params: { campaignId } })).json()
}

/** The markup of a page, as it reads. */
async function markupOf(answer: Response): Promise<string> {
  return (await answer.text())
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}

it('shows what the email provider has of a campaign, at its link [CAM-STATS-05]', async () => {
  const test = await withPages()
  const { campaignId, smartleadCampaignName } = await launchedOf(test, 'smartleadCampaignId')
  const { smartleadCampaignLink: link, smartleadCampaignAnalytics: counts } = await (
    await test.call(getEmailAnalytics, { params: { campaignId } })
  ).json()
  const answer = await fetch(link)
  expect(answer.status).toBe(200)
  const text = await markupOf(answer)
  expect(text).toContain(`<h1>${smartleadCampaignName}</h1>`)
  expect(counts.sent_count).toBeGreaterThan(0)
  expect(text).toContain(`<dt>Sent</dt><dd>${counts.sent_count.toLocaleString('en')}</dd>`)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})

it('shows what the LinkedIn provider has of a list, at its link [CAM-STATS-05]', async () => {
  const test = await withPages()
  const { campaignId } = await launchedOf(test, 'heyreachCampaignId')
  const { heyreachListLink: link, heyreachCampaignStats: stats } = await (
    await test.call(getLinkedInStats, { params: { campaignId } })
  ).json()
  const text = await markupOf(await fetch(link))
  expect(stats.overallStats.messagesSent).toBeGreaterThan(0)
  expect(text).toContain(`<dt>Messages sent</dt><dd>${stats.overallStats.messagesSent.toLocaleString('en')}</dd>`)
})

it('shows nothing to whoever makes up a link, and says where to find it', async () => {
  const test = await withPages()
  const { campaignId } = await launchedOf(test, 'smartleadCampaignId')
  const { smartleadCampaignLink: link }: { smartleadCampaignLink: string } = await (
    await test.call(getEmailAnalytics, { params: { campaignId } })
  ).json()
  const { href: madeUp } = new URL(link.replace('/northwind/', '/halden/'))
  for (const address of [madeUp, `${link.slice(0, -1)}!`, link.slice(0, -2)]) {
    const answer = await fetch(address)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('This link leads nowhere any more')
  }
})
