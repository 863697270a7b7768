import { expect, it } from 'vitest'
import { createMemoryStore } from './memory/create-memory-store'
import { collectionName } from './store'
import { describeStore } from './store.suite'

describeStore('createMemoryStore', async () => createMemoryStore())

const things = collectionName<{ readonly name: string }>('things')

it('is filled from what another one had, and neither sees what the other writes then', async () => {
  const first = createMemoryStore()
  const space = first.workspace('northwind')
  await space.collection(things).put('one', { name: 'One' })
  await space.log('said').append('hello')
  await space.blobs.put('file', new Uint8Array([1]))
  const snapshot = first.snapshot()
  await space.collection(things).put('one', { name: 'Changed' })
  await space.log('said').append('later')

  const [second, third] = [createMemoryStore(), createMemoryStore()]
  await second.system.collection(things).put('own', { name: 'Own' })
  for (const store of [second, third]) store.restore(snapshot)
  const other = second.workspace('northwind')
  expect((await other.collection(things).get('one'))?.value).toEqual({ name: 'One' })
  expect(await other.log('said').read()).toMatchObject([{ entry: 'hello' }])
  expect(await other.blobs.get('file')).toEqual(new Uint8Array([1]))
  expect((await second.system.collection(things).get('own'))?.value).toEqual({ name: 'Own' })

  await other.collection(things).put('two', { name: 'Two' })
  await other.log('said').append('there')
  expect(await third.workspace('northwind').collection(things).count()).toBe(1)
  expect(await third.workspace('northwind').log('said').read()).toHaveLength(1)
})
