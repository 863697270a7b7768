import { readMessages } from '@inlay/sdk-core/agent'

/** The words of a message. */
export function textOfMessage({ content }: { readonly content: unknown }): string {
  if (typeof content === 'string') return content
  return Array.isArray(content) ? content.map(textOfPart).join(' ') : ''
}

function textOfPart(part: { readonly type?: unknown; readonly text?: unknown }): string {
  return part.type === 'text' && typeof part.text === 'string' ? part.text : ''
}

interface Asked {
  readonly messages: readonly object[]
  readonly heard?: readonly string[] | undefined
}

/** What was asked last: all that was said since somebody was answered, which may be several messages. */
export function promptOf(run: Asked): string {
  return lastAsked(run).map(textOfMessage).join('\n')
}

/** What was asked before that. */
export function promptsBefore(run: Asked): readonly string[] {
  const last = new Set(lastAsked(run).map(({ id }) => id))
  return readMessages(run.messages)
    .filter(({ id, role }) => role === 'user' && !last.has(id))
    .map(textOfMessage)
}

function lastAsked({ messages, heard = [] }: Asked) {
  const said = readMessages(messages)
  const last = said.findLastIndex(({ role }) => role === 'user')
  const answered = said.findLastIndex(({ role }, index) => index < last && role !== 'user')
  return said
    .slice(answered + 1, last + 1)
    .filter(({ id }, index, all) => index === all.length - 1 || !heard.includes(id))
}
