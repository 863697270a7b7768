import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IntegrationsScreen } from './IntegrationsScreen'

const meta = {
  title: 'Campaigns/Integrations',
  component: IntegrationsScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minBlockSize: '640px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IntegrationsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('HeyReach')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { inlay: { scenario: 'empty' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No connections found...')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { inlay: { faults: { 'connections.list': { latency: Infinity } } } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading integrations')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { inlay: { faults: { 'connections.list': { status: 500, times: 1 } }, expectedConsole: [/500/] } },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Error loading integrations')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('HeyReach')).toBeVisible()
  },
}

/** What is asked for a new connection. */
export const Adding: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add connection' }))
    await expect(await canvas.findByRole('dialog', { name: 'Add connection' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { locale: 'ar' } }

export const LongTexts: Story = { globals: { locale: 'pseudo' } }
