import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { launchable } from './fixtures/launchable'
import { SendLeadsDialog } from './SendLeadsDialog'

const meta = {
  title: 'Campaigns/Launch/Add leads',
  component: SendLeadsDialog,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { campaign: launchable, waiting: 3, onClose: fn() },
} satisfies Meta<typeof SendLeadsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Lists: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /Warm introductions/ }))
    await expect(canvas.getByRole('button', { name: 'Add leads' })).not.toHaveAttribute('aria-disabled')
  },
}

export const Loading: Story = {
  parameters: { inlay: { faults: { 'linkedInLaunch.lists': { latency: Infinity } } } },
}

export const NotConnected: Story = {
  parameters: { inlay: { scenario: 'empty' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Integrate' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { inlay: { faults: { 'linkedInLaunch.lists': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvas }) {
    await expect(await canvas.findByText('The provider could not be asked')).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
