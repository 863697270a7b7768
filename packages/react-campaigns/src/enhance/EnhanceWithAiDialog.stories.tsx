import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { EnhanceWithAiDialog } from './EnhanceWithAiDialog'

const onClose = fn()
const column = {
  fieldName: 'reason_to_care',
  userPrompt:
    'In one sentence, and without flattery: why would this person care about cheaper cold storage this quarter? Name what you build on.',
  fieldsToEnrichFrom: ['title', 'organization_name', 'linkedin_posts'],
}

const meta = {
  title: 'Campaigns/Enhance/Enhance with AI',
  component: EnhanceWithAiDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    campaignId: 'campaign_northwind_2',
    artifactType: 'contact',
    fields: ['name', 'title', 'organization_name', 'email', 'linkedin_posts', 'reason_to_care'],
    aiColumns: [column],
    rowCount: 48,
    onClose,
  },
  beforeEach: () => {
    onClose.mockClear()
  },
} satisfies Meta<typeof EnhanceWithAiDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Both fields are needed; the name is made one that a column can have. */
export const NewColumn: Story = {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('button', { name: 'Enhance' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), 'Write an icebreaker')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Column Name' }), 'Ice breaker')
    await expect(canvas.getByText('Kept as ice_breaker')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enhance' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  },
}

/** One that is there: its name stays. */
export const ExistingColumn: Story = {
  args: { column },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Column Name' })).toHaveAttribute('readonly')
  },
}

/** A name that other fields have is refused before anything is overwritten. */
export const NameTaken: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Column Name' }), 'Email')
    await userEvent.tab()
    await expect(await canvas.findByText(/which would be overwritten/)).toBeVisible()
  },
}

/** It could not be begun: all that was typed is still there. */
export const NotStarted: Story = {
  args: { column },
  parameters: { inlay: { faults: { 'artifacts.enrichWithAi': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enhance' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue(column.userPrompt)
  },
}

export const Dark: Story = { args: { column }, globals: { theme: 'dark' } }

export const RightToLeft: Story = { args: { column }, globals: { direction: 'rtl' } }
