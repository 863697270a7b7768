import { operation } from '@inlay/sdk-core'
import { operations } from '@inlay/sdk-core/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { implement } from '../implement'
import { collectionName } from '../store/store'
import { someParams } from '../testing/some-params'
import { createTestServer } from '../testing/test-server'
import { notFound } from './problem-error'

const documents = collectionName<{ readonly title: string }>('test-documents')

const readDocument = operation({
  id: 'test.readDocument',
  summary: 'A document of the workspace.',
  kind: 'json',
  method: 'GET',
  path: '/test-documents/{documentId}',
  params: z.object({ documentId: z.string() }),
  response: z.object({ title: z.string() }),
})

async function serverWithDocument() {
  const made = await createTestServer({
    operations: [readDocument],
    implementations: [
      implement(readDocument, async ({ input, store }) => {
        const kept = await store.collection(documents).get(input.params.documentId)
        if (kept === undefined) throw notFound('document')
        return kept.value
      }),
    ],
  })
  await made.store.workspace('brightwater').collection(documents).put('letter', { title: 'A letter' })
  const read = (as: 'maren' | 'theo', workspaceId: string) =>
    made.call(readDocument, { as, workspaceId, params: { documentId: 'letter' } })
  return { ...made, read }
}

describe('what a person may do', () => {
  it('is told by the server: a document of a workspace of others is refused by whatever way [CPY-SHELL-04]', async () => {
    const { read } = await serverWithDocument()
    expect(await (await read('theo', 'brightwater')).json()).toEqual({ title: 'A letter' })
    expect((await read('maren', 'brightwater')).status).toBe(403)
    // Through a workspace of one's own, where that id is nobody's.
    expect((await read('maren', 'northwind')).status).toBe(404)
  })

  it.each(
    operations
      .filter(({ scope, kind }) => scope === 'workspace' && kind === 'json')
      .map((each) => [each.id, each] as const),
  )('does not follow from a role: %s answers an owner and a member alike [CPY-SHELL-04]', async (_, each) => {
    const statusFor = async (as: 'maren' | 'theo') => {
      const { call } = await createTestServer()
      return (await call(each, { as, params: someParams })).status
    }
    const [owner, member] = [await statusFor('maren'), await statusFor('theo')]
    expect(member).toBe(owner)
    expect(owner).not.toBe(403)
  })
})
