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

/** What removes a tag is as large as a finger needs, though it looks smaller; the tag is no wider for it. */
export const SideBySide: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: true }] } } },
  render: () => (
    <div style={{ display: 'flex', gap: 4 }}>
      {['Sweden', 'Norway', 'EU'].map((label) => (
        <Tag key={label} label={label} onRemove={remove} />
      ))}
    </div>
  ),
  async play({ canvas }) {
    for (const button of canvas.getAllByRole('button')) {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      await expect([right - left, bottom - top]).toEqual([24, 24])
      const corners = [left + 0.5, right - 0.5].flatMap((x) => [top + 0.5, bottom - 0.5].map((y) => [x, y] as const))
      for (const [x, y] of corners) await expect(button.ownerDocument.elementFromPoint(x, y)).toBe(button)
      const tag = button.parentElement?.getBoundingClientRect()
      await expect((tag?.right ?? 0) - right).toBe(-1)
    }
  },
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
