import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Kbd } from './Kbd'

const meta = { title: 'Kit/Kbd', component: Kbd, args: { keys: 'mod+shift+k' } } satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const Chord: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('K')).toBeVisible()
  },
}

/** One after the other. */
export const Sequence: Story = {
  args: { keys: 'g c' },
  async play({ canvas }) {
    await expect(canvas.getByText('then')).toBeVisible()
  },
}

export const Dark: Story = { ...Chord, globals: { theme: 'dark' } }

/** Keys run from left to right wherever they stand. */
export const RightToLeft: Story = { ...Sequence, globals: { direction: 'rtl' } }
