import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { writable, written } from './fixtures/writable'
import { MessageWizard } from './MessageWizard'

const meta = {
  title: 'Campaigns/Messages',
  component: MessageWizard,
  args: { open: true, onOpenChange: fn(), campaign: writable, messageType: 'email' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta<typeof MessageWizard>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]

async function toPreview({ canvas, userEvent }: Pick<Canvas, 'canvas' | 'userEvent'>) {
  const goal = await canvas.findByRole('textbox', { name: /^Draft a Structure/ })
  if ((goal as HTMLTextAreaElement).value === '') await userEvent.type(goal, 'Book a first call about routes at night')
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue to preview' }))
}

/** A goal is all that is needed: what is left empty is written. */
export const Settings: Story = {
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Draft a Structure/ })).toHaveFocus())
    const sample = canvas.getByRole('button', { name: 'Generate sample template' })
    await expect(sample).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Draft a Structure/ }), 'Book a first call')
    await expect(sample).not.toHaveAttribute('aria-disabled', 'true')
  },
}

/** Fields of the contacts are offered as they are named, and what nobody has is said. */
export const Fields: Story = {
  async play({ canvas, userEvent }) {
    const text = await canvas.findByRole('textbox', { name: 'First Mail' })
    await canvas.findByText(/^Messages are written for/)
    await userEvent.type(text, 'Size {{{{shoe_size}}? Hello {{{{fir')
    await expect(await canvas.findByRole('option', { name: /First name/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('No contact has “shoe_size”: nobody would get this message.')).toBeVisible()
  },
}

/** Messages that are there: their steps stay, what they say changes. */
export const Edit: Story = {
  args: { campaign: written },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Add a step' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Delete First Mail' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Preview: Story = {
  args: { campaign: written },
  async play(context) {
    await toPreview(context)
    await expect(await context.canvas.findByText('Why this message', undefined, { timeout: 20_000 })).toBeVisible()
  },
}

export const LinkedIn: Story = {
  args: { messageType: 'linkedin' },
  async play(context) {
    await toPreview(context)
    await expect(await context.canvas.findByText('Why this message', undefined, { timeout: 20_000 })).toBeVisible()
  },
}

/** The samples are being written. */
export const Sampling: Story = {
  args: { campaign: written },
  parameters: { inlay: { faults: { 'artifacts.sampleMessages': { latency: Infinity } } } },
  async play(context) {
    await toPreview(context)
    await expect(await context.canvas.findByText('Writing samples')).toBeInTheDocument()
  },
}

export const SamplesFailed: Story = {
  args: { campaign: written },
  parameters: { inlay: { faults: { 'artifacts.sampleMessages': { status: 500 } }, expectedConsole: [/500/] } },
  async play(context) {
    await toPreview(context)
    await expect(await context.canvas.findByText('The samples could not be written')).toBeVisible()
  },
}

/** Nothing can be tried without them; the texts can be written all the same. */
export const ContactsFailed: Story = {
  parameters: { inlay: { faults: { 'artifacts.list': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvas }) {
    await expect(await canvas.findByText('The contacts could not be loaded')).toBeVisible()
  },
}

export const Dark: Story = { args: { campaign: written }, globals: { theme: 'dark' } }

export const RightToLeft: Story = { args: { campaign: written }, globals: { locale: 'ar' } }

export const LongTexts: Story = { args: { campaign: written }, globals: { locale: 'pseudo' } }
