import type { ApiClient, ClientEvent } from '../client/api-client'
import { isApiError } from '../errors/api-error'
import { createNotesBackend, type NotesBackend } from './notes-backend'
import {
  archiveNote,
  createNote,
  exportNote,
  getNote,
  importNote,
  listNotes,
  readNotes,
  watchNotes,
} from './notes-contract'
import { rejectionOf } from './rejection-of'
import type { TestRunner } from './test-runner'

const workspace = { workspaceId: 'workspace' }
const first = { params: { noteId: 'first' } }

/**
 * What every client must do, whatever carries its calls. `makeClient` gets a backend, whose `fetch` and `auth` the
 * client under test is to use in the end; it is called anew for each test.
 */
export function describeApiClient(
  { describe, it, expect }: TestRunner,
  makeClient: (backend: NotesBackend) => ApiClient | Promise<ApiClient>,
): void {
  async function setUp() {
    const backend = createNotesBackend()
    const client = await makeClient(backend)
    const events: ClientEvent[] = []
    client.subscribe((event) => events.push(event))
    return { backend, client, events }
  }

  async function codeOf(promise: Promise<unknown>): Promise<unknown> {
    const error = await rejectionOf(promise)
    return isApiError(error) ? error.code : error
  }

  describe('calls of a client', () => {
    it('answer with what the contract says', async () => {
      const { client } = await setUp()
      expect(await client.call(getNote, first, workspace)).toEqual({ noteId: 'first', text: 'The first note' })
    })

    it('carry ids of any kind', async () => {
      const { client } = await setUp()
      const { noteId } = await client.call(createNote, { body: { text: 'A / b? é' } }, workspace)
      expect((await client.call(getNote, { params: { noteId } }, workspace)).text).toBe('A / b? é')
    })

    it('do a thing once for one idempotency key', async () => {
      const { client } = await setUp()
      const options = { ...workspace, idempotencyKey: 'once' }
      const made = await client.call(createNote, { body: { text: 'x' } }, options)
      expect(await client.call(createNote, { body: { text: 'x' } }, options)).toEqual(made)
    })

    it('answer pages, of a hundred items where nothing is said', async () => {
      const { client } = await setUp()
      const page = await client.call(listNotes, { query: { start: 1, limit: 1 } }, workspace)
      expect(page.items.map(({ noteId }) => noteId)).toEqual(['second'])
      expect(page.total).toBe(3)
      expect((await client.call(listNotes, {}, workspace)).limit).toBe(100)
      expect((await client.call(listNotes, { query: { search: 'third' } }, workspace)).total).toBe(1)
    })

    it('reject with an ApiError that has the code, the status and the sentence of the server', async () => {
      const { client } = await setUp()
      const error = await rejectionOf(client.call(getNote, { params: { noteId: 'none' } }, workspace))
      expect(isApiError(error, 'not-found') && [error.status, error.detail, error.operationId]).toEqual([
        404,
        'There is no such note.',
        'notes.get',
      ])
      expect(await codeOf(client.call(getNote, first, { workspaceId: 'foreign' }))).toBe('forbidden')
    })

    it('reject with the fields at fault before anything is sent', async () => {
      const { client } = await setUp()
      const error = await rejectionOf(client.call(createNote, { body: { text: '' } }, workspace))
      expect(isApiError(error, 'invalid') && error.fields.map(({ field }) => field)).toEqual(['text'])
      expect(await codeOf(client.call(getNote, first))).toBe('invalid')
    })

    it('reject with aborted when they are given up', async () => {
      const { client } = await setUp()
      const stop = new AbortController()
      const code = codeOf(client.call(getNote, { params: { noteId: 'never' } }, { ...workspace, signal: stop.signal }))
      stop.abort()
      expect(await code).toBe('aborted')
      expect(await codeOf(client.call(getNote, first, { ...workspace, signal: stop.signal }))).toBe('aborted')
    })
  })

  describe('the sign-in of a client', () => {
    it('rejects with unauthenticated when it is over, tells once, and goes on after a new one', async () => {
      const { backend, client, events } = await setUp()
      backend.endSession()
      const codes = await Promise.all([1, 2, 3].map(() => codeOf(client.call(getNote, first, workspace))))
      expect(codes).toEqual(['unauthenticated', 'unauthenticated', 'unauthenticated'])
      expect(events).toEqual([{ type: 'unauthenticated' }])
      await backend.auth.signOut()
      await backend.auth.signIn()
      expect((await client.call(getNote, first, workspace)).noteId).toBe('first')
    })

    it('tells nobody who has stopped watching', async () => {
      const { backend, client } = await setUp()
      let told = 0
      const stop = client.subscribe(() => {
        told += 1
      })
      stop()
      backend.endSession()
      await codeOf(client.call(getNote, first, workspace))
      expect(told).toBe(0)
    })
  })

  describe('streams of a client', () => {
    it('give events with their ids, in order, and end', async () => {
      const { client } = await setUp()
      const seen: unknown[] = []
      for await (const message of client.stream(watchNotes, { params: { way: 'ends' } }, workspace)) seen.push(message)
      expect(seen).toEqual([
        { id: '1', event: { count: 1 } },
        { id: '2', event: { count: 2 } },
      ])
    })

    it('reject with the error that the server sends', async () => {
      const { client } = await setUp()
      let count = 0
      const read = async () => {
        for await (const { event } of client.stream(watchNotes, { params: { way: 'fails' } }, workspace))
          count = event.count
      }
      expect(await codeOf(read())).toBe('broken')
      expect(count).toBe(2)
    })

    it('can be left, and given up', async () => {
      const { client } = await setUp()
      for await (const { event } of client.stream(watchNotes, { params: { way: 'hangs' } }, workspace)) {
        if (event.count === 2) break
      }
      const stop = new AbortController()
      const read = async () => {
        const options = { ...workspace, signal: stop.signal }
        for await (const { event } of client.stream(watchNotes, { params: { way: 'hangs' } }, options)) {
          if (event.count === 2) stop.abort()
        }
      }
      expect(await codeOf(read())).toBe('aborted')
    })
  })

  describe('rows of a client', () => {
    it('keep what did not change', async () => {
      const { backend, client } = await setUp()
      const previous = await client.rows(readNotes, {}, workspace)
      expect(previous.rows.map(({ noteId }) => noteId)).toEqual(['first', 'second', 'third'])
      backend.changeNote('second', 'Changed')
      const next = await client.rows(readNotes, {}, { ...workspace, previous })
      expect(next.rows.map(({ text }) => text)).toEqual(['The first note', 'Changed', 'The third note'])
      expect(next.rows[0] === previous.rows[0]).toBe(true)
    })
  })

  describe('files of a client', () => {
    it('are taken up, with their fields', async () => {
      const { client } = await setUp()
      const file = new File(['Hällo'], 'note.txt', { type: 'text/plain' })
      let progress = { sent: 0, total: 0 }
      const note = await client.upload(
        importNote,
        { file, fields: { title: 'Title' } },
        {
          ...workspace,
          onProgress: (now) => {
            progress = now
          },
        },
      )
      expect(note).toEqual({ noteId: 'Title', text: 'Hällo' })
      expect(progress.sent > 0 && progress.sent === progress.total).toBe(true)
    })

    it('are refused when they are of another kind or too large', async () => {
      const { client } = await setUp()
      const fields = { title: 'Title' }
      const wrong = new File(['x'], 'note.exe')
      const large = new File(['x'.repeat(1_001)], 'note.txt')
      expect(await codeOf(client.upload(importNote, { file: wrong, fields }, workspace))).toBe('invalid')
      expect(await codeOf(client.upload(importNote, { file: large, fields }, workspace))).toBe('too-large')
    })

    it('are given with their name', async () => {
      const { client } = await setUp()
      const { blob, filename } = await client.download(exportNote, first, workspace)
      expect(await blob.text()).toBe('The first note')
      expect(filename).toBe('first – note.txt')
    })
  })

  describe('what a client says of its backend', () => {
    it('is known when it is ready', async () => {
      const { client } = await setUp()
      await client.ready()
      expect(client.supports(getNote)).toBe(true)
      expect(client.supports(archiveNote)).toBe(false)
    })
  })
}
