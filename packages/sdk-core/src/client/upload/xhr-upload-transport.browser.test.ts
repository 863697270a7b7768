import { describe, expect, it } from 'vitest'
import { memoryAuth } from '../../auth/memory-auth'
import type { UploadProgress } from '../api-client'
import { createHttpClient } from '../create-http-client'
import { uploadThing } from '../fixtures/operations'

// The test page's own server takes any body and has no such address.
const client = createHttpClient({ baseUrl: '/', auth: memoryAuth(), retry: { limit: 0 } })
const file = new File([new Uint8Array(4_900_000)], 'list.csv')
const input = { file, fields: { title: 'Title' } }

describe('an upload from a browser', () => {
  it('tells how much has gone, up to all of it, and then what the server says', async () => {
    const progress: UploadProgress[] = []
    const upload = client.upload(uploadThing, input, { workspaceId: 'w1', onProgress: (now) => progress.push(now) })
    await expect(upload).rejects.toMatchObject({ name: 'ApiError', code: 'not-found', status: 404 })
    const last = progress.at(-1)
    expect(last?.sent).toBe(last?.total)
    expect(last?.total).toBeGreaterThan(file.size)
    expect(progress.every(({ sent }, index) => sent >= (progress[index - 1]?.sent ?? 0))).toBe(true)
  })

  it('stops at once when the caller gives up', async () => {
    const stop = new AbortController()
    const upload = client.upload(uploadThing, input, {
      workspaceId: 'w1',
      signal: stop.signal,
      onProgress: () => stop.abort(),
    })
    await expect(upload).rejects.toMatchObject({ name: 'ApiError', code: 'aborted' })
  })

  it('says that the server could not be reached', async () => {
    const nowhere = createHttpClient({ baseUrl: 'http://127.0.0.1:1', auth: memoryAuth(), retry: { limit: 0 } })
    await expect(nowhere.upload(uploadThing, input, { workspaceId: 'w1' })).rejects.toMatchObject({
      code: 'unavailable',
    })
  })
})
