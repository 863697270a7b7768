import { StrictMode, useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import '../styles.css'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { Drawer } from '../drawer/Drawer'
import { Form } from '../form/Form'
import { FormTextField } from '../form/FormTextField'
import { useInlayForm } from '../form/use-inlay-form'
import { InlayRoot } from '../root/InlayRoot'

interface LayerProps {
  readonly open: boolean
  readonly title: string
  readonly onOpenChange: () => void
  readonly children: ReactNode
}

const layers = {
  dialog: (props: LayerProps) => <Dialog {...props} />,
  drawer: (props: LayerProps) => <Drawer {...props} />,
  'modal drawer': (props: LayerProps) => <Drawer modal {...props} />,
}

interface RenamingProps {
  readonly Layer: (props: LayerProps) => ReactNode
  readonly closesWhenSaved: boolean
}

function Renaming({ Layer, closesWhenSaved }: RenamingProps) {
  const [open, setOpen] = useState(false)
  const form = useInlayForm({
    schema: z.object({ name: z.string().min(1) }),
    defaultValues: { name: 'Reefers' },
    onSubmit: () => Promise.resolve(),
    onSaved: () => closesWhenSaved && setOpen(false),
  })
  const close = async () => {
    if (await form.confirmLeave()) setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Layer open={open} title="Name" onOpenChange={() => void close()}>
        <Form form={form}>
          <FormTextField name="name" label="Name" />
        </Form>
      </Layer>
    </>
  )
}

describe.each([
  { says: 'by whoever asked', closesWhenSaved: false },
  { says: 'as soon as it is saved', closesWhenSaved: true },
])('closed $says', ({ closesWhenSaved }) => {
  it.each(['dialog', 'drawer', 'modal drawer'] as const)('leads back from a %s to what opened it', async (kind) => {
    await render(
      <StrictMode>
        <InlayRoot>
          <Renaming Layer={layers[kind]} closesWhenSaved={closesWhenSaved} />
        </InlayRoot>
      </StrictMode>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Rename' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Coolers')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(page.getByRole('button', { name: 'Save and leave' }))
    await expect.element(page.getByRole('button', { name: 'Rename' })).toHaveFocus()
    expect(page.getByRole('textbox', { name: 'Name' }).elements()).toHaveLength(0)
  })
})
