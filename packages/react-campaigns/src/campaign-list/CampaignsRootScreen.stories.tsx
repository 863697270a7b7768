import type { Meta, StoryObj } from '@storybook/react-vite'
import { memoryStorage } from '@inlay/sdk-core'
import { expect } from 'storybook/test'
import { CampaignsRootScreen } from './CampaignsRootScreen'

const meta = {
  title: 'Campaigns/Campaign list/Campaigns root',
  component: CampaignsRootScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof CampaignsRootScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Start campaign' })).toBeDisabled()
    await expect(await canvas.findByRole('list', { name: 'Campaigns' })).toBeVisible()
  },
}

export const Empty: Story = { parameters: { inlay: { scenario: 'empty' } } }

/** The campaign cannot be made: what was typed stays, and can be sent again. */
export const StartFails: Story = {
  parameters: {
    inlay: {
      faults: { 'campaigns.create': { status: 500 } },
      expectedConsole: [/500/],
      host: { storage: memoryStorage() },
    },
  },
  async play({ canvas, userEvent }) {
    const prompt = canvas.getByRole('textbox', { name: 'Describe a new campaign' })
    await userEvent.clear(prompt)
    await userEvent.type(prompt, 'Heads of logistics in Norway{Enter}')
    await expect(
      await canvas.findByText('There was an error creating the campaign. Please try again later.'),
    ).toBeInTheDocument()
    await expect(prompt).toHaveValue('Heads of logistics in Norway')
    await expect(canvas.getByRole('button', { name: 'Start campaign' })).toBeEnabled()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
