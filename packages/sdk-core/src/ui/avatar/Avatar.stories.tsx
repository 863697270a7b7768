import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './Avatar'

const meta = { title: 'Kit/Avatar', component: Avatar, args: { name: 'Theo Okafor' } } satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

const names = ['Maren Lindqvist', 'Theo Okafor', 'Priya Raghunathan', 'Jonas Weidemann', 'Sofía Aldana', '山田 太郎']

export const People: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      {names.map((name) => (
        <Avatar key={name} name={name} size={24} />
      ))}
      <Avatar name="Theo Okafor" size={40} labelled />
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Theo Okafor' })).toHaveTextContent('TO')
  },
}

export const Dark: Story = { ...People, globals: { theme: 'dark' } }

/** A picture that cannot be had leaves the initials. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA', size: 40, labelled: true },
  async play({ canvas }) {
    await expect(await canvas.findByText('TO')).toBeVisible()
  },
}
