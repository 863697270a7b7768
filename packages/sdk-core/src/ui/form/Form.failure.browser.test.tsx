import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import '../styles.css'
import { ApiError } from '../../errors/api-error'
import { Dialog } from '../dialog/Dialog'
import { InlayRoot } from '../root/InlayRoot'
import { Form } from './Form'
import { FormTextArea } from './FormTextArea'
import { SubmitButton } from './SubmitButton'
import { useInlayForm } from './use-inlay-form'

function Launch() {
  const form = useInlayForm({
    schema: z.object({ name: z.string(), note: z.string() }),
    defaultValues: { name: 'Autumn', note: 'Nordics' },
    onSubmit: () => Promise.reject(new ApiError({ code: 'unavailable', status: 503, title: 'The server is away.' })),
    guard: false,
  })
  return (
    <InlayRoot>
      <Dialog
        open
        onOpenChange={() => undefined}
        title="Launch"
        style={{ blockSize: 360 }}
        footer={<SubmitButton form={form}>Launch now</SubmitButton>}
      >
        <Form form={form}>
          <FormTextArea name="name" label="Name" minRows={12} />
          <FormTextArea name="note" label="Note" minRows={12} />
        </Form>
      </Dialog>
    </InlayRoot>
  )
}

it('brings into view why it could not be saved, each time, and leaves focus where it was', async () => {
  const screen = await render(<Launch />)
  const body = screen.getByRole('dialog').element().querySelector('.inlay-Dialog-body') as HTMLElement
  const launch = screen.getByRole('button', { name: 'Launch now' })
  const isSeen = () => {
    const banner = body.querySelector('[role="alert"]')?.getBoundingClientRect()
    const { top, bottom } = body.getBoundingClientRect()
    return banner !== undefined && banner.top >= top && banner.bottom <= bottom
  }
  for (const time of ['first', 'second']) {
    body.scrollTop = body.scrollHeight
    expect(body.scrollTop, time).toBeGreaterThan(200)
    await userEvent.click(launch)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('What you entered is still here.')
    await expect.poll(isSeen, { message: time }).toBe(true)
    await expect.element(launch).toHaveFocus()
  }
})
