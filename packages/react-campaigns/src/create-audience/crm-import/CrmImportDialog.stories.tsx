import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CrmImportDialog } from './CrmImportDialog'

const meta = {
  title: 'Campaigns/Create audience/CRM import',
  component: CrmImportDialog,
  args: { open: true, onOpenChange: () => undefined },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof CrmImportDialog>

export default meta
type Story = StoryObj<typeof meta>

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const Full: Story = {
  async play({ canvasElement, userEvent }) {
    const page = pageOf(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: /^Demo requests/ }))
    await expect(page.getByRole('button', { name: 'Import' })).toBeEnabled()
  },
}

/** The workspace is connected to no CRM. */
export const NotConnected: Story = {
  parameters: { inlay: { scenario: 'empty' } },
  async play({ canvasElement }) {
    await expect(await pageOf(canvasElement).findByRole('link', { name: 'Integrate' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { inlay: { faults: { 'crm.lists': { latency: Infinity } } } },
  async play({ canvasElement }) {
    await expect(await pageOf(canvasElement).findByRole('status', { name: 'Loading the lists' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { inlay: { faults: { 'crm.lists': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvasElement }) {
    await expect(await pageOf(canvasElement).findByText('The lists could not be loaded')).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { locale: 'ar' } }

export const LongTexts: Story = { globals: { locale: 'pseudo' } }
