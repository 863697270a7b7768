import { useContext, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import type { Notice } from '../../ports/host'
import { memoryAuth } from '../../auth/memory-auth'
import { createHttpClient } from '../../client/create-http-client'
import { createManualClock } from '../../ports/manual-clock'
import { InlayProvider } from '../../react/index'
import { NotifyContext } from '../../react/inlay-context'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { InlayRoot } from '../root/InlayRoot'

const { innerWidth, innerHeight } = window
afterEach(() => page.viewport(innerWidth, innerHeight))

const auth = memoryAuth()
const client = createHttpClient({ baseUrl: 'http://localhost', auth })

function Notifier({
  notice = { tone: 'success', text: 'Campaign deleted successfully' },
}: {
  readonly notice?: Notice
}) {
  const notify = useContext(NotifyContext)
  return <Button onClick={() => notify?.(notice)}>Notify</Button>
}

async function shownIn(width: number, height: number) {
  await page.viewport(width, height)
  const screen = await render(
    <InlayRoot>
      <Notifier />
    </InlayRoot>,
  )
  await screen.getByRole('button', { name: 'Notify' }).click()
  const text = screen.getByText('Campaign deleted successfully')
  await expect.element(text).toBeVisible()
  const toast = text.element().closest('.inlay-Toast')
  if (!toast) throw new Error('The text stands in no toast')
  await Promise.all(toast.getAnimations().map(({ finished }) => finished))
  const { left, right, bottom } = toast.getBoundingClientRect()
  return { start: left, end: width - right, below: height - bottom, wide: right - left, lines: linesOf(text.element()) }
}

function linesOf(element: Element): number {
  return Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight))
}

it.each(['Dismiss', 'Give up'])('leads back with “%s” whoever came to it by Tab', async (button) => {
  const screen = await render(
    <InlayRoot>
      <Notifier notice={{ tone: 'info', text: 'It waits', action: { label: 'Give up', run() {} } }} />
    </InlayRoot>,
  )
  const notify = screen.getByRole('button', { name: 'Notify' })
  notify.element().focus()
  await userEvent.keyboard('{Enter}')
  const wanted = screen.getByRole('button', { name: button })
  await expect.element(wanted).toBeVisible()
  while (document.activeElement !== wanted.element()) await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  await expect.element(wanted).not.toBeInTheDocument()
  await expect.element(notify).toHaveFocus()
})

it('is at the end of a low window too, in one line', async () => {
  const { start, end, below, wide, lines } = await shownIn(640, 400)
  expect([end, below, lines]).toEqual([8, 8, 1])
  expect(start).toBeGreaterThan(end)
  expect(wide).toBeGreaterThan(320)
})

it('has the whole of a window that is low and narrow', async () => {
  expect(await shownIn(360, 320)).toMatchObject({ start: 8, end: 8, lines: 1 })
})

it('has the whole of a narrow window', async () => {
  expect(await shownIn(400, 800)).toMatchObject({ start: 16, end: 16, below: 16, lines: 1 })
})

const action = { label: 'Try again', run: () => undefined }

it.each([
  ['beside a short text', 'Not saved', 1440, true],
  ['below a long one', 'The changes to Cold-chain shippers of the north could not be saved', 1440, false],
  ['below a long one in a narrow window', 'The changes to this campaign could not be saved', 320, false],
])('puts what can be done %s', async (_, text, width, beside) => {
  await page.viewport(width, 800)
  const screen = await render(
    <InlayRoot>
      <Notifier notice={{ tone: 'danger', text, action }} />
    </InlayRoot>,
  )
  await screen.getByRole('button', { name: 'Notify' }).click()
  const words = screen.getByText(text)
  await expect.element(words).toBeVisible()
  const card = words.element().closest('.inlay-Toast')?.getBoundingClientRect()
  const said = words.element().getBoundingClientRect()
  const button = screen.getByRole('button', { name: 'Try again' }).element().getBoundingClientRect()
  expect(button.left > said.right).toBe(beside)
  expect(button.top >= said.bottom).toBe(!beside)
  // Icon and cross take the rest of the card.
  expect(said.width + (beside ? button.width + 16 : 0)).toBeGreaterThan((card?.width ?? 0) - 85)
})

