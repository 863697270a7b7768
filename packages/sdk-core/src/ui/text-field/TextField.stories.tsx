import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { TextArea } from '../text-area/TextArea'
import { TextField } from './TextField'
import { columns } from '../overview/fixtures/layout'

const meta = {
  title: 'Kit/TextField',
  component: TextField,
  args: { label: 'Name', required: true, placeholder: 'Name this campaign', onValueChange: fn() },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('textbox', { name: 'Name' })
    await expect(field).toBeRequired()
    await userEvent.click(canvas.getByText('Name'))
    await expect(field).toHaveFocus()
    await userEvent.keyboard('La')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('La', { reason: 'typed' })
  },
}

export const Invalid: Story = {
  args: {
    label: 'Email',
    required: false,
    type: 'email',
    icon: Mail,
    defaultValue: 'theo@brightwater',
    error: 'Enter a full address',
  },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Enter a full address')
  },
}

export const Clearable: Story = {
  args: { clearable: true, defaultValue: 'Cold-chain', required: false },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Name' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', { reason: 'cleared' })
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.keyboard('La')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('La', { reason: 'typed' })
    await expect(canvas.getByRole('button', { name: 'Clear Name' })).toBeVisible()
  },
}

export const Password: Story = {
  args: { label: 'Password', type: 'password', defaultValue: 'chilled-lanes', placeholder: undefined },
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText(/^Password/)
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Show Password' })).toHaveFocus()
    await expect(field).toHaveAttribute('type', 'password')
  },
}

/** Longer text can be typed, so that nothing pasted is cut off; the counter says how much is too much. */
export const Counted: Story = {
  args: { label: 'Subject line', maxCharacters: 12, defaultValue: 'Reefers' },
  async play({ canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveAccessibleDescription('7 of 12')
    await userEvent.type(field, ' 👩‍👩‍👧 to go')
    await expect(field).toHaveAccessibleDescription('15 of 12')
    const said = () => canvasElement.querySelector('[aria-live="polite"]')?.textContent
    await waitFor(() => expect(said()).toBe('3 characters too many'), { timeout: 3_000 })
  },
}

export const Described: Story = {
  args: { hint: 'As on the invoice', 'aria-describedby': 'elsewhere' },
  render: (args) => (
    <>
      <TextField {...args} />
      <p id="elsewhere">Shown to contacts</p>
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Shown to contacts As on the invoice')
  },
}

export const States: Story = {
  render: () => (
    <div style={{ ...columns(3, 240), maxInlineSize: 900 }}>
      <TextField label="Clearable" clearable defaultValue="Cold-chain" />
      <TextField label="Password" type="password" defaultValue="chilled-lanes" />
      <TextField label="Subject" maxCharacters={20} defaultValue="Reefers on the Oslo lane" />
      <TextField label="Name" required placeholder="Name this campaign" />
      <TextField label="Company" optional defaultValue="Northwind" hint="As it stands on its website" />
      <TextField label="Workspace" disabled defaultValue="Northwind" />
      <TextField label="Email" icon={Mail} defaultValue="theo@brightwater" error="Enter a full address" />
      <TextField label="Subject line" counter="31 of 60" end={<Button variant="link">Write again</Button>} />
      <TextField label="Small" size="compact" defaultValue="28 high" />
      <TextArea label="Goal" defaultValue="Lead with their own volume, one figure per mail." counter="48 of 500" />
      <TextArea label="Prompt" error="Say what you want found" minRows={2} />
      <TextArea label="Note" disabled defaultValue="Nothing to change here" minRows={2} />
    </div>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

/** A text area is as high as its text, up to a number of lines. */
export const AutoGrow: Story = {
  render: function AutoGrow() {
    const [value, setValue] = useState('One line')
    return (
      <div style={columns(1, 240)}>
        <TextArea label="Goal" value={value} onValueChange={setValue} minRows={2} maxRows={5} />
        <div>
          <Button onClick={() => setValue('')}>Empty it</Button>
        </div>
      </div>
    )
  },
  async play({ canvas, userEvent }) {
    const area = canvas.getByRole('textbox', { name: 'Goal' })
    const small = area.clientHeight
    await userEvent.type(area, '\nsecond\nthird\nfourth')
    const grown = area.clientHeight
    await expect(grown).toBe(small + 40)
    await userEvent.type(area, '\n5\n6\n7\n8')
    await expect(area.clientHeight).toBe(small + 60)
    await userEvent.click(canvas.getByRole('button', { name: 'Empty it' }))
    await expect(area.clientHeight).toBe(small)
  },
}
