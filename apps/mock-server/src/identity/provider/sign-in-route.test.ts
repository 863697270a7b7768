import { describe, expect, it } from 'vitest'
import { maren, otherOrigin, startTestIdentity } from './test-identity'

const minute = 60_000

describe('a form', () => {
  it('is refused from another site, and without the cookie of the sign-in that it belongs to', async () => {
    const { client, browser, newBrowser } = await startTestIdentity()
    const { visit } = await client.authorize(browser)
    const fields = { demo: maren.userId }
    expect((await browser.submit(visit.url, fields, { origin: otherOrigin })).response?.status).toBe(403)
    expect((await browser.submit(visit.url, fields, { origin: 'null' })).response?.status).toBe(403)
    const stranger = await newBrowser().submit(visit.url, fields)
    expect(stranger.response?.status).toBe(400)
    expect(stranger.text).toContain('This sign-in has expired')
  })

  it('is refused for the sign-in of another window', async () => {
    const { client, browser, newBrowser } = await startTestIdentity()
    const first = await client.authorize(browser)
    const second = await client.authorize(newBrowser())
    const crossed = new URL(second.visit.url)
    const cookie = browser.cookiesFor(first.visit.url).join('; ')
    const response = await fetch(crossed, {
      method: 'POST',
      body: new URLSearchParams({ demo: maren.userId }),
      headers: { cookie },
      redirect: 'manual',
    })
    expect(response.status).toBe(400)
  })

  it('is refused when it is too large, no form or for no demo account', async () => {
    const { client, browser } = await startTestIdentity()
    const { visit } = await client.authorize(browser)
    const status = async (init: RequestInit) =>
      (await browser.open(visit.url, { method: 'POST', ...init })).response?.status
    expect(await status({ body: new URLSearchParams({ email: 'x'.repeat(20_000) }) })).toBe(400)
    expect(await status({ body: '{"demo":"user_maren"}', headers: { 'content-type': 'application/json' } })).toBe(400)
    expect(await status({ body: new URLSearchParams({ demo: 'user_nobody' }) })).toBe(400)
    expect(await status({ method: 'DELETE' })).toBe(405)
  })

  it('counts once: sent again, it has expired', async () => {
    const { client, browser } = await startTestIdentity()
    const { visit } = await client.authorize(browser)
    await browser.submit(visit.url, { demo: maren.userId })
    const again = await browser.submit(visit.url, { demo: 'user_theo' })
    expect(again.response?.status).toBe(400)
    expect(again.text).toContain('This sign-in has expired')
  })

  it('has expired after an hour', async () => {
    const { client, browser, pass } = await startTestIdentity()
    const { visit } = await client.authorize(browser)
    pass(61 * minute)
    expect((await browser.open(visit.url)).text).toContain('This sign-in has expired')
  })
})

describe('pages', () => {
  it('let no script or style run that is not a file of ours, and cannot be framed', async () => {
    const { client, browser } = await startTestIdentity()
    const { visit } = await client.authorize(browser)
    const policy = visit.response?.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(visit.text).not.toMatch(/<style|<script(?! src)|\sstyle=|\son\w+=/)
    expect(visit.text).toMatch(/^<!doctype html>\s*<html lang="en">/)
  })

  it('load files that are there and may be kept', async () => {
    const { client, browser, origin } = await startTestIdentity()
    const { visit } = await client.authorize(browser)
    const addresses = [...visit.text.matchAll(/(?:href|src)="(\/oidc\/assets\/[^"]+)"/g)].map(([, address]) => address)
    expect(new Set(addresses).size).toBe(2)
    for (const address of addresses) {
      const response = await fetch(new URL(address ?? '', origin))
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toContain('immutable')
    }
  })
})
