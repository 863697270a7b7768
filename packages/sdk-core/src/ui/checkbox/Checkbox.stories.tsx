import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Link } from '../link/Link'
import { Checkbox } from './Checkbox'

const meta = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  args: { label: 'Skip contacts without an address', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const ByPointerAndKey: Story = {
  args: { hint: 'They stay in the list and can be enriched later' },
  async play({ canvas, userEvent, args }) {
    const box = canvas.getByRole('checkbox', { name: 'Skip contacts without an address' })
    await expect(box).toHaveAccessibleDescription('They stay in the list and can be enriched later')
    await userEvent.click(canvas.getByText('They stay in the list and can be enriched later'))
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true, { reason: 'pressed' })
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false, { reason: 'pressed' })
  },
}

/** A press chooses all; as long as it is mixed outside, it stays so. */
export const Mixed: Story = {
  args: { label: 'All 342 contacts', mixed: true, checked: false },
  async play({ canvas, userEvent, args }) {
    const box = canvas.getByRole('checkbox', { name: 'All 342 contacts' })
    await expect(box).toBePartiallyChecked()
    await userEvent.click(box)
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true, { reason: 'pressed' })
    await expect(box).toBePartiallyChecked()
  },
}

/** What does not take a press shows that it did not. */
export const Controlled: Story = {
  args: { checked: false },
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
  },
}

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Some" mixed />
      <Checkbox label="Not now" disabled />
      <Checkbox label="Always on" disabled defaultChecked hint="Every message says how to stop them" />
      <Checkbox label="Some, not now" disabled mixed />
      <Checkbox label="With a word on it" hint="They stay in the list and can be enriched later" defaultChecked />
      <Checkbox
        required
        error="Tick this box to go on"
        label={
          <>
            I have read the <Link href="#terms">terms of sending</Link>
          </>
        }
      />
    </div>
  ),
  async play({ canvas }) {
    const terms = canvas.getByRole('checkbox', { name: /terms of sending/ })
    await expect(terms).toBeRequired()
    await expect(terms).toBeInvalid()
    await expect(terms).toHaveAccessibleDescription('Tick this box to go on')
  },
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

export const LongText: Story = {
  args: {
    label:
      'Kühlketten-Spediteure Nordeuropa, Beschaffung und Transportleitung, Herbstausschreibung einschließlich aller Nachträge',
    hint: 'Gilt für alle Kontakte, die seit der letzten Ausschreibung hinzugekommen sind und noch nicht angeschrieben wurden',
  },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Checkbox {...args} />
    </div>
  ),
}

/** In a table the words are only read. */
export const WithoutWords: Story = {
  args: { label: 'Select Theo Okafor', labelHidden: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox', { name: 'Select Theo Okafor' })).toBeVisible()
  },
}

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow' } },
  render: function Isolated(args) {
    const [checked, setChecked] = useState(false)
    return <Checkbox {...args} checked={checked} onCheckedChange={setChecked} hint={checked ? 'Skipped' : 'Kept'} />
  },
  async play({ canvasElement, userEvent }) {
    await waitFor(() => expect(rootOf(canvasElement)?.querySelector('input')).toBeTruthy())
    const inside = within(rootOf(canvasElement) as unknown as HTMLElement)
    await userEvent.click(inside.getByText('Skip contacts without an address'))
    await expect(inside.getByRole('checkbox')).toHaveAccessibleDescription('Skipped')
  },
}

function rootOf(canvas: HTMLElement) {
  return canvas.querySelector('[data-inlay-host]')?.shadowRoot?.querySelector('[data-inlay-root]')
}
