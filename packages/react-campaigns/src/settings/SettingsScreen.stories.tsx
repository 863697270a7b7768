import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SettingsScreen } from './SettingsScreen'

const meta = {
  title: 'Campaigns/Settings',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minBlockSize: '720px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Company: Story = {
  args: { tab: 'company' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Company name' })).toHaveValue('Northwind Freight')
  },
}

export const BrandVoice: Story = { args: { tab: 'brand-voice' } }

export const Icp: Story = {
  args: { tab: 'icp' },
  async play({ canvas }) {
    await expect(await canvas.findByText('Head of Logistics')).toBeVisible()
  },
}

export const Integrations: Story = { args: { tab: 'integrations' } }

export const KnowledgeBase: Story = {
  args: { tab: 'knowledge-base' },
  async play({ canvas }) {
    await expect(await canvas.findByText('Service levels 2026.docx')).toBeVisible()
  },
}

/** What was read of a document. */
export const DocumentText: Story = {
  args: { tab: 'knowledge-base' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show the text of .*Service levels/ }))
    await expect(await canvas.findByText(/free of charge/)).toBeVisible()
  },
}

export const Empty: Story = {
  args: { tab: 'icp' },
  parameters: { inlay: { scenario: 'empty' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No job titles added yet')).toBeVisible()
  },
}

export const NoDocuments: Story = {
  args: { tab: 'knowledge-base' },
  parameters: { inlay: { scenario: 'empty' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No documents yet')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { tab: 'company' },
  parameters: { inlay: { faults: { 'valuePropositions.list': { latency: Infinity } } } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading settings')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { tab: 'brand-voice' },
  parameters: { inlay: { faults: { 'brandVoices.list': { status: 500, times: 1 } }, expectedConsole: [/500/] } },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Failed to load brand voice. Please try refreshing the page.')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('textbox', { name: 'Brand tone' })).toBeVisible()
  },
}

export const Dark: Story = { args: { tab: 'icp' }, globals: { theme: 'dark' } }

export const RightToLeft: Story = { args: { tab: 'knowledge-base' }, globals: { locale: 'ar' } }

export const LongTexts: Story = { args: { tab: 'company' }, globals: { locale: 'pseudo' } }
