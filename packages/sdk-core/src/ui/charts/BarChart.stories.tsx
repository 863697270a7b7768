import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { BarChart, type BarChartProps } from './BarChart'
import { countries, months } from './fixtures/chart-rows'
import { drawnPlot } from './fixtures/drawn-plot'
import { different, loadingMarks } from './fixtures/loading-marks'

type CountryRow = (typeof countries)[number]

const selected = fn()

const meta = {
  title: 'Kit/BarChart',
  component: BarChart<CountryRow>,
  args: {
    title: 'Contacts by country',
    data: countries,
    x: 'name',
    xLabel: 'Country',
    y: 'contacts',
    yLabel: 'Contacts',
    onPointSelect: selected,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 560 }}>
      <BarChart {...args} />
    </div>
  ),
} satisfies Meta<BarChartProps<CountryRow>>

export default meta
type Story = StoryObj<typeof meta>

export const OneSeries: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const InShadowRoot: Story = { parameters: { inlay: { isolation: 'shadow' } } }

export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    selected.mockClear()
    const plot = await drawnPlot(canvas)
    plot.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(await canvas.findByText('Netherlands, Contacts: 69. 2 of 7')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(selected.mock.calls[0]?.[1]).toEqual({ reason: 'key' })
  },
}

export const LongNames: Story = {
  args: {
    data: [
      { country: 'SE', name: 'Sweden', contacts: 84 },
      ...countries.slice(1).map((row) => ({ ...row, name: `The Kingdom and the Islands of ${row.name}` })),
    ] as unknown as typeof countries,
  },
}

export const Stacked: StoryObj = {
  render: () => (
    <BarChart
      title="Emails and replies"
      data={months.slice(0, 5)}
      x="month"
      series={[
        { key: 'sent', label: 'Sent', value: 'sent' },
        { key: 'replies', label: 'Replies', value: 'replies' },
      ]}
      arrangement="stacked"
    />
  ),
}

export const Negative: StoryObj = {
  render: () => (
    <BarChart title="Change of rate" data={changes} x="name" y="change" format={{ signDisplay: 'exceptZero' }} />
  ),
  async play({ canvas }) {
    const { bar, value, name } = await lowest(canvas)
    await expect(value.right).toBeLessThan(bar.left)
    await expect(value.left).toBeGreaterThan(name.right)
  },
}

export const NegativeRightToLeft: StoryObj = {
  ...Negative,
  globals: { direction: 'rtl' },
  async play({ canvas }) {
    const { bar, value, name } = await lowest(canvas)
    await expect(value.left).toBeGreaterThan(bar.right)
    await expect(value.right).toBeLessThan(name.left)
  },
}

/** Where the last of `changes` stands. */
async function lowest(canvas: Parameters<typeof drawnPlot>[0]) {
  const plot = await drawnPlot(canvas)
  const box = (element: Element | undefined) => (element ?? plot).getBoundingClientRect()
  return {
    bar: box([...plot.querySelectorAll('.inlay-Chart-fill')].at(-1)),
    value: box(within(plot).getByText('-15', { selector: '.inlay-Chart-value' })),
    name: box(within(plot).getByText('Portugal')),
  }
}

const changes = [
  { name: 'Sweden', change: 12 },
  { name: 'Norway', change: 0 },
  { name: 'Poland', change: -8 },
  { name: 'Portugal', change: -15 },
]

export const Loading: Story = {
  args: { state: 'loading' },
  async play({ canvas }) {
    const marks = loadingMarks(canvas)
    await expect(different(marks.map(({ x }) => x))).toBe(1)
    await expect(different(marks.map(({ y }) => y))).toBe(marks.length)
    await expect(different(marks.map(({ width }) => width))).toBe(marks.length)
  },
}

export const Failed: Story = { args: { state: 'failed', onRetry: fn() } }

export const Empty: Story = { args: { data: [] } }
