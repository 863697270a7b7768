import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles.css'
import { scriptedAdapter } from '../../agent/fixtures/scripted-adapter'
import { createStage } from '../../react/fixtures/render-inlay'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { AgentSelector } from '../agent-chat/AgentSelector'
import type { ChatAgent } from '../agent-chat/chat-agent'
import type { AttachFile, AttachmentPart } from './attachment'
import { Composer, type ComposerProps } from './Composer'

async function open(props: Partial<ComposerProps> = {}, inlineSize = '600px') {
  const stage = createStage()
  const screen = await stage.show(
    <InlayRoot>
      <div style={{ inlineSize }}>
        <Composer onSend={() => undefined} {...props} />
      </div>
    </InlayRoot>,
  )
  return { ...stage, screen, field: screen.getByRole('textbox', { name: 'Message' }) }
}

/** How bright a colour is drawn, as WCAG has it. */
function luminance(colour: string): number {
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('has an edge that can be seen', async () => {
  await open()
  const { borderTopColor, backgroundColor } = getComputedStyle(document.querySelector('.inlay-Composer') as Element)
  const [dark = 0, light = 0] = [luminance(borderTopColor), luminance(backgroundColor)].sort((a, b) => a - b)
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3)
})

const agents = ['Marketing Expert', 'Marketing Expert (Simple)'].map((name) => ({
  id: name,
  name,
  adapter: scriptedAdapter(),
}))

it('keeps within its edges where there is little room, and says for how long the agent works', async () => {
  const start = <AgentSelector agents={agents} agent={agents[1] as ChatAgent} onChoose={() => undefined} />
  const { screen, field } = await open({ working: true, status: 'Working for 128 s', start }, '296px')
  const edge = () => document.querySelector('.inlay-Composer')?.getBoundingClientRect().right ?? 0
  const status = screen.getByText('Working for 128 s')
  expect(status.element().scrollWidth).toBeLessThanOrEqual(status.element().clientWidth)
  expect(screen.getByRole('button', { name: 'Stop' }).element().getBoundingClientRect().right).toBeLessThan(edge())
  await userEvent.fill(field, 'One more')
  const send = screen.getByRole('button', { name: 'Send next' }).element().getBoundingClientRect()
  expect(send.right).toBeLessThan(edge())
})

const pdf = (name: string, size = 4) => new File(['a'.repeat(size)], name, { type: 'application/pdf', lastModified: 1 })

function transferOf(...files: readonly File[]): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

function drop(target: Element, ...files: readonly File[]): DragEvent {
  const about = { bubbles: true, cancelable: true, dataTransfer: transferOf(...files) }
  target.dispatchEvent(new DragEvent('dragover', about))
  const dropped = new DragEvent('drop', about)
  target.dispatchEvent(dropped)
  return dropped
}

function paste(target: Element, data: DataTransfer): ClipboardEvent {
  const pasted = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data })
  target.dispatchEvent(pasted)
  return pasted
}

const partOf = (file: File): AttachmentPart => ({
  type: 'document',
  source: { type: 'url', value: `https://files.example/${file.name}`, mimeType: file.type },
})

const composer = () => document.querySelector('.inlay-Composer') as Element

