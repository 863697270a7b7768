import type { MessageContent } from '../../agent/thread/thread-message'

/** What a part of a message is called: as its host has named it, else what kind it is. */
export function nameOfPart(part: Exclude<MessageContent, string>[number]): string {
  const metadata: unknown = 'metadata' in part ? part.metadata : undefined
  for (const holder of [metadata, part]) {
    if (typeof holder !== 'object' || holder === null) continue
    const found = ['filename', 'name']
      .map((key) => (holder as Record<string, unknown>)[key])
      .find((name) => typeof name === 'string')
    if (typeof found === 'string') return found
  }
  return part.type
}
