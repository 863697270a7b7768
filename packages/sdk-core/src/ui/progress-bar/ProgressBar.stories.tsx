import type { Meta, StoryObj } from '@storybook/react-vite'
import { X } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { IconButton } from '../icon-button/IconButton'
import { ProgressBar } from './ProgressBar'

const meta = {
  title: 'Kit/ProgressBar',
  component: ProgressBar,
  args: { label: 'Enriching contacts' },
  decorators: [
    (Bar) => (
      <div style={{ maxInlineSize: 360 }}>
        <Bar />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

const stop = fn()

/** Words rather than a percentage, and a way to stop. */
export const Running: Story = {
  args: {
    value: 58,
    max: 342,
    valueText: '58 of 342',
    action: <IconButton icon={X} label="Stop" size="compact" onClick={stop} />,
  },
  async play({ canvas, userEvent }) {
    const bar = canvas.getByRole('progressbar', { name: 'Enriching contacts' })
    await expect(bar).toHaveAttribute('aria-valuenow', '58')
    await expect(bar).toHaveAttribute('aria-valuetext', '58 of 342')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(stop).toHaveBeenCalledOnce()
  },
}

export const Percentage: Story = {
  args: { value: 0.42, max: 1 },
  async play({ canvas }) {
    await expect(canvas.getByText('42%')).toBeVisible()
  },
}

/** Nobody knows how long it takes. */
export const Unknown: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const Paused: Story = { args: { value: 30, paused: true, valueText: 'Paused at 30%' } }

export const Done: Story = { args: { value: 100, tone: 'success' } }

export const Stopped: Story = { args: { value: 64, tone: 'danger', valueText: 'Stopped at 64%' } }

/** More than all is all, and the label gives way before the figure. */
export const TooMuchAndTooLong: Story = {
  args: { value: 900, max: 342, label: 'Enriching contacts of Bergmann & Lindqvist Kühllogistik Nordeuropa GmbH' },
  async play({ canvas, canvasElement, userEvent, args }) {
    const part = canvas.getByText('100%')
    const bar = canvas.getByRole('progressbar')
    await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(bar.getBoundingClientRect().right + 1)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await userEvent.hover(canvas.getByText(args.label))
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent(args.label)
  },
}

export const Bare: Story = { args: { value: 58, labelHidden: true } }

export const Dark: Story = { ...Running, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Percentage, args: { value: 42 }, globals: { direction: 'rtl' } }
