import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Overview } from './fixtures/Overview'

/** The parts beside each other: that they are of one hand is seen only here. */
const meta = {
  title: 'Kit/Overview',
  component: Overview,
} satisfies Meta<typeof Overview>

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
