import * as z from 'zod'
import { operation } from '../operation/operation'

const Note = z.object({ noteId: z.string(), text: z.string() })

export type Note = z.output<typeof Note>

export const getNote = operation({
  id: 'notes.get',
  summary: 'One note.',
  kind: 'json',
  method: 'GET',
  path: '/notes/{noteId}',
  response: Note,
})

export const createNote = operation({
  id: 'notes.create',
  summary: 'Makes a note.',
  kind: 'json',
  method: 'POST',
  path: '/notes',
  idempotencyKey: true,
  body: z.strictObject({ text: z.string().min(1) }),
  response: Note,
})

export const listNotes = operation({
  id: 'notes.list',
  summary: 'Notes, page by page.',
  kind: 'page',
  method: 'GET',
  path: '/notes',
  item: Note,
  sortable: ['text'],
})

export const readNotes = operation({
  id: 'notes.rows',
  summary: 'All notes.',
  kind: 'rows',
  method: 'GET',
  path: '/notes/rows',
  item: Note,
  key: 'noteId',
})

export const watchNotes = operation({
  id: 'notes.watch',
  summary: 'Tells of notes; `fails` ends it with an error, `hangs` never ends.',
  kind: 'stream',
  method: 'GET',
  path: '/notes/events/{way}',
  event: z.object({ count: z.number() }),
})

export const importNote = operation({
  id: 'notes.import',
  summary: 'Makes a note of a text file.',
  kind: 'upload',
  method: 'POST',
  path: '/notes/files',
  idempotencyKey: true,
  fields: z.strictObject({ title: z.string() }),
  accept: ['.txt'],
  maxBytes: 1_000,
  response: Note,
})

export const exportNote = operation({
  id: 'notes.export',
  summary: 'A note as a text file.',
  kind: 'download',
  method: 'GET',
  path: '/notes/{noteId}/file',
  mediaTypes: ['text/plain'],
})

/** The backend of the suite does not have it. */
export const archiveNote = operation({
  id: 'notes.archive',
  summary: 'Puts a note away.',
  kind: 'json',
  method: 'PUT',
  path: '/notes/{noteId}/archive',
  response: Note,
})
