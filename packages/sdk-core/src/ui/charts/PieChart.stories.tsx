import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PieChart, type PieChartProps } from './PieChart'
import { countries, statuses } from './fixtures/chart-rows'
import { drawnPlot } from './fixtures/drawn-plot'
import { different, loadingMarks } from './fixtures/loading-marks'

interface PartRow {
  readonly status: string
  readonly contacts: number | null
}

const selected = fn()

const meta = {
  title: 'Kit/PieChart',
  component: PieChart<PartRow>,
  args: {
    title: 'Contacts by status',
    data: statuses,
    label: 'status',
    partLabel: 'Status',
    value: 'contacts',
    valueLabel: 'Contacts',
    totalLabel: 'contacts',
    onPointSelect: selected,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <PieChart {...args} />
    </div>
  ),
} satisfies Meta<PieChartProps<PartRow>>

export default meta
type Story = StoryObj<typeof meta>

export const Ring: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const InShadowRoot: Story = { parameters: { inlay: { isolation: 'shadow' } } }

export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    selected.mockClear()
    const plot = await drawnPlot(canvas)
    plot.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(await canvas.findByText('Enriched: 96 (28.1%). 2 of 4')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(selected.mock.calls).toEqual([
      [{ row: statuses[1], index: 1, series: undefined, value: 96 }, { reason: 'key' }],
    ])
  },
}

export const ByPointer: Story = {
  async play({ canvas, userEvent }) {
    selected.mockClear()
    const plot = await drawnPlot(canvas)
    const box = plot.getBoundingClientRect()
    const coords = { clientX: box.left + 156, clientY: box.top + box.height / 2 - 20 }
    await userEvent.pointer({ keys: '[MouseLeft]', target: plot, coords })
    await expect(selected.mock.calls[0]?.[0]).toMatchObject({ index: 0, value: 144 })
  },
}

/** The smallest are gathered. */
export const ManyParts: Story = {
  args: {
    title: 'Contacts by country',
    data: [
      ...countries.map(({ name, contacts }) => ({ status: name, contacts })),
      { status: 'Unknown', contacts: null },
    ],
    maxSlices: 5,
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Other (3)')).toBeVisible()
  },
}

export const OnePart: Story = { args: { data: statuses.slice(0, 1) } }

export const Patterns: Story = { args: { patterns: 'always' } }

export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <PieChart {...args} height={260} />
    </div>
  ),
}

export const Loading: Story = {
  args: { state: 'loading' },
  async play({ canvas }) {
    const [ring, ...legend] = loadingMarks(canvas)
    await expect(ring?.width).toBe(ring?.height)
    await expect(ring?.width).toBeGreaterThan(120)
    await expect(Math.min(...legend.map(({ x }) => x))).toBeGreaterThan((ring?.x ?? 0) + (ring?.width ?? 0))
    await expect(different(legend.map(({ y }) => y))).toBe(legend.length)
  },
}

export const Failed: Story = { args: { state: 'failed', onRetry: fn() } }

export const Empty: Story = { args: { data: [{ status: 'Created', contacts: null }] } }

/** Zeros are data: it is said that there is nothing to part, and they are in the table. */
export const NothingButZeros: Story = {
  args: { data: statuses.map(({ status }) => ({ status, contacts: 0 })) },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { name: 'All values are zero' })).toBeVisible()
    await expect(canvas.queryByText('No data yet')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show summary' }))
    await expect(canvas.getByText('All values are zero.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: 'Enriched 0 –' })).toBeVisible()
  },
}

/** What is below zero is no part of a whole: it is named, and stands in the table. */
export const BelowZero: Story = {
  args: {
    data: [
      { status: 'Refunded', contacts: -3 },
      { status: 'Created', contacts: 5 },
      { status: 'Enriched', contacts: 0 },
    ],
  },
  async play({ canvas, userEvent }) {
    const note = 'Below zero, not shown as parts: Refunded (-3).'
    await expect(await canvas.findByText(note, { selector: 'li' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show summary' }))
    await expect(canvas.getByText(`5 contacts: Created 100%. ${note}`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent)
    await expect(rows).toEqual(['StatusContactsShare', 'Created5100%', 'Refunded-3–', 'Enriched00%'])
  },
}

export const NothingAboveZero: Story = {
  args: { data: [{ status: 'Refunded', contacts: -3 }] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'No value is above zero' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toBeVisible()
  },
}
