import { readMessages } from '@inlay/sdk-core/agent'
import { textOfMessage } from './prompt-of'

/** What was changed in messages last, as it was said then. */
export function lastChangeAnswer(messages: readonly object[]): string {
  const said = readMessages(messages)
    .filter(({ role }) => role === 'assistant')
    .map(textOfMessage)
  const change = said.findLast((text) => changed.test(text))
  if (change === undefined) return nothingChanged
  const [, made = ''] = changed.exec(change) ?? []
  const [unable] = /^(?:This I do not know how to do|It cannot|I do not find)\b.*$/m.exec(change) ?? []
  return [`In the last change: ${made}`, ...(unable === undefined ? [] : [unable]), goesBack].join('\n\n')
}

const changed = /^Changed: (.+)$/m
const nothingChanged =
  'I have not changed any messages in this chat so far. “What is saved?” tells what the campaign has, and “show me the messages” what they say.'
const goesBack = 'Say “show me the messages” to see them as they are, or “undo that” to take it back.'
