import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../ui/styles.css'
import { ShownThread } from '../fixtures/ShownThread'
import { finished, scriptedRun, speech, started } from '../fixtures/scripted-run'
import { longThread } from '../fixtures/threads'

/** A run whose messages come to stand in a group of their own while it goes on. */
async function begin() {
  const scripted = scriptedRun({ messages: longThread(10) })
  const screen = await render(<ShownThread scripted={scripted} />)
  scripted.session.send('More, please')
  await scripted.give(started)
  const more = (delta: string) => scripted.give({ type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta })
  const end = () => scripted.give({ type: 'TEXT_MESSAGE_END', messageId: 'm' }, ...speech('next', 'Next.'), finished)
  return { scripted, screen, more, end }
}

it('leaves focus on what copies code while the code, the message and the run come to their end', async () => {
  const { scripted, screen, more, end } = await begin()
  await scripted.give(...speech('m', 'See:\n\n```ts\nconst one = 1'))
  const copy = screen.getByRole('button', { name: 'Copy code' })
  await expect.element(copy).toBeInTheDocument()
  ;(copy.element() as HTMLElement).focus()
  const focused = document.activeElement
  await more('\nconst two')
  await more(' = 2\n```\n\nAnd a paragraph.\n\n- a list\n')
  await expect.element(screen.getByText('a list')).toBeInTheDocument()
  await end()
  await expect.element(screen.getByText('Next.')).toBeInTheDocument()
  expect(focused?.textContent).toBe(copy.element().textContent)
  expect(document.activeElement).toBe(focused)
  expect(focused?.isConnected).toBe(true)
})

it('leaves focus on a link and on the row of a step while what follows comes', async () => {
  const { scripted, screen, end } = await begin()
  await scripted.give(...speech('m', 'See [the list](https://halden.example) of'))
  const link = screen.getByRole('link', { name: /the list/ })
  await expect.element(link).toBeInTheDocument()
  ;(link.element() as HTMLElement).focus()
  await scripted.give({ type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta: ' all **companies**.\n\nOne more' })
  await scripted.give({ type: 'TOOL_CALL_START', toolCallId: 'c', toolCallName: 'search', parentMessageId: 'm' })
  const step = screen.getByRole('button', { name: /^Search/ })
  await expect.element(step).toBeInTheDocument()
  expect(document.activeElement).toBe(link.element())
  const row = step.element() as HTMLElement
  row.focus()
  await scripted.give({ type: 'TOOL_CALL_ARGS', toolCallId: 'c', delta: '{"a":1}' })
  await scripted.give({ type: 'TOOL_CALL_END', toolCallId: 'c' })
  await scripted.give({ type: 'TOOL_CALL_RESULT', toolCallId: 'c', messageId: 'r', content: '{"total":48}' })
  await expect.element(step).toHaveTextContent('Done')
  await end()
  await expect.element(screen.getByText('Next.')).toBeInTheDocument()
  expect(document.activeElement).toBe(row)
})

it('leaves what is selected in an answer selected while more of it comes', async () => {
  const { scripted, screen, more, end } = await begin()
  await scripted.give(...speech('m', 'Halden ships chilled'))
  const words = screen.getByText(/^Halden ships/)
  await expect.element(words).toBeInTheDocument()
  const text = words.element().firstChild as Text
  getSelection()?.setBaseAndExtent(text, 0, text, 6)
  await more(' goods across')
  await more(' **borders** and more.\n\nNext paragraph')
  await expect.element(screen.getByText('Next paragraph')).toBeInTheDocument()
  expect(words.element().textContent).toBe('Halden ships chilled goods across borders and more.')
  expect(getSelection()?.toString()).toBe('Halden')
  await end()
  await expect.element(screen.getByText('Next.')).toBeInTheDocument()
  expect(getSelection()?.toString()).toBe('Halden')
})

it('leaves what is selected in code selected while more of it comes', async () => {
  const { scripted, screen, more } = await begin()
  await scripted.give(...speech('m', '```json\n{ "delayDays"'))
  const code = screen.getByText(/^\{ "delayDays/)
  await expect.element(code).toBeInTheDocument()
  getSelection()?.setBaseAndExtent(code.element().firstChild as Text, 3, code.element().firstChild as Text, 12)
  await more(': 3,')
  await more(' "channel": "email" }')
  await expect.element(code).toHaveTextContent('{ "delayDays": 3, "channel": "email" }')
  expect(getSelection()?.toString()).toBe('delayDays')
})
