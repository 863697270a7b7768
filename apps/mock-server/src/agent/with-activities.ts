interface KeptMessage {
  readonly id?: unknown
  readonly role?: unknown
}

/**
 * The messages of a run, with the activities of the thread behind the messages that they came after: who starts a run does
 * not send them back.
 */
export function withActivities(messages: readonly KeptMessage[], before: readonly KeptMessage[]): readonly object[] {
  const sent = new Set(messages.map(({ id }) => id))
  const after = new Map<unknown, KeptMessage[]>()
  let last: unknown
  for (const message of before) {
    if (message.role !== 'activity') last = message.id
    else if (!sent.has(message.id)) after.set(last, [...(after.get(last) ?? []), message])
  }
  return messages.flatMap((message) => [message, ...(after.get(message.id) ?? [])])
}
