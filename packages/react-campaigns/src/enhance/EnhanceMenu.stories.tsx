import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EnhanceMenu } from './EnhanceMenu'

const enrichmentWithAiMetadata = [
  { fieldName: 'icebreaker', userPrompt: 'Write an icebreaker' },
  {
    fieldName: 'why_this_person_would_care_about_cheaper_cold_storage_this_quarter',
    userPrompt: 'Why would they care?',
  },
  { fieldName: 'of_accounts', userPrompt: 'What do they sell?' },
]

const meta = {
  title: 'Campaigns/Enhance/Menu',
  component: EnhanceMenu,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    campaign: { campaignId: 'campaign_northwind_2', enrichmentWithAiMetadata },
    artifactType: 'contact',
    fields: ['name', ...enrichmentWithAiMetadata.slice(0, 2).map(({ fieldName }) => fieldName)],
    rowCount: 48,
  },
} satisfies Meta<typeof EnhanceMenu>

export default meta
type Story = StoryObj<typeof meta>

/** The columns that these rows have from prompts can be changed. */
export const Contacts: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enhance contacts' }))
    await expect(canvas.queryByRole('menuitem', { name: 'Of accounts' })).toBeNull()
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Icebreaker' }))
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toHaveValue('Write an icebreaker')
  },
}

export const Accounts: Story = {
  args: { artifactType: 'account', fields: ['name'] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enhance accounts' }))
    await expect(await canvas.findByRole('menuitem', { name: 'Auto Enhance' })).toBeVisible()
  },
}

export const Busy: Story = { args: { disabledReason: 'The campaign is being worked on' } }
