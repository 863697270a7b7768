import { useContext, useEffect, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { memoryAuth } from '../../auth/memory-auth'
import { createHttpClient } from '../../client/create-http-client'
import { InlayProvider } from '../../react/index'
import { NotifyContext } from '../../react/inlay-context'
import { InlayRoot } from '../root/InlayRoot'
import { WizardDialog } from './WizardDialog'

const { innerWidth, innerHeight } = window
afterEach(() => page.viewport(innerWidth, innerHeight))

const auth = memoryAuth()
const client = createHttpClient({ baseUrl: 'http://localhost', auth })
const steps = ['Settings', 'Preview', 'Review'].map((label) => ({ id: label, label, content: <p>{label}</p> }))
const note = 'Messages are written for 96 enriched contacts of three campaigns.'

async function openIn(width: number, height: number, beside?: ReactNode) {
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
      {beside}
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

it('goes on from a step only once nothing speaks against it', async () => {
  const wizard = (reason: string | undefined) => (
    <InlayRoot>
      <WizardDialog
        open
        onOpenChange={() => undefined}
        onFinish={() => undefined}
        title="Add Email Messages"
        finishLabel="Generate messages"
        steps={steps.map((step) => ({ ...step, nextDisabledReason: reason }))}
      />
    </InlayRoot>
  )
  const screen = await render(wizard('Enter a subject'))
  const next = page.getByRole('button', { name: 'Continue' })
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await next.click({ force: true })
  await expect.element(page.getByText('Settings', { exact: true }).last()).toBeVisible()
  await screen.rerender(wizard(undefined))
  await next.click()
  await expect.element(page.getByText('Preview', { exact: true }).last()).toBeVisible()
})

it.each([
  [1440, 900],
  [1024, 768],
])('leaves its foot free of notices at %i by %i', async (width, height) => {
  await openIn(width, height, <NoticeAtOnce text={`${note} ${note}`} />)
  const notice = page.getByText(`${note} ${note}`)
  await expect.element(notice).toBeVisible()
  const toast = notice.element().closest('.inlay-Toast')
  await Promise.all((toast?.getAnimations() ?? []).map(({ finished }) => finished))
  const next = page.getByRole('button', { name: 'Continue' }).element().getBoundingClientRect()
  expect(toast?.getBoundingClientRect().bottom).toBeLessThan(next.top)
  expect(toast?.getBoundingClientRect().right).toBeGreaterThan(next.left)
})

function NoticeAtOnce({ text }: { readonly text: string }) {
  const notify = useContext(NotifyContext)
  useEffect(() => {
    notify?.({ tone: 'danger', text })
  }, [notify, text])
  return null
}

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
