import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod'
import '../styles.css'
import { InlayRoot } from '../root/InlayRoot'
import { Form } from './Form'
import { FormNumberField } from './FormNumberField'
import { FormTextField } from './FormTextField'
import { SubmitButton } from './SubmitButton'
import { useInlayForm } from './use-inlay-form'

const Campaign = z.object({ name: z.string(), site: z.url().optional(), people: z.int().nullable().optional() })

type Save = () => Promise<void>

/** A form whose optional fields begin with nothing: their keys are left out. */
function CampaignForm({ onSubmit }: { readonly onSubmit: Save }) {
  const form = useInlayForm({ schema: Campaign, defaultValues: { name: '' }, onSubmit, guard: false })
  return (
    <InlayRoot>
      <Form form={form} aria-label="Campaign">
        <FormTextField name="name" label="Name" />
        <FormTextField name="site" label="Site" />
        <FormNumberField name="people" label="People" />
        <button type="button" onClick={() => form.methods.reset()}>
          Begin again
        </button>
        <SubmitButton>Save</SubmitButton>
      </Form>
    </InlayRoot>
  )
}

async function open(onSubmit: Save = () => Promise.resolve()) {
  const screen = await render(
    <StrictMode>
      <CampaignForm onSubmit={onSubmit} />
    </StrictMode>,
  )
  return { screen, form: screen.getByRole('form', { name: 'Campaign' }) }
}

it('counts as unchanged with keys that its values leave out, at first and when it begins again', async () => {
  const { screen, form } = await open()
  await expect.element(form).not.toHaveAttribute('data-dirty')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Site' }), 'https://brightwater.example')
  await expect.element(form).toHaveAttribute('data-dirty')
  await userEvent.click(screen.getByRole('button', { name: 'Begin again' }))
  await expect.element(screen.getByRole('textbox', { name: 'Site' })).toHaveValue('')
  await expect.element(form).not.toHaveAttribute('data-dirty')
})

it('forgets what was said of a number that was put right when it begins again', async () => {
  const { screen } = await open()
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'People' }), '2.6')
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByText(/^Rounded to 3/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Begin again' }))
  await expect.element(screen.getByText(/^Rounded to 3/)).not.toBeInTheDocument()
})

it('leads from the button that tries again, which goes, to the one that saves', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce(new TypeError('No network')).mockResolvedValue()
  const { screen } = await open(save)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const again = screen.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  ;(again.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  expect(save).toHaveBeenCalledTimes(2)
})
