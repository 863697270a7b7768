import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { createManualClock } from '../../ports/manual-clock'
import { Overview } from './fixtures/Overview'

/** Noon of 21 November 2026, wherever this is looked at. */
const clock = createManualClock(new Date(2026, 10, 21, 12).getTime())

/** The parts beside each other: that they are of one hand is seen only here. */
const meta = {
  title: 'Kit/Overview',
  component: Overview,
  parameters: { inlay: { host: { clock } }, docs: { story: { inline: false, height: '720px' } } },
  async play({ canvas }) {
    const sample = (name: string) => {
      const body = canvas.getByTitle<HTMLIFrameElement>(name).contentDocument?.body
      return within(body ?? canvas.getByTitle(name))
    }
    const seen = (name: string, role: string) =>
      waitFor(() => expect(sample(name).getByRole(role)).toBeVisible(), { timeout: 10_000 })
    await seen('Select, open', 'listbox')
    await seen('Menu, open', 'menu')
    await seen('Dialog, open', 'alertdialog')
    await seen('Tooltip', 'button')
    await fireEvent.pointerOver(sample('Tooltip').getByRole('button'), { pointerType: 'mouse' })
    await clock.advance(1_000)
    await seen('Tooltip', 'tooltip')
  },
} satisfies Meta<typeof Overview>

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {
  globals: { theme: 'light' },
  /** What is shown as focused, hovered or pressed looks other than at rest, by the rules of the sheets. */
  async play(context) {
    await meta.play(context)
    const row = within(context.canvas.getByRole('row', { name: /^Primary/ }))
    const [rest, hover, active, focus] = row.getAllByRole('button', { name: 'Launch' }).map((button) => ({
      ground: getComputedStyle(button).backgroundColor,
      outline: getComputedStyle(button).outlineStyle,
    }))
    await expect(new Set([rest?.ground, hover?.ground, active?.ground]).size).toBe(3)
    await expect([rest?.outline, focus?.outline]).toEqual(['none', 'solid'])
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Nothing is wider than a small window. */
export const Small: Story = {
  decorators: [
    (Page) => (
      <div data-testid="window" style={{ inlineSize: 640, margin: -24, padding: 24 }}>
        <Page />
      </div>
    ),
  ],
  async play(context) {
    await meta.play(context)
    const page = context.canvas.getByTestId('window')
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