describe('files', () => {
  it.each([
    ['dropped', (_: Element, file: File) => drop(composer(), file)],
    ['pasted', (field: Element, file: File) => paste(field, transferOf(file))],
  ])('are attached when they are %s, and sent with the words', async (_, bring) => {
    const onSend = vi.fn<ComposerProps['onSend']>()
    const { screen, field } = await open({ onSend, attach: (file) => Promise.resolve(partOf(file)) })
    expect(bring(field.element(), pdf('brief.pdf')).defaultPrevented).toBe(true)
    await expect.element(screen.getByText('brief.pdf')).toBeInTheDocument()
    await userEvent.fill(field, 'Read this')
    await userEvent.keyboard('{Enter}')
    expect(onSend).toHaveBeenCalledWith([
      { type: 'text', text: 'Read this' },
      { ...partOf(pdf('brief.pdf')), metadata: { filename: 'brief.pdf' } },
    ])
    expect(screen.getByText('brief.pdf').query()).toBeNull()
  })

  it('are left to the page where none can be attached, as is text that is pasted', async () => {
    const { field } = await open()
    expect(drop(composer(), pdf('brief.pdf')).defaultPrevented).toBe(false)
    expect(paste(field.element(), transferOf(pdf('brief.pdf'))).defaultPrevented).toBe(false)
  })

  it('leave text that is pasted to the field', async () => {
    const { field } = await open({ attach: (file) => Promise.resolve(partOf(file)) })
    const text = new DataTransfer()
    text.setData('text/plain', 'Hello')
    expect(paste(field.element(), text).defaultPrevented).toBe(false)
  })

  it('can be dropped where it says so, while they are held over it', async () => {
    const { screen } = await open({ attach: (file) => Promise.resolve(partOf(file)) })
    const about = { bubbles: true, cancelable: true, dataTransfer: transferOf(pdf('brief.pdf')) }
    composer().dispatchEvent(new DragEvent('dragover', about))
    await expect.element(screen.getByText('Drop files to attach them')).toBeInTheDocument()
    composer().dispatchEvent(new DragEvent('dragleave', about))
    await expect.poll(() => screen.getByText('Drop files to attach them').query()).toBeNull()
  })

  it('are refused by type and size, with the reason, and the others are taken', async () => {
    const attach = vi.fn<AttachFile>((file) => Promise.resolve(partOf(file)))
    const { screen } = await open({ attach, accept: '.pdf, image/*', maxFileSize: 1_024 })
    const script = new File(['a'], 'run.exe', { type: 'application/x-msdownload' })
    drop(composer(), script, pdf('large.pdf', 2_048), pdf('brief.pdf'))
    await expect.element(screen.getByText('“run.exe” cannot be added. Choose PDF or image').first()).toBeInTheDocument()
    const tooLarge = '“large.pdf” has 2.0 KB, and at most 1 KB can be added'
    await expect.element(screen.getByText(tooLarge).first()).toBeInTheDocument()
    expect(attach.mock.calls.map(([{ name }]) => name)).toEqual(['brief.pdf'])
    await expect
      .poll(() => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join())
      .toContain(tooLarge)
    drop(composer(), pdf('brief.pdf'))
    await expect.element(screen.getByText('“brief.pdf” is in the list already').first()).toBeInTheDocument()
    expect(attach).toHaveBeenCalledTimes(1)
  })

  it('are let go of when they are removed, and focus goes to the field', async () => {
    const signals: AbortSignal[] = []
    const attach: AttachFile = (_, { signal }) => {
      signals.push(signal)
      return new Promise(() => undefined)
    }
    const { screen, field } = await open({ attach })
    drop(composer(), pdf('brief.pdf'))
    await userEvent.click(screen.getByRole('button', { name: 'Remove brief.pdf' }))
    expect(signals[0]?.aborted).toBe(true)
    expect(screen.getByText('brief.pdf').query()).toBeNull()
    await expect.element(field).toHaveFocus()
  })

  it('hold the message until they are attached, and are tried again', async () => {
    const answers: { readonly resolve: (part: AttachmentPart) => void; readonly reject: (error: Error) => void }[] = []
    const attach: AttachFile = () => new Promise((resolve, reject) => answers.push({ resolve, reject }))
    const onSend = vi.fn<ComposerProps['onSend']>()
    const { screen, field } = await open({ attach, onSend })
    drop(composer(), pdf('brief.pdf'))
    await userEvent.fill(field, 'Read this')
    await userEvent.keyboard('{Enter}')
    expect(onSend).not.toHaveBeenCalled()
    answers[0]?.reject(new Error('No'))
    await expect.element(screen.getByRole('img', { name: 'brief.pdf could not be attached' })).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(onSend).not.toHaveBeenCalled()
    const reason = 'Try again or remove what could not be attached'
    await expect
      .poll(() => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join())
      .toContain(reason)
    await expect.element(field).toHaveAccessibleDescription(reason)
    await userEvent.click(screen.getByRole('button', { name: 'Try brief.pdf again' }))
    await expect.element(field).toHaveFocus()
    answers[1]?.resolve(partOf(pdf('brief.pdf')))
    await expect.poll(() => screen.getByRole('button', { name: 'Send' }).element().ariaDisabled).not.toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(onSend).toHaveBeenCalledTimes(1)
    expect(onSend.mock.calls[0]?.[0]).toHaveLength(2)
  })
})

it('keeps what is written where there is no provider, too', async () => {
  const key = `composer-${crypto.randomUUID()}`
  const show = () => render(<Composer onSend={() => undefined} draftKey={key} />)
  const first = await show()
  await userEvent.fill(first.getByRole('textbox', { name: 'Message' }), 'Half a thought')
  await first.unmount()
  const again = await show()
  await expect.element(again.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought')
})

it('leads back to the field from the button that sends', async () => {
  const { screen, field } = await open()
  await userEvent.fill(field, 'Find accounts')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})
