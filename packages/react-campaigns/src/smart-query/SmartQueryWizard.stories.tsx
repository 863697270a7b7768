import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SmartQueryWizard } from './SmartQueryWizard'

const meta = {
  title: 'Campaigns/Smart Query',
  component: SmartQueryWizard,
  args: { open: true, onOpenChange: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof SmartQueryWizard>

export default meta
type Story = StoryObj<typeof meta>

type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]

async function toPreview({ canvas, userEvent }: Pick<Canvas, 'canvas' | 'userEvent'>, firmographics: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Salesforce and Snowflake' }))
  await userEvent.clear(canvas.getByRole('textbox', { name: 'Value 1' }))
  await userEvent.type(canvas.getByRole('textbox', { name: 'Value 1' }), firmographics)
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Director and above' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to preview' }))
}

/** It begins with one row that wants its value; examples fill it with one press. */
export const Accounts: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Value 1' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Accounts and contacts fill in while they are found. */
export const Preview: Story = {
  async play(context) {
    await toPreview(context, 'Salesforce')
    await expect(await context.canvas.findByText(/in the preview$/, undefined, { timeout: 20_000 })).toBeVisible()
  },
}

/** The search is under way. */
export const Making: Story = {
  parameters: { inlay: { faults: { 'artifacts.generateAudience': { latency: Infinity } } } },
  async play(context) {
    await toPreview(context, 'Salesforce')
    await expect(await context.canvas.findByRole('progressbar', { name: 'Finding contacts...' })).toBeVisible()
  },
}

/** Nobody uses that. */
export const WithoutLeads: Story = {
  async play(context) {
    await toPreview(context, 'Nothing that anybody uses')
    const text = 'No leads returned. Go back and adjust your filters.'
    await expect(await context.canvas.findByText(text, undefined, { timeout: 20_000 })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { inlay: { faults: { 'artifacts.generateAudience': { status: 500 } }, expectedConsole: [/500/] } },
  async play(context) {
    await toPreview(context, 'Salesforce')
    await expect(await context.canvas.findByText('The preview could not be made')).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { locale: 'ar' } }

export const LongTexts: Story = { globals: { locale: 'pseudo' } }
