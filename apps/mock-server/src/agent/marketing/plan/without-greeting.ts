import type { Intent } from '../request/intent'

/** Whoever greets and asks for something wants that done, and is not asked what it may be. */
export function withoutGreeting(intents: readonly Intent[]): readonly Intent[] {
  const isTask = intents.some(({ kind }) => kind !== 'hello' && kind !== 'unknown')
  return isTask ? intents.filter(({ kind }) => kind !== 'hello') : intents
}
