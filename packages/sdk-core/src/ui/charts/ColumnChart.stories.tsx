import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ColumnChart, type ColumnChartProps } from './ColumnChart'
import { countries, months, type MonthRow } from './fixtures/chart-rows'
import { drawnPlot } from './fixtures/drawn-plot'
import { different, loadingMarks } from './fixtures/loading-marks'

type CountryRow = (typeof countries)[number]

const selected = fn()
const series = [
  { key: 'sent', label: 'Sent', value: 'sent' },
  { key: 'replies', label: 'Replies', value: 'replies' },
] as const

const meta = {
  title: 'Kit/ColumnChart',
  component: ColumnChart<CountryRow>,
  args: {
    title: 'Contacts by country',
    data: countries,
    x: 'country',
    xLabel: 'Country',
    y: 'contacts',
    yLabel: 'Contacts',
    onPointSelect: selected,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 560 }}>
      <ColumnChart {...args} />
    </div>
  ),
} satisfies Meta<ColumnChartProps<CountryRow>>

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
    await userEvent.keyboard('{End}')
    await expect(await canvas.findByText('FR, Contacts: 17. 7 of 7')).toBeInTheDocument()
    await userEvent.keyboard('{Home}{ArrowRight} ')
    await expect(selected.mock.calls).toEqual([
      [{ row: countries[1], index: 1, series: undefined, value: 69 }, { reason: 'key' }],
    ])
  },
}

export const ByPointer: Story = {
  async play({ canvas, userEvent }) {
    selected.mockClear()
    const plot = await drawnPlot(canvas)
    const box = plot.getBoundingClientRect()
    const coords = { clientX: box.left + 50, clientY: box.top + 60 }
    await userEvent.pointer({ keys: '[MouseLeft]', target: plot, coords })
    await expect(selected.mock.calls[0]?.[0]).toEqual({ row: countries[0], index: 0, series: undefined, value: 84 })
  },
}

export const LongNames: Story = { args: { title: 'Contacts by country, in full', x: 'name' } }

export const LastIsThePoint: Story = { args: { emphasis: 'last' } }

export const Grouped: StoryObj = {
  render: () => <ColumnChart title="Emails and replies" data={months} x="month" xLabel="Month" series={series} />,
  async play({ canvas }) {
    const plot = await drawnPlot(canvas)
    // Colour is not all that tells the columns of a month apart.
    const hatches = [...plot.querySelectorAll('.inlay-Chart-hatch')]
    await expect(hatches).toHaveLength(months.filter(({ replies }) => replies !== null).length)
    for (const hatch of hatches) await expect(hatch).toBeVisible()
    const signs = canvas.getAllByRole('listitem')
    await expect(signs.map(({ textContent }) => textContent)).toEqual(['Sent', 'Replies'])
    await expect(signs[1]?.querySelector('.inlay-Chart-hatch')).toBeVisible()
  },
}

export const Stacked: StoryObj = {
  render: () => (
    <ColumnChart
      title="Emails and replies"
      data={months}
      x="month"
      xLabel="Month"
      series={series}
      arrangement="stacked"
    />
  ),
  async play({ canvas, userEvent }) {
    const plot = await drawnPlot(canvas)
    const [below, above] = [...plot.querySelectorAll('.inlay-Chart-fill')].map((part) => part.getBoundingClientRect())
    await expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBeGreaterThan(1.9)
    const ground = plot.querySelector('.inlay-Chart-grid')?.getBoundingClientRect()
    await expect(Math.abs((below?.bottom ?? 0) - (ground?.top ?? 0))).toBeLessThan(1.1)
    // Colour is not all that tells them apart: the second has a hatch, and so has its sign in the legend.
    const hatches = [...plot.querySelectorAll('.inlay-Chart-hatch')]
    await expect(hatches).toHaveLength(months.filter(({ replies }) => replies !== null).length)
    for (const hatch of hatches) await expect(hatch).toBeVisible()
    // Its legend is read from the top, as the column is.
    const signs = canvas.getAllByRole('listitem')
    await expect(signs.map(({ textContent }) => textContent)).toEqual(['Replies', 'Sent'])
    await expect(signs[0]?.querySelector('.inlay-Chart-hatch')).toBeVisible()
    await expect(signs[1]?.querySelector('.inlay-Chart-hatch')).toBe(null)
    // What is said of a column is in the order of its parts, from the top.
    plot.focus()
    await userEvent.keyboard('{Home}')
    const tip = plot.querySelector('.inlay-Chart-tip')
    await expect(tip?.textContent).toMatch(/Replies.*Sent/)
  },
}

const mailboxes = Array.from({ length: 9 }, (_, index) => ({
  key: `mailbox-${index}`,
  label: `Mailbox ${index + 1}`,
  value: (row: MonthRow) => Math.round(row.sent / (index + 1)),
}))

/** What is behind the sixth is added up. */
export const ManySeries: StoryObj = {
  render: () => (
    <ColumnChart title="Sent by mailbox" data={months} x="month" series={mailboxes} arrangement="stacked" />
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText('Other (4)')).toBeVisible()
  },
}

export const Patterns: StoryObj = {
  render: () => (
    <ColumnChart
      title="Sent by mailbox"
      data={months}
      x="month"
      series={mailboxes}
      arrangement="stacked"
      patterns="always"
    />
  ),
}

export const Negative: StoryObj = {
  render: () => (
    <ColumnChart
      title="Won and lost"
      data={months}
      x="month"
      series={[
        { key: 'won', label: 'Won', value: 'sent' },
        { key: 'lost', label: 'Lost', value: (row: MonthRow) => -(row.replies ?? 0) },
      ]}
      arrangement="stacked"
    />
  ),
}

const changes = [
  { month: 'Jan', change: 12 },
  { month: 'Feb', change: -20 },
  { month: 'Mar', change: 4 },
]

/** The value of a column below zero is below it, and above what stands along the axis. */
export const LowestIsThePoint: StoryObj = {
  render: () => <ColumnChart title="Change in contacts" data={changes} x="month" y="change" emphasis="lowest" />,
  async play({ canvas }) {
    const plot = await drawnPlot(canvas)
    const value = within(plot).getByText('-20', { selector: '.inlay-Chart-value' }).getBoundingClientRect()
    const column = plot.querySelectorAll('.inlay-Chart-fill')[1]?.getBoundingClientRect()
    await expect(value.top).toBeGreaterThanOrEqual(column?.bottom ?? Infinity)
    await expect(value.bottom).toBeLessThanOrEqual(within(plot).getByText('Feb').getBoundingClientRect().top)
  },
}

export const Loading: Story = {
  args: { state: 'loading' },
  async play({ canvas }) {
    const marks = loadingMarks(canvas)
    await expect(different(marks.map(({ foot }) => foot))).toBe(1)
    await expect(different(marks.map(({ height }) => height))).toBe(marks.length)
  },
}

export const Failed: Story = { args: { state: 'failed', onRetry: fn() } }

export const Empty: Story = { args: { data: [] } }

export const TenThousandPoints: StoryObj = {
  render: () => (
    <ColumnChart title="Requests" data={requests} x={(row) => row.at} y="value" yLabel="Requests" emphasis="none" />
  ),
  async play({ canvas }) {
    const plot = await drawnPlot(canvas)
    await expect(plot.querySelector('canvas')).toBeVisible()
    await expect(within(plot).getByText('5,000')).toBeVisible()
    await expect(within(plot).getByText('6,000')).toBeVisible()
  },
}

const requests = Array.from({ length: 10_000 }, (_, at) => ({ at, value: 100 + Math.round(60 * Math.sin(at / 400)) }))
