import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../../client/create-http-client'
import { isOperation } from '../../operation/operation'
import { describeApiClient } from '../../testing/describe-api-client'
import { createNotesBackend } from '../../testing/notes-backend'
import * as notes from '../../testing/notes-contract'
import { rejectionOf } from '../../testing/rejection-of'
import { bridge } from '../fixtures/bridge'
import { clientAnswers } from '../outer/serve-client'
import { createParentClient } from './parent-client'

const allNotes = Object.values(notes).filter(isOperation)

function framedClient(client: ReturnType<typeof createHttpClient>, operations = allNotes) {
  const tells: [string, (body: unknown) => void][] = [['client-event', (event) => framed.tell(event as never)]]
  const { inner, outer } = bridge({ answers: clientAnswers(client, operations) }, { tells: new Map(tells) })
  client.subscribe((event) => outer.tell('client-event', event))
  const framed = createParentClient(inner)
  return framed
}

describe('the client of the page around, in a frame', () => {
  describeApiClient({ describe, it, expect }, async ({ baseUrl, fetch, auth }) => {
    const client = framedClient(createHttpClient({ baseUrl, fetch, auth }))
    await client.ready()
    return client
  })

  it('has no operation that was not given', async () => {
    const { baseUrl, fetch, auth } = createNotesBackend()
    const client = framedClient(createHttpClient({ baseUrl, fetch, auth }), [notes.getNote])
    await client.ready()
    expect([client.supports(notes.getNote), client.supports(notes.createNote)]).toEqual([true, false])
    const failure = await rejectionOf(
      client.call(notes.createNote, { body: { text: 'x' } }, { workspaceId: 'workspace' }),
    )
    expect(failure).toMatchObject({ name: 'ApiError', code: 'unsupported', operationId: 'notes.create' })
  })

  it('sends of a list that was read before only what has changed', async () => {
    const backend = createNotesBackend()
    const client = framedClient(createHttpClient(backend))
    const first = await client.rows(notes.readNotes, {}, { workspaceId: 'workspace' })
    backend.changeNote('second', 'Changed')
    const second = await client.rows(notes.readNotes, {}, { workspaceId: 'workspace', previous: first })
    expect(second.rows.map(({ text }) => text)).toEqual(['The first note', 'Changed', 'The third note'])
    expect(second.rows.map((row, at) => row === first.rows[at])).toEqual([true, false, true])
  })
})
