import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import { scriptedAdapter } from '../../agent/fixtures/scripted-adapter'
import type { AgentCapabilities } from '../../agent/protocol/agent-capabilities'
import { createStage } from '../../react/fixtures/render-inlay'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { noThread, openChat } from '../fixtures/open-chat'
import { finished, started } from '../fixtures/scripted-run'
import { AgentChat, type AgentChatProps } from './AgentChat'

it('sends files with the words, as the host has made parts of them, and shows them by their names', async () => {
  const attach = vi.fn<NonNullable<AgentChatProps['attach']>>((file) =>
    Promise.resolve({
      type: 'document',
      source: { type: 'url', value: 'https://files.example/8f2c41', mimeType: file.type },
    }),
  )
  const { screen, field, adapter, settle } = await openChat({ attach })
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
  await userEvent.upload(picker, new File(['a'], 'brief.pdf', { type: 'application/pdf' }))
  await expect.element(screen.getByRole('button', { name: 'Remove brief.pdf' })).toBeInTheDocument()
  await userEvent.fill(field, 'Read this')
  await userEvent.keyboard('{Enter}')
  await settle()
  expect(adapter.connections[0]?.input?.messages).toMatchObject([
    {
      content: [
        { type: 'text', text: 'Read this' },
        { type: 'document', metadata: { filename: 'brief.pdf' } },
      ],
    },
  ])
  await expect.element(screen.getByRole('log').getByText('brief.pdf')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Remove brief.pdf' }).query()).toBeNull()
})

it('shows the files of what waits, and gives them back with the words', async () => {
  const attach: NonNullable<AgentChatProps['attach']> = (file) =>
    Promise.resolve({
      type: 'document',
      source: { type: 'url', value: file.name, mimeType: file.type },
      metadata: { filename: file.name },
    })
  const { screen, field, give, adapter, settle } = await openChat({ attach })
  await userEvent.fill(field, 'Go')
  await userEvent.keyboard('{Enter}')
  await give(started)
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
  await userEvent.upload(picker, new File(['a'], 'brief.pdf', { type: 'application/pdf' }))
  await expect.element(screen.getByRole('button', { name: 'Remove brief.pdf' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Send next' }))
  expect(screen.getByRole('button', { name: 'Remove brief.pdf' }).query()).toBeNull()
  await expect.element(screen.getByText('brief.pdf')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
  await expect.element(screen.getByRole('button', { name: 'Remove brief.pdf' })).toBeInTheDocument()
  await give(finished)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await settle()
  expect(adapter.connections[1]?.input?.messages.at(-1)?.content).toMatchObject([
    { type: 'document', metadata: { filename: 'brief.pdf' } },
  ])
})

it('offers of files and of tools of the page what the agent says that it takes', async () => {
  const attach = vi.fn<NonNullable<AgentChatProps['attach']>>()
  const frontendTools = { show_map: { description: 'Shows a map', parameters: {}, run: () => ({}) } }
  const stage = createStage()
  const adapter = scriptedAdapter(noThread)
  const chat = (capabilities: AgentCapabilities) => (
    <InlayRoot>
      <AgentChat
        threadId="plan"
        agents={[{ id: 'expert', name: 'Expert', adapter, capabilities }]}
        attach={attach}
        frontendTools={frontendTools}
      />
    </InlayRoot>
  )
  const screen = await stage.show(chat({ multimodal: { input: { image: true } }, tools: { clientProvided: false } }))
  await expect.element(screen.getByRole('button', { name: 'Attach files' })).toBeInTheDocument()
  expect(document.querySelector('input[type="file"]')?.getAttribute('accept')).toBe('image/*')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Message' }), 'Go')
  await userEvent.keyboard('{Enter}')
  await stage.clock.advance(16)
  expect(adapter.connections[0]?.input?.tools).toEqual([])
  await screen.update({}, chat({ multimodal: { input: { file: false } } }))
  await expect.poll(() => screen.getByRole('button', { name: 'Attach files' }).query()).toBeNull()
})

it('takes files that are dropped anywhere on it, once, and says which it does not take', async () => {
  const attach = vi.fn<NonNullable<AgentChatProps['attach']>>((file) =>
    Promise.resolve({ type: 'document', source: { type: 'url', value: file.name, mimeType: file.type } }),
  )
  const { screen, field } = await openChat({ attach, accept: '.pdf', maxFileSize: 10 })
  const drop = (target: Element, file: File) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file)
    const about = { bubbles: true, cancelable: true, dataTransfer }
    const over = new DragEvent('dragover', about)
    target.dispatchEvent(over)
    target.dispatchEvent(new DragEvent('drop', about))
    return over.defaultPrevented
  }
  expect(drop(screen.getByText('What should we work on?').element(), new File(['a'], 'brief.pdf'))).toBe(true)
  await expect.element(screen.getByRole('button', { name: 'Remove brief.pdf' })).toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  drop(field.element(), new File(['ab'], 'second.pdf'))
  await expect.element(screen.getByRole('button', { name: 'Remove second.pdf' })).toBeInTheDocument()
  expect(attach).toHaveBeenCalledTimes(2)
  expect(screen.getByText(/in the list already/).query()).toBeNull()
  drop(field.element(), new File(['a'.repeat(11)], 'large.pdf'))
  await expect.element(screen.getByText(/^“large.pdf” has 11 B/).first()).toBeInTheDocument()
})
