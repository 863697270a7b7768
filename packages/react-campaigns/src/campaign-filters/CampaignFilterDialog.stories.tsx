import type { TextType } from '@inlay/sdk-core/filters'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { CampaignFilterDialog } from './CampaignFilterDialog'

const onClose = fn()

const ownTypes: ReadonlyMap<string, TextType> = new Map([
  ['age', 'number'],
  ['customer', 'boolean'],
  ['signed_up', 'dmy'],
])

const meta = {
  title: 'Campaigns/Campaign filters/Dialog',
  component: CampaignFilterDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { campaignId: 'campaign_northwind_2', filterName: 'PRE_ENRICH_FILTER', total: 48, onClose },
  beforeEach: () => {
    onClose.mockClear()
  },
} satisfies Meta<typeof CampaignFilterDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is set yet: a condition is built, and the server says how many contacts it would leave. */
export const Empty: Story = {
  async play({ canvas, userEvent }) {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Manage Campaign Filters' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Add condition' }))
    await userEvent.keyboard('{Enter}Email status{Enter}')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('verified')
    await expect(await dialog.findByText(/^\d+ of 48 contacts$/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled')
  },
}

/** Columns that a file brought along are asked for what their texts stand for. */
export const OwnColumns: Story = {
  args: {
    fields: ['age', 'customer', 'signed_up'],
    typeOf: (field) => ownTypes.get(field),
  },
  async play({ canvas, userEvent }) {
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Add condition' }))
    await userEvent.keyboard('{Enter}Age{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}greater than{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('40')
    await expect(dialog.getByRole('combobox', { name: 'Comparison' })).toHaveTextContent('greater than')
    await expect(dialog.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled')
  },
}

/** What cannot be read is said in its row, and is not saved. */
export const Unreadable: Story = {
  async play({ canvas, userEvent }) {
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Add condition' }))
    await userEvent.keyboard('{Enter}Title{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}contains{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('(vp')
    await expect(dialog.getByRole('textbox', { name: 'Value' })).toBeInvalid()
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const PostEnrich: Story = { args: { filterName: 'POST_ENRICH_FILTER' } }

export const Loading: Story = {
  parameters: { inlay: { faults: { 'campaignFilters.list': { latency: Infinity } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'Loading filters' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { inlay: { faults: { 'campaignFilters.list': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvas }) {
    await expect(await canvas.findByText('The filters could not be loaded')).toBeVisible()
  },
}

export const Dark: Story = { ...Empty, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Empty, globals: { direction: 'rtl' } }
