import { createMemoryStore } from './memory/create-memory-store'
import { describeStore } from './store.suite'

describeStore('createMemoryStore', async () => createMemoryStore())