it('waits while focus reads it, wherever the pointer goes', async () => {
  const clock = createManualClock()
  const screen = await render(
    <InlayProvider client={client} auth={auth} host={{ clock }}>
      <InlayRoot>
        <Notifier />
      </InlayRoot>
    </InlayProvider>,
  )
  const notify = screen.getByRole('button', { name: 'Notify' })
  await notify.click()
  const text = screen.getByText('Campaign deleted successfully')
  await userEvent.keyboard('{F6}')
  await expect.element(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  await text.hover()
  await notify.hover()
  await clock.advance(60_000)
  await expect.element(text).toBeVisible()
  await userEvent.keyboard('{F6}')
  await clock.advance(60_000)
  await expect.element(text).not.toBeInTheDocument()
})

it('says the same line twice where a notice has it twice', async () => {
  const screen = await render(
    <InlayRoot>
      <Notifier notice={{ tone: 'info', text: 'One\nOne' }} />
    </InlayRoot>,
  )
  await screen.getByRole('button', { name: 'Notify' }).click()
  await vi.waitFor(() => expect(screen.getByText('One', { exact: true }).elements()).toHaveLength(2))
})

it('keeps a notice whose action is tried again, and focus on it while its words change', async () => {
  const attempts = ['Could not be read', 'Could still not be read']
  function Retried() {
    const notify = useContext(NotifyContext)
    const tell = () => {
      const text = attempts.shift() ?? 'Read'
      notify?.({ tone: 'info', text, id: 'read', action: { label: 'Try again', run: tell, stays: true } })
    }
    return <Button onClick={tell}>Read</Button>
  }
  await render(
    <InlayRoot>
      <Retried />
    </InlayRoot>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Read' }))
  await userEvent.keyboard('{F6}')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Could still not be read')).toBeVisible()
  await expect.element(again).toHaveFocus()
})

it('is in its region before its words are, so that readers notice them', async () => {
  const clock = createManualClock()
  const screen = await render(
    <InlayProvider client={client} auth={auth} host={{ clock }}>
      <InlayRoot>
        <Notifier notice={{ tone: 'success', text: 'Saved' }} />
      </InlayRoot>
    </InlayProvider>,
  )
  await screen.getByRole('button', { name: 'Notify' }).click()
  const words = screen.getByRole('status').getByText('Saved')
  await expect.element(words).toBeVisible()
  await expect.element(words).toHaveAttribute('aria-hidden', 'true')
  await clock.advance(100)
  await expect.element(words).not.toHaveAttribute('aria-hidden')
})

it('is shown also when the dialog in which it was asked for closes with it', async () => {
  function Closing() {
    const notify = useContext(NotifyContext)
    const [isOpen, setOpen] = useState(true)
    return (
      <Dialog
        open={isOpen}
        onOpenChange={() => setOpen(false)}
        title="Keep it?"
        footer={
          <Button
            onClick={() => {
              notify?.({ tone: 'success', text: 'It was kept.' })
              setOpen(false)
            }}
          >
            Keep
          </Button>
        }
      />
    )
  }
  const screen = await render(
    <InlayRoot>
      <Closing />
    </InlayRoot>,
  )
  await screen.getByRole('button', { name: 'Keep' }).click()
  await expect.element(screen.getByText('It was kept.')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

it('leaves the buttons of a dialog free, however high that is', async () => {
  await page.viewport(1024, 768)
  function Failing() {
    const notify = useContext(NotifyContext)
    return (
      <Dialog
        open
        onOpenChange={() => undefined}
        title="Schedule"
        size="large"
        footer={
          <Button variant="primary" onClick={() => notify?.({ tone: 'danger', text: 'It could not be saved.' })}>
            Save
          </Button>
        }
      >
        <div style={{ blockSize: '900px' }} />
      </Dialog>
    )
  }
  const screen = await render(
    <InlayRoot>
      <Failing />
    </InlayRoot>,
  )
  const save = screen.getByRole('button', { name: 'Save' })
  await save.click()
  await expect.element(screen.getByText('It could not be saved.')).toBeVisible()
  const { left, top, width, height } = save.element().getBoundingClientRect()
  expect(save.element().contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
})
