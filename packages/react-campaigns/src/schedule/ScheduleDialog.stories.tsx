import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { launchable } from '../launch/fixtures/launchable'
import { launched } from '../launch/fixtures/launched'
import { ScheduleDialog } from './ScheduleDialog'

const meta = {
  title: 'Campaigns/Schedule',
  component: ScheduleDialog,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  args: { campaign: launchable, onClose: fn() },
} satisfies Meta<typeof ScheduleDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is checked by itself: daily is suggested. */
export const None: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: 'Daily at 10:00' })).toBeChecked()
    await expect(await canvas.findByText('At 10:00 AM, every day')).toBeVisible()
  },
}

/** Saved in a first dialog; a second would show it so. */
export const Running: Story = {
  args: { campaign: launched },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Weekly on Monday at 10:00' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save schedule' }))
    const state = within(await canvas.findByRole('region', { name: 'State' }))
    await expect(await state.findByText('Running')).toBeVisible()
    await expect(await state.findByText('At 10:00 AM, only on Monday')).toBeVisible()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Paused: Story = {
  args: { campaign: launched },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save schedule' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }))
    await expect(await canvas.findByRole('button', { name: 'Resume' })).toBeVisible()
    await expect(canvas.getByText('None while paused')).toBeVisible()
  },
}

/** A cron text is read while it is typed. */
export const Advanced: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Advanced' }))
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Frequency' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Weekly' }))
    await expect(await canvas.findByRole('textbox', { name: 'Cron text' })).toHaveValue('0 10 * * 1,3')
    await expect(await canvas.findByText('At 10:00 AM, only on Monday and Wednesday')).toBeVisible()
  },
}

export const Unreadable: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Advanced' }))
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Frequency' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Daily' }))
    const cron = await canvas.findByRole('textbox', { name: 'Cron text' })
    await userEvent.clear(cron)
    await userEvent.type(cron, '61 * * * *')
    await userEvent.click(canvas.getByRole('button', { name: 'Save schedule' }))
    await expect(cron).toHaveAccessibleDescription(/This cannot be read: Invalid value for minute: 61/)
  },
}

export const Loading: Story = {
  parameters: { inlay: { faults: { 'scheduleJobs.get': { latency: Infinity } } } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading schedule')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { inlay: { faults: { 'scheduleJobs.get': { status: 500, times: 1 } }, expectedConsole: [/500/] } },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('The schedule could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('radio', { name: 'Daily at 10:00' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { locale: 'ar' } }

export const LongTexts: Story = { globals: { locale: 'pseudo' } }
