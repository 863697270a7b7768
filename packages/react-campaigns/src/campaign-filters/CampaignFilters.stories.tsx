import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CampaignFilters } from './CampaignFilters'

const meta = {
  title: 'Campaigns/Campaign filters/Buttons',
  component: CampaignFilters,
  args: { campaignId: 'campaign_northwind_2', total: 48 },
} satisfies Meta<typeof CampaignFilters>

export default meta
type Story = StoryObj<typeof meta>

/** A saved filter is counted at its button. */
export const Buttons: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pre-Enrich Filters' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Manage Campaign Filters' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Add condition' }))
    await userEvent.keyboard('{Enter}Email{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}exists{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    const button = await canvas.findByRole('button', { name: 'Pre-Enrich Filters 1' })
    await expect(button).toHaveAccessibleDescription('1 condition')
  },
}

/** Where there is little room they are one menu. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size', inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Post-Enrich Filters' }))
    await expect(await canvas.findByText(/^Post-enrich:/)).toBeVisible()
  },
}

export const Busy: Story = { args: { disabledReason: 'The campaign is being worked on' } }
