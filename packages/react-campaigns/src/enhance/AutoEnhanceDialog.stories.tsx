import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { AutoEnhanceDialog } from './AutoEnhanceDialog'

const onClose = fn()

const meta = {
  title: 'Campaigns/Enhance/Auto Enhance',
  component: AutoEnhanceDialog,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { campaignId: 'campaign_northwind_2', artifactType: 'contact', rowCount: 48, onClose },
  beforeEach: () => {
    onClose.mockClear()
  },
} satisfies Meta<typeof AutoEnhanceDialog>

export default meta
type Story = StoryObj<typeof meta>

/** All connections are there. */
export const Connected: Story = {
  async play({ canvas, userEvent }) {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Auto Enhance' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'LinkedIn' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Enhance' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  },
}

/** Without connections, most cannot be chosen, and lead to where they are made. */
export const NotConnected: Story = {
  parameters: { inlay: { scenario: 'empty' } },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('link', { name: 'Integrate' })).toHaveLength(6)
    await expect(canvas.getByRole('checkbox', { name: 'LinkedIn' })).toBeEnabled()
  },
}

export const Accounts: Story = { args: { artifactType: 'account', rowCount: 12 } }

export const Loading: Story = {
  parameters: { inlay: { faults: { 'connections.list': { latency: Infinity } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('checkbox', { name: 'Notes' })).toBeDisabled()
  },
}

export const Failed: Story = {
  parameters: { inlay: { faults: { 'connections.list': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/The connections could not be loaded/)).toBeVisible()
  },
}

/** It could not be begun: what was chosen is still there. */
export const NotStarted: Story = {
  parameters: { inlay: { faults: { 'artifacts.autoEnrich': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'LinkedIn' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enhance' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The enrichment could not be started.')
    await expect(canvas.getByRole('checkbox', { name: 'LinkedIn' })).toBeChecked()
  },
}

export const Dark: Story = { parameters: { inlay: { scenario: 'empty' } }, globals: { theme: 'dark' } }

export const RightToLeft: Story = { parameters: { inlay: { scenario: 'empty' } }, globals: { direction: 'rtl' } }
