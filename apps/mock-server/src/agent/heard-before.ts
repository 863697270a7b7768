import type { RunJobInput } from './agent-runs'

interface Said {
  readonly id?: unknown
  readonly role?: unknown
}

/**
 * Which messages of people are no matter of a run, since one before it was given them. What was said meanwhile may be
 * several, and a run that says nothing new does once more what the last one was given.
 */
export function heardBefore(
  messages: readonly Said[],
  { before, last }: { readonly before: readonly Said[]; readonly last: Pick<RunJobInput, 'heard'> | undefined },
): readonly string[] {
  const known = idsOf(before)
  const isNew = idsOf(messages).some((id) => !known.includes(id))
  return isNew ? known : (last?.heard ?? [])
}

function idsOf(messages: readonly Said[]): readonly string[] {
  return messages.flatMap(({ id, role }) => (role === 'user' && typeof id === 'string' ? [id] : []))
}
