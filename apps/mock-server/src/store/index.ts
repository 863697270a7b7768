export { InvalidCursor } from './cursor'
export { createMemoryStore } from './memory/create-memory-store'
export * from './store'
