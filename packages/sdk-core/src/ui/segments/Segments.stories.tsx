import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartLine, Table } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Segments } from './Segments'

const changed = fn()

const meta = {
  title: 'Kit/Segments',
  component: Segments,
  args: {
    label: 'Shown as',
    items: [
      { value: 'chart', label: 'Chart', icon: ChartLine },
      { value: 'table', label: 'Table', icon: Table },
    ],
    onValueChange: changed,
  },
} satisfies Meta<typeof Segments>

export default meta
type Story = StoryObj<typeof meta>

export const ByPointer: Story = {
  async play({ canvas, userEvent }) {
    changed.mockClear()
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }))
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked()
    await expect(changed.mock.calls).toEqual([['table', { reason: 'pressed' }]])
  },
}

export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Chart' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Table' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Chart' })).toBeChecked()
  },
}

export const IconsOnly: Story = {
  args: { iconsOnly: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
