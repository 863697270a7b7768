import { readMessages } from '@inlay/sdk-core/agent'

/** Which tool was used last in a thread; nothing where none was. */
export function lastToolOf(messages: readonly object[]): string | undefined {
  return readMessages(messages)
    .flatMap((message) => (message.role === 'assistant' ? message.toolCalls : []))
    .at(-1)?.name
}

export function changesDrafts(tool: string | undefined): boolean {
  return tool !== undefined && ofDrafts.has(tool)
}

const ofDrafts: ReadonlySet<string> = new Set([
  'draft_content',
  'save_content',
  'undo_draft_change',
  'redo_draft_change',
])
