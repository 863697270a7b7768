import { collectionName } from '../store'
import { openSqliteStore } from './open-sqlite-store'

// Run as a process of its own by the test of the store: says each id as soon as its document is acknowledged.
const notes = collectionName<{ readonly text: string }>('notes', ['text'])
const store = openSqliteStore({ directory: process.argv[2] ?? '' })
for (let count = 0; ; count += 1) {
  await store
    .workspace('w')
    .collection(notes)
    .put(`note-${count}`, { text: `Note ${count}` })
  process.stdout.write(`note-${count}\n`)
}
