import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Badge } from '../badge/Badge'
import { TextField } from '../text-field/TextField'
import { Accordion } from './Accordion'

const changed = fn()

const meta = {
  title: 'Kit/Accordion',
  component: Accordion,
  args: {
    onValueChange: changed,
    items: [
      { value: 'firmographics', title: 'Firmographics', aside: '8 fields', content: 'Industry, size and place.' },
      { value: 'notes', title: 'Notes', content: <TextField label="Note" /> },
      { value: 'crm', title: 'CRM', aside: <Badge tone="success">Connected</Badge>, content: 'Owner and stage.' },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

/** What was typed is there when it is opened again. */
export const ByPointer: Story = {
  async play({ canvas, userEvent }) {
    changed.mockClear()
    const notes = canvas.getByRole('button', { name: 'Notes' })
    await userEvent.click(notes)
    await expect(changed).toHaveBeenCalledWith(['notes'], { reason: 'opened', item: 'notes' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Call on Monday')
    await userEvent.click(notes)
    await expect(canvas.queryByRole('textbox', { name: 'Note' })).toBeNull()
    await userEvent.click(notes)
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Call on Monday')
  },
}

export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region', { name: /Firmographics/ })).toHaveTextContent('Industry, size and place.')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /CRM/ })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('button', { name: /Firmographics/ })).toHaveFocus()
  },
}

/** One at a time. */
export const Single: Story = {
  args: { multiple: false, defaultValue: ['firmographics'] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /CRM/ }))
    await expect(canvas.getByRole('button', { name: /Firmographics/ })).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Dark: Story = { args: { defaultValue: ['firmographics', 'crm'] }, globals: { theme: 'dark' } }

export const RightToLeft: Story = { args: { defaultValue: ['firmographics'] }, globals: { direction: 'rtl' } }
