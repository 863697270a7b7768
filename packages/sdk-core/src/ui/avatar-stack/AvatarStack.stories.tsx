import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AvatarStack } from './AvatarStack'

const names = [
  'Maren Lindqvist',
  'Theo Okafor',
  'Priya Raghunathan',
  'Jonas Weidemann',
  'Sofía Aldana',
  'Émile Perrault',
]
const people = names.map((name, index) => ({ id: String(index), name }))

const meta = {
  title: 'Kit/AvatarStack',
  component: AvatarStack,
  args: { people, label: 'Members of Cold-chain shippers' },
} satisfies Meta<typeof AvatarStack>

export default meta
type Story = StoryObj<typeof meta>

/** Four by themselves, and two more whose names a tooltip says, by keyboard too. */
export const More: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('list', { name: 'Members of Cold-chain shippers' })).toBeVisible()
    await expect(canvas.getByText('+2')).toBeVisible()
    for (let person = 0; person < 5; person += 1) await userEvent.tab()
    const more = canvas.getByRole('img', { name: 'Sofía Aldana and Émile Perrault' })
    await expect(more).toHaveFocus()
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Sofía Aldana and Émile Perrault')
  },
}

/** One more stands by herself: a number would take the same room and say less. */
export const OneOver: Story = {
  args: { people: people.slice(0, 5) },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Sofía Aldana' })).toBeVisible()
    await expect(canvas.queryByText('+1')).toBeNull()
  },
}

/** Only the first are known; the rest is a number. */
export const Thousands: Story = {
  args: { total: 2_340 },
  async play({ canvas }) {
    await expect(canvas.getByText('+2,336')).toBeVisible()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <AvatarStack {...args} size={20} />
      <AvatarStack {...args} size={24} label="Regular" />
      <AvatarStack {...args} size={40} label="Large" />
    </div>
  ),
}

export const Dark: Story = { ...Sizes, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Sizes, globals: { direction: 'rtl' } }
