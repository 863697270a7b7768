import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CampaignImportDialog } from './CampaignImportDialog'

const meta = {
  title: 'Campaigns/Create audience/Campaign import',
  component: CampaignImportDialog,
  args: { open: true, onOpenChange: () => undefined },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof CampaignImportDialog>

export default meta
type Story = StoryObj<typeof meta>

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const Full: Story = {
  async play({ canvasElement }) {
    const list = await pageOf(canvasElement).findByRole('radiogroup', { name: 'Existing campaigns' })
    await expect(within(list).getAllByRole('radio')[0]).toBeEnabled()
  },
}

/** No campaign is active and with no provider. */
export const Empty: Story = {
  parameters: { inlay: { scenario: 'empty' } },
  async play({ canvasElement }) {
    const text = 'No existing campaigns found. Create a new one to get started.'
    await expect(await pageOf(canvasElement).findByText(text)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { inlay: { faults: { 'campaigns.list': { latency: Infinity } } } },
  async play({ canvasElement }) {
    await expect(await pageOf(canvasElement).findByRole('status', { name: 'Loading campaigns' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { inlay: { faults: { 'campaigns.list': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvasElement }) {
    await expect(await pageOf(canvasElement).findByText('The campaigns could not be loaded')).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { locale: 'ar' } }

export const LongTexts: Story = { globals: { locale: 'pseudo' } }
