import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { scriptedAdapter } from '../../agent/fixtures/scripted-adapter'
import { createStage } from '../../react/fixtures/render-inlay'
import { InlayRoot } from '../../ui/root/InlayRoot'
import '../../ui/styles.css'
import type { AttachFile, AttachmentPart } from '../composer/attachment'
import { AgentChat, type AgentChatProps } from './AgentChat'

const adapter = scriptedAdapter({ load: () => Promise.resolve({ threadExists: false }) })
const agents = [{ id: 'expert', name: 'Expert', adapter }]

function Threads(props: Partial<AgentChatProps>) {
  const [threadId, setThreadId] = useState('one')
  return (
    <InlayRoot>
      {['one', 'two'].map((id) => (
        <button key={id} onClick={() => setThreadId(id)}>
          {`Show ${id}`}
        </button>
      ))}
      <div style={{ blockSize: '500px' }}>
        <AgentChat threadId={threadId} agents={agents} {...props} />
      </div>
    </InlayRoot>
  )
}

const partOf = (file: File): AttachmentPart => ({
  type: 'document',
  source: { type: 'url', value: `https://files.example/${file.name}`, mimeType: file.type },
  metadata: { filename: file.name },
})

it.each([
  ['kept on the device', 'plan'],
  ['kept here alone', undefined],
])('keeps what is written for its conversation, %s', async (_, storageKey) => {
  const screen = await createStage().show(<Threads storageKey={storageKey} />)
  const field = screen.getByRole('textbox', { name: 'Message' })
  await userEvent.fill(field, 'Half a thought')
  await userEvent.click(screen.getByRole('button', { name: 'Show two' }))
  await expect.element(field).toHaveValue('')
  await userEvent.fill(field, 'Another')
  await userEvent.click(screen.getByRole('button', { name: 'Show one' }))
  await expect.element(field).toHaveValue('Half a thought')
  await userEvent.click(screen.getByRole('button', { name: 'Show two' }))
  await expect.element(field).toHaveValue('Another')
})

it('keeps files with it, gives up those that are under way, and goes on with them when one is back', async () => {
  const calls: { readonly file: File; readonly signal: AbortSignal; readonly done: () => void }[] = []
  const attach: AttachFile = (file, { signal }) =>
    new Promise((resolve) => calls.push({ file, signal, done: () => resolve(partOf(file)) }))
  const screen = await createStage().show(<Threads attach={attach} />)
  const picker = document.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(picker as HTMLInputElement, [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')])
  calls[0]?.done()
  await expect.poll(() => screen.getByText('Attaching a.pdf').query()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show two' }))
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true])
  expect(screen.getByText('a.pdf').query()).toBeNull()
  // An answer that nobody waits for any more.
  calls[1]?.done()
  await userEvent.click(screen.getByRole('button', { name: 'Show one' }))
  await expect.element(screen.getByText('a.pdf')).toBeInTheDocument()
  // React tries effects twice in development: of these one is waited for.
  const again = () => calls.slice(2).filter(({ signal }) => !signal.aborted)
  await expect.poll(() => again().map(({ file }) => file.name)).toEqual(['b.pdf'])
  again()[0]?.done()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.poll(() => adapter.connections.at(-1)?.input?.messages.at(-1)?.content).toHaveLength(2)
  await expect.poll(() => screen.getByRole('button', { name: 'Remove a.pdf' }).query()).toBeNull()
})
