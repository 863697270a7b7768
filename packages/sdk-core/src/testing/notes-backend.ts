import { memoryAuth, type MemoryAuth } from '../auth/memory-auth'
import type { Fetch } from '../client/http-client-options'
import { contractVersion } from '../contract/contract-version'
import { toColumns } from '../operation/row-columns'
import type { RowsEnvelope } from '../operation/rows'
import { inProcessFetch } from './in-process-fetch'
import type { Note } from './notes-contract'

/** A backend in the process, for a client to be tested against. */
export interface NotesBackend {
  readonly baseUrl: string
  /** Answers in place of a network. */
  readonly fetch: Fetch
  /** The sign-in that the backend believes. */
  readonly auth: MemoryAuth
  /** Refuses every token until `auth` has signed in anew. */
  endSession(): void
  /** Changes a note, so that the next read of all notes tells of it. */
  changeNote(noteId: string, text: string): void
}

export function createNotesBackend(): NotesBackend {
  const auth = memoryAuth()
  const notes = new Map<string, Note>(
    ['first', 'second', 'third'].map((noteId) => [noteId, { noteId, text: `The ${noteId} note` }]),
  )
  const answered = new Map<string, Note>()
  let changed: readonly Note[] = []
  let refused = false

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    if (url.pathname === '/api/v1/capabilities') {
      const operations = ['get', 'create', 'list', 'rows', 'watch', 'import', 'export'].map((each) => `notes.${each}`)
      return json({ contractVersion, operations })
    }
    if (refused || !request.headers.get('authorization')?.startsWith('Bearer ')) return problem(401, 'unauthenticated')
    const [, workspaceId, rest = ''] = /^\/api\/v1\/workspaces\/([^/]+)\/notes\/?(.*)$/.exec(url.pathname) ?? []
    if (workspaceId === undefined) return problem(404, 'not-found')
    if (workspaceId !== 'workspace') return problem(403, 'forbidden')
    if (request.method === 'POST' && rest === '') return json(await create(request))
    if (request.method === 'POST' && rest === 'files') return json(await readFile(request))
    if (rest === '') return json(pageOf(url.searchParams))
    if (rest === 'rows') return json(rowsOf(url.searchParams.get('since')))
    if (rest.startsWith('events/')) return stream(rest.slice('events/'.length))
    const [noteId = '', part] = rest.split('/').map(decodeURIComponent)
    if (noteId === 'never') return new Promise<never>(() => {})
    const note = notes.get(noteId)
    if (!note) return problem(404, 'not-found', 'There is no such note.')
    return part === 'file' ? fileOf(note) : json(note)
  }

  async function create(request: Request): Promise<Note> {
    const key = request.headers.get('idempotency-key') ?? ''
    const before = answered.get(key)
    if (before) return before
    const { text } = (await request.json()) as { readonly text: string }
    const note = { noteId: `note ${notes.size + 1}`, text }
    notes.set(note.noteId, note)
    answered.set(key, note)
    return note
  }

  async function readFile(request: Request): Promise<Note> {
    const form = await request.formData()
    const { title } = JSON.parse(textOf(form.get('fields'))) as { readonly title: string }
    const file = form.get('file')
    return { noteId: title, text: file instanceof Blob ? await file.text() : '' }
  }

  function pageOf(query: URLSearchParams) {
    const search = query.get('search') ?? ''
    const found = [...notes.values()].filter(({ text }) => text.includes(search))
    const [start, limit] = [Number(query.get('start')), Number(query.get('limit'))]
    return { items: found.slice(start, start + limit), total: found.length, start, limit }
  }

  function rowsOf(since: string | null) {
    const rows = since === null ? [...notes.values()] : changed
    const revision = String(Number(since ?? 0) + 1)
    return { revision, ...toColumns(rows, 'noteId'), deleted: [], total: notes.size } satisfies RowsEnvelope
  }

  return {
    baseUrl: 'https://notes.example',
    auth,
    fetch: inProcessFetch(answer),
    endSession() {
      refused = true
      auth.endSession()
      auth.subscribe(() => {
        refused = false
      })
    },
    changeNote(noteId, text) {
      const note = { noteId, text }
      notes.set(noteId, note)
      changed = [note]
    },
  }
}

function stream(way: string): Response {
  const events = [1, 2].map((count) => `id: ${count}\ndata: {"count":${count}}\n\n`)
  const failure = '{"title":"It broke","status":500,"code":"broken","detail":"It broke."}'
  const last = { ends: 'event: end\ndata: {}\n\n', fails: `event: error\ndata: ${failure}\n\n` }[way]
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of [...events, last ?? '']) controller.enqueue(new TextEncoder().encode(text))
      if (last !== undefined) controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

function fileOf({ noteId, text }: Note): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/plain',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${noteId} – note.txt`)}`,
    },
  })
}

function json(body: unknown): Response {
  return Response.json(body)
}

function problem(status: number, code: string, detail?: string): Response {
  return Response.json(
    { type: 'about:blank', title: code, status, code, detail },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )
}
