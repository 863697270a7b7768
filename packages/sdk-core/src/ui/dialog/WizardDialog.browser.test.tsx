import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { memoryAuth } from '../../auth/memory-auth'
import { createHttpClient } from '../../client/create-http-client'
import { InlayProvider } from '../../react/index'
import { InlayRoot } from '../root/InlayRoot'
import { WizardDialog } from './WizardDialog'

const { innerWidth, innerHeight } = window
afterEach(() => page.viewport(innerWidth, innerHeight))

const auth = memoryAuth()
const client = createHttpClient({ baseUrl: 'http://localhost', auth })
const steps = ['Settings', 'Preview', 'Review'].map((label) => ({ id: label, label, content: <p>{label}</p> }))
const note = 'Messages are written for 96 enriched contacts of three campaigns.'

async function openIn(width: number, height: number) {
  await page.viewport(width, height)
  const screen = await render(
    <InlayRoot>
      <WizardDialog
        open
        onOpenChange={() => undefined}
        onFinish={() => undefined}
        title="Add Email Messages"
        finishLabel="Generate messages"
        note={note}
        steps={steps}
      />
    </InlayRoot>,
  )
  const title = screen.getByRole('heading', { name: 'Add Email Messages' })
  await expect.element(title).toBeVisible()
  const body = screen.getByRole('dialog').element().querySelector('[data-dialog-body]')
  return { title: title.element(), note: screen.getByText(note), body: body?.clientHeight ?? 0 }
}

it('keeps its title and its note in one line each in a low window', async () => {
  const wizard = await openIn(640, 400)
  expect(wizard.title.clientHeight).toBe(24)
  expect(wizard.note.element().clientHeight).toBe(16)
})

it('shows the note above the buttons in a narrow window', async () => {
  const wizard = await openIn(360, 700)
  const cancel = page.getByRole('button', { name: 'Cancel' }).element().getBoundingClientRect()
  expect(wizard.note.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(cancel.top)
})

it('gives the room of the note to the body in a window that is low and narrow', async () => {
  const wizard = await openIn(360, 320)
  await expect.element(wizard.note).not.toBeVisible()
  expect(wizard.body).toBeGreaterThan(100)
})

it('stays where asking whether a step may be left fails, and tells the host', async () => {
  const onError = vi.fn()
  const failure = new Error('Down')
  await render(
    <InlayProvider client={client} auth={auth} onError={onError}>
      <InlayRoot>
        <WizardDialog
          open
          onOpenChange={() => undefined}
          onFinish={() => undefined}
          title="Add Email Messages"
          finishLabel="Generate messages"
          steps={steps.map((step) => ({ ...step, onLeave: () => Promise.reject(failure) }))}
        />
      </InlayRoot>
    </InlayProvider>,
  )
  const next = page.getByRole('button', { name: 'Continue' })
  await next.click()
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(failure))
  await expect.element(next).not.toHaveAttribute('aria-busy', 'true')
  await next.click()
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2))
})
