import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import '../styles.css'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { Form } from '../form/Form'
import { FormTextField } from '../form/FormTextField'
import { useInlayForm } from '../form/use-inlay-form'
import { InlayRoot } from '../root/InlayRoot'

function Renaming({ save }: { readonly save: (values: { readonly name: string }) => Promise<void> }) {
  const [open, setOpen] = useState(false)
  const form = useInlayForm({ schema: z.object({ name: z.string() }), defaultValues: { name: '' }, onSubmit: save })
  const close = async () => {
    if (await form.confirmLeave()) setOpen(false)
  }
  return (
    <InlayRoot>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog open={open} title="Name" onOpenChange={() => void close()}>
        <Form form={form}>
          <FormTextField name="name" label="Name" />
        </Form>
      </Dialog>
    </InlayRoot>
  )
}

async function leaveWhileSaved() {
  const saves: (() => void)[] = []
  const save = vi.fn(() => new Promise<void>((done) => void saves.push(done)))
  await render(<Renaming save={save} />)
  await userEvent.click(page.getByRole('button', { name: 'Rename' }))
  await userEvent.keyboard('Coolers{Enter}')
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  return { save, saves }
}

const question = page.getByRole('alertdialog')

it('asks no more once what was asked about is saved, and goes', async () => {
  const { saves } = await leaveWhileSaved()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).toBeVisible()
  saves[0]?.()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Rename' })).toHaveFocus()
})

it('saves what was typed while it was saved before it leaves', async () => {
  const { save, saves } = await leaveWhileSaved()
  await userEvent.keyboard('!{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Save and leave' }))
  saves[0]?.()
  await vi.waitFor(() => expect(save).toHaveBeenLastCalledWith({ name: 'Coolers!' }))
  saves[1]?.()
  await expect.element(page.getByRole('button', { name: 'Rename' })).toHaveFocus()
  expect(save).toHaveBeenCalledTimes(2)
})

it('does not take for saved what was typed while it was checked', async () => {
  const checks: (() => void)[] = []
  const schema = z.object({
    name: z
      .string()
      .refine((name) => name === '' || new Promise<boolean>((done) => void checks.push(() => done(true)))),
  })
  const save = vi.fn()
  const Named = () => {
    const form = useInlayForm({ schema, defaultValues: { name: '' }, onSubmit: save })
    return (
      <InlayRoot>
        <Form form={form} aria-label="Naming">
          <FormTextField name="name" label="Name" />
        </Form>
      </InlayRoot>
    )
  }
  await render(<Named />)
  const field = page.getByRole('textbox', { name: 'Name' })
  await userEvent.fill(field, 'Coolers')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(checks).toHaveLength(1))
  await userEvent.keyboard('!')
  checks[0]?.()
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith({ name: 'Coolers' }))
  await expect.element(field).toHaveValue('Coolers!')
  await expect.element(page.getByRole('form')).toHaveAttribute('data-dirty')
})

it('sees another file while one is saved', async () => {
  const saves: (() => void)[] = []
  const save = vi.fn(() => new Promise<void>((done) => void saves.push(done)))
  const [first, second] = [new File(['a'], 'a.csv'), new File(['b'], 'a.csv')]
  const Picked = () => {
    const form = useInlayForm({
      schema: z.object({ file: z.instanceof(File).nullable() }),
      defaultValues: { file: null },
      onSubmit: save,
    })
    return (
      <InlayRoot>
        <Form form={form} aria-label="Picking">
          <Button onClick={() => form.methods.setValue('file', first, { shouldDirty: true })}>First</Button>
          <Button onClick={() => form.methods.setValue('file', second, { shouldDirty: true })}>Second</Button>
          <Button type="submit">Save</Button>
        </Form>
      </InlayRoot>
    )
  }
  await render(<Picked />)
  await userEvent.click(page.getByRole('button', { name: 'First' }))
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(save).toHaveBeenLastCalledWith({ file: first }))
  await userEvent.click(page.getByRole('button', { name: 'Second' }))
  saves[0]?.()
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(save).toHaveBeenLastCalledWith({ file: second }))
})
