import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createStoryHandlers, type StoryBackend } from './browser'

const list = 'https://stories.test/api/v1/workspaces/northwind/campaigns'

async function call({ handlers, getToken }: StoryBackend, address = list, init: RequestInit = {}) {
  const { token } = await getToken()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return getResponse(handlers, new Request(address, { headers, ...init }))
}

describe('the backend of a story', () => {
  it('has its scenario, and a token of who is signed in', async () => {
    const full = await call(createStoryHandlers())
    expect(await full?.json()).toMatchObject({ items: expect.arrayContaining([expect.anything()]) })
    const empty = await call(createStoryHandlers({ scenario: 'empty' }))
    expect(await empty?.json()).toMatchObject({ total: 0 })
    expect((await call(createStoryHandlers({ userId: 'user_amelie' })))?.status).toBe(403)
  })

  it('shares nothing with that of another', async () => {
    const [one, other] = [createStoryHandlers(), createStoryHandlers()]
    const campaign = `${list}/campaign_northwind_1`
    expect((await call(one, campaign, { method: 'DELETE' }))?.status).toBe(200)
    expect((await call(one, campaign))?.status).toBe(404)
    expect((await call(other, campaign))?.status).toBe(200)
  })

  it('fails as the story asks, and leaves other addresses alone', async () => {
    const backend = createStoryHandlers({ faults: [{ kind: 'status', status: 503, times: 1 }] })
    expect((await call(backend))?.status).toBe(503)
    expect((await call(backend))?.status).toBe(200)
    expect(await call(backend, 'https://stories.test/assets/logo.svg')).toBeUndefined()
  })

  it('shows the same every day when its time stands still', async () => {
    const frozenAt = Date.UTC(2026, 0, 5)
    const names = async () => (await call(createStoryHandlers({ frozenAt })))?.json()
    expect(await names()).toEqual(await names())
  })
})
