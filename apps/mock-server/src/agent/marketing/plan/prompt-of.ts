import { readMessages } from '@inlay/sdk-core/agent'

/** The words of a message. */
export function textOfMessage({ content }: { readonly content: unknown }): string {
  if (typeof content === 'string') return content
  return Array.isArray(content) ? content.map(textOfPart).join(' ') : ''
}

function textOfPart(part: { readonly type?: unknown; readonly text?: unknown }): string {
  return part.type === 'text' && typeof part.text === 'string' ? part.text : ''
}

/** What was asked last. */
export function promptOf(messages: readonly object[]): string {
  return promptsIn(messages).at(-1) ?? ''
}

/** What was asked before that. */
export function promptsBefore(messages: readonly object[]): readonly string[] {
  return promptsIn(messages).slice(0, -1)
}

function promptsIn(messages: readonly object[]): readonly string[] {
  return readMessages(messages)
    .filter(({ role }) => role === 'user')
    .map(textOfMessage)
}
