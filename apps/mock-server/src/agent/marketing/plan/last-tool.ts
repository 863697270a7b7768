import { readMessages } from '@inlay/sdk-core/agent'

/** Which tool was used last in a thread; nothing where none was. */
export function lastToolOf(messages: readonly object[]): string | undefined {
  return readMessages(messages)
    .flatMap((message) => (message.role === 'assistant' ? message.toolCalls : []))
    .at(-1)?.name
}

export function changesDrafts(tool: string | undefined): boolean {
  return tool === 'draft_content' || tool === 'save_content' || tool === 'undo_draft_change'
}
