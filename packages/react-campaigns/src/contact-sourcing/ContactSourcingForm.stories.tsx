import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContactSourcingForm } from './ContactSourcingForm'

const meta = {
  title: 'Campaigns/Contact sourcing',
  component: ContactSourcingForm,
  args: { campaignId: 'campaign_northwind_2' },
} satisfies Meta<typeof ContactSourcingForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Find contacts' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** On its way: nothing can be changed meanwhile. */
export const Sending: Story = {
  parameters: { inlay: { faults: { 'artifacts.sourceContacts': { latency: Infinity } } } },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Value 1' }), 'CTO{Enter}')
    await expect(await canvas.findByRole('textbox', { name: 'Value 1' })).toBeDisabled()
  },
}

/** It could not be sent: what was typed stays. */
export const Failed: Story = {
  parameters: { inlay: { faults: { 'artifacts.sourceContacts': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Value 1' }), 'CTO{Enter}')
    await expect(await canvas.findByText(/^The contacts could not be fetched/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Value 1' })).toHaveValue('CTO')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { locale: 'ar' } }

export const LongTexts: Story = { globals: { locale: 'pseudo' } }
