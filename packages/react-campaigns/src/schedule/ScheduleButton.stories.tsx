import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { launchable } from '../launch/fixtures/launchable'
import { ScheduleButton } from './ScheduleButton'

const meta = {
  title: 'Campaigns/Schedule/Button',
  component: ScheduleButton,
  args: { campaign: launchable },
} satisfies Meta<typeof ScheduleButton>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is scheduled yet; then it says what is. */
export const FromNoneToScheduled: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save schedule' }))
    await expect(await canvas.findByRole('button', { name: 'Schedule: At 10:00 AM, every day' })).toBeVisible()
  },
}
