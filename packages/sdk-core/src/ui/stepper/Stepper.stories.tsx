import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stepper } from './Stepper'

const selected = fn()

const steps = [
  { id: 'accounts', label: 'Define accounts' },
  { id: 'contacts', label: 'Define contacts' },
  { id: 'review', label: 'Review and save' },
]

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Those that stand beside their dot; one below it is cut off. */
function namesInSight(canvas: Canvas): readonly string[] {
  return canvas.getAllByRole('listitem').flatMap((item) => {
    const label = item.querySelector('.inlay-Stepper-label')
    const content = item.querySelector('.inlay-Stepper-content')
    if (!label || !content) return []
    const inSight = label.getBoundingClientRect().top < content.getBoundingClientRect().bottom
    return inSight ? [label.textContent ?? ''] : []
  })
}

const meta = {
  title: 'Kit/Stepper',
  component: Stepper,
  args: { label: 'Smart query', steps, current: 'contacts' },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Horizontal: Story = {
  async play({ canvas }) {
    const [done, current] = canvas.getAllByRole('listitem')
    await expect(done).toHaveTextContent('Define accounts (done)')
    await expect(current).toHaveAttribute('aria-current', 'step')
  },
}

/** Done steps lead back, by pointer and by keyboard; those to come do not. */
export const LeadsBack: Story = {
  args: { current: 'review', onStepSelect: selected },
  async play({ canvas, userEvent }) {
    selected.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: /Define contacts/ }))
    await expect(selected.mock.calls.map(([id]) => id)).toEqual(['accounts', 'contacts'])
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
}

export const Failed: Story = {
  args: { steps: steps.map((step) => (step.id === 'accounts' ? { ...step, failed: true } : step)) },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('needs attention')
  },
}

export const Vertical: Story = { args: { orientation: 'vertical' } }

/** In narrow places only the open step shows its words; the others are still read. */
export const Compact: Story = { args: { compact: true } }

/** Where there is less room than the names need, that of the open step stays whole; the others are whole or a dot. */
export const Narrow: Story = {
  decorators: [
    (Line) => (
      <div style={{ inlineSize: 312 }}>
        <Line />
      </div>
    ),
  ],
  async play({ canvas }) {
    const current = canvas.getByText('Define contacts')
    // A hair's breadth is enough to shorten it.
    const given = current.getBoundingClientRect().width
    current.style.flex = 'none'
    await expect(given).toBe(current.getBoundingClientRect().width)
    current.style.flex = ''
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(canvas.getByText('3').getBoundingClientRect().right).toBeLessThanOrEqual(
      list.getBoundingClientRect().right,
    )
    await expect(namesInSight(canvas)).toEqual(['Define contacts'])
  },
}

/** With a little more room, the names that have all of theirs are there. */
export const Tight: Story = {
  args: { current: 'accounts', steps: [...steps, { id: 'done', label: 'Done' }] },
  decorators: [
    (Line) => (
      <div style={{ inlineSize: 460 }}>
        <Line />
      </div>
    ),
  ],
  async play({ canvas }) {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    const seen = namesInSight(canvas)
    await expect(seen[0]).toBe('Define accounts')
    await expect(seen.length).toBeLessThan(4)
    for (const name of seen) {
      const label = canvas.getByText(name)
      await expect(label.scrollWidth).toBe(label.clientWidth)
    }
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
