import type { Meta, StoryObj } from '@storybook/react-vite'
import { Globe } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Avatar } from '../avatar/Avatar'
import { Tag } from './Tag'

const meta = {
  title: 'Kit/Tag',
  component: Tag,
  args: { label: 'Sweden' },
} satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const Removable: Story = {
  args: { onRemove: fn() },
  async play({ canvas, userEvent, args }) {
    const remove = canvas.getByRole('button', { name: 'Remove Sweden' })
    await userEvent.click(remove)
    await expect(args.onRemove).toHaveBeenLastCalledWith({ reason: 'pressed' })
    remove.blur()
    await userEvent.tab()
    await expect(remove).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledTimes(2)
  },
}

const remove = () => undefined

export const States: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Tag label="Sweden" />
      <Tag label="Norway" onRemove={remove} />
      <Tag label="Europe" icon={Globe} onRemove={remove} />
      <Tag label="Theo Okafor" start={<Avatar name="Theo Okafor" size={20} />} onRemove={remove} />
      <Tag label="theo@brightwater" invalid="Not a full address" onRemove={remove} />
      <Tag label="Denmark" disabled onRemove={remove} />
    </div>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } }

export const LongText: Story = {
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <Tag label="Kühlketten-Spediteure Nordeuropa, Beschaffung und Transportleitung" onRemove={remove} />
    </div>
  ),
}
