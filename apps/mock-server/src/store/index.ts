export { InvalidCursor } from './cursor'
export { createMemoryStore, type MemorySnapshot, type MemoryStore } from './memory/create-memory-store'
export { NewerDataError } from './newer-data-error'
export {
  collectionName,
  RevisionConflict,
  type AppendLog,
  type Blobs,
  type Collection,
  type CollectionName,
  type FindQuery,
  type FindResult,
  type LogEntry,
  type Store,
  type StoredDocument,
  type WorkspaceStore,
} from './store'
