import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { BubbleChart, type BubbleChartProps } from './BubbleChart'
import { campaigns, type CampaignRow } from './fixtures/chart-rows'
import { drawnPlot } from './fixtures/drawn-plot'
import { different, loadingMarks } from './fixtures/loading-marks'

const selected = fn()
const format: Intl.NumberFormatOptions = { maximumFractionDigits: 3 }

const meta = {
  title: 'Kit/BubbleChart',
  component: BubbleChart<CampaignRow>,
  args: {
    title: 'Campaigns',
    data: campaigns,
    label: 'name',
    x: 'sent',
    xLabel: 'Sent',
    y: (row: CampaignRow) => row.rate * 100,
    yLabel: 'Replies in percent',
    size: 'contacts',
    sizeLabel: 'Contacts',
    group: 'kind',
    format,
    onPointSelect: selected,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 560 }}>
      <BubbleChart {...args} height={260} />
    </div>
  ),
} satisfies Meta<BubbleChartProps<CampaignRow>>

export default meta
type Story = StoryObj<typeof meta>

export const Groups: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('LinkedIn')).toBeVisible()
    const plot = await drawnPlot(canvas)
    const room = plot.getBoundingClientRect()
    const named = (name: string) => within(plot).getByText(name, { selector: 'text' }).getBoundingClientRect()
    const [y, x, area] = [named('Replies in percent'), named('Sent'), named('Area: Contacts')]
    await expect(y.left - room.left).toBeLessThan(2)
    await expect(y.top).toBeGreaterThanOrEqual(room.top - 2)
    await expect(area.left).toBeGreaterThan(y.right)
    await expect(x.bottom).toBeLessThanOrEqual(room.bottom + 2)
    for (const mark of plot.querySelectorAll('circle')) {
      await expect(mark.getBoundingClientRect().top).toBeGreaterThan(y.bottom)
      await expect(mark.getBoundingClientRect().bottom).toBeLessThan(x.top)
    }
  },
}

/** Years have no comma, and no halves. */
export const Years: Story = {
  args: {
    data: campaigns.map((row, index) => ({ ...row, sent: 2022 + (index % 4) })),
    xLabel: 'Year',
  },
  async play({ canvas }) {
    const labels = within(await drawnPlot(canvas)).getAllByText(/^20\d\d|^2,0/, { selector: 'text' })
    await expect(labels.map(({ textContent }) => textContent)).toEqual(['2022', '2023', '2024', '2025'])
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const InShadowRoot: Story = { parameters: { inlay: { isolation: 'shadow' } } }

export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    selected.mockClear()
    const plot = await drawnPlot(canvas)
    plot.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(
      await canvas.findByText(
        /^Quay managers \(LinkedIn\): Sent 180, Replies in percent 15.1,? and Contacts 64\. 1 of 4$/,
      ),
    ).toBeInTheDocument()
    await expect(selected.mock.calls[0]?.[0]).toMatchObject({ row: campaigns[4], series: 'LinkedIn' })
  },
}

export const OneSize: Story = { args: { size: undefined, group: undefined } }

export const AsTable: Story = {
  args: { defaultView: 'table' },
  async play({ canvas }) {
    await expect(canvas.getByRole('columnheader', { name: 'Contacts' })).toBeVisible()
    // Words begin where they are read from; numbers end below each other.
    const ends = canvas.getAllByRole('columnheader').map((head) => getComputedStyle(head).textAlign)
    await expect(ends).toEqual(['start', 'end', 'end', 'end', 'start'])
  },
}

/** With nothing to tell apart there is no legend. */
const withoutLegend: Story['play'] = async ({ canvas }) => {
  await expect(canvas.queryByText('LinkedIn')).not.toBeInTheDocument()
}

export const Loading: Story = {
  args: { state: 'loading' },
  async play(context) {
    await withoutLegend(context)
    const marks = loadingMarks(context.canvas)
    await expect(marks.every(({ width, height }) => width === height)).toBe(true)
    await expect(different(marks.map(({ x }) => x))).toBe(marks.length)
    await expect(different(marks.map(({ y }) => y))).toBe(marks.length)
  },
}

export const Failed: Story = { args: { state: 'failed', onRetry: fn() }, play: withoutLegend }

export const Empty: Story = { args: { data: [] } }

const many = Array.from({ length: 10_000 }, (_, index) => ({
  name: `Contact ${index + 1}`,
  score: (index * 7_919) % 1_000,
  replies: Math.round(50 + 40 * Math.sin(index) * Math.cos(index * 0.37) + ((index * 7_919) % 1_000) / 20),
}))

export const TenThousandPoints: StoryObj = {
  render: () => (
    <BubbleChart
      title="Contacts"
      data={many}
      label="name"
      x="score"
      xLabel="Score"
      y="replies"
      yLabel="Replies"
      height={300}
    />
  ),
  async play({ canvas }) {
    await expect((await drawnPlot(canvas)).querySelector('canvas')).toBeVisible()
  },
}
