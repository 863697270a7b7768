import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { LineChart, type LineChartProps } from './LineChart'
import { longWalk, months, type MonthRow } from './fixtures/chart-rows'
import { drawnPlot } from './fixtures/drawn-plot'
import { loadingMarks } from './fixtures/loading-marks'

const selected = fn()
const download = fn<(file: { readonly blob: Blob; readonly filename: string }) => void>()
const host = { download }
const format: Intl.NumberFormatOptions = { maximumFractionDigits: 1 }

const meta = {
  title: 'Kit/LineChart',
  component: LineChart<MonthRow>,
  parameters: { inlay: { host } },
  args: {
    title: 'Emails and replies',
    data: months,
    x: 'month',
    xLabel: 'Month',
    series: [
      { key: 'sent', label: 'Sent', value: 'sent' },
      { key: 'replies', label: 'Replies', value: 'replies' },
    ],
    onPointSelect: selected,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 560 }}>
      <LineChart {...args} />
    </div>
  ),
} satisfies Meta<LineChartProps<MonthRow>>

export default meta
type Story = StoryObj<typeof meta>

export const TwoSeries: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Replies')).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    selected.mockClear()
    const plot = await drawnPlot(canvas)
    plot.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(await canvas.findByText('Feb, Sent: 30. 2 of 12')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByText('Feb, Replies: 16. 2 of 12')).toBeInTheDocument()
    await userEvent.keyboard('{End}{Enter}')
    await expect(selected.mock.calls).toEqual([
      [{ row: months[11], index: 11, series: 'replies', value: 42 }, { reason: 'key' }],
    ])
    await userEvent.keyboard('{Escape}{Enter}')
    await expect(selected).toHaveBeenCalledTimes(1)
  },
}

export const ByPointer: Story = {
  async play({ canvas, userEvent }) {
    selected.mockClear()
    const plot = await drawnPlot(canvas)
    const box = plot.getBoundingClientRect()
    await userEvent.pointer({ target: plot, coords: { clientX: box.right - 12, clientY: box.top + 12 } })
    await expect(await canvas.findByText('84')).toBeVisible()
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: plot,
      coords: { clientX: box.right - 12, clientY: box.top + 12 },
    })
    await expect(selected.mock.calls[0]).toEqual([
      { row: months[11], index: 11, series: 'sent', value: 84 },
      { reason: 'pressed' },
    ])
  },
}

export const AsTable: Story = {
  async play({ canvas, userEvent }) {
    const height = canvas.getByRole('figure').getBoundingClientRect().height
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('table', { name: 'Emails and replies' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Mar 27 21' })).toBeInTheDocument()
    await expect(canvas.getByRole('figure').getBoundingClientRect().height).toBe(height)
  },
}

export const Summary: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show summary' }))
    await expect(canvas.getByText(/Sent: rising from 22 to 84; highest 84 \(Dec\), lowest 22 \(Jan\)\./)).toBeVisible()
  },
}

export const Downloaded: Story = {
  async play({ canvas, userEvent }) {
    download.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    const file = download.mock.calls[0]?.[0]
    await expect(file?.filename).toBe('Emails and replies.csv')
    await expect((await file?.blob.text())?.split('\r\n')[1]).toBe('Jan,22,14')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    const plot = await drawnPlot(canvas)
    plot.focus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(await canvas.findByText('Feb, Sent: 30. 2 of 12')).toBeInTheDocument()
  },
}

export const InShadowRoot: Story = { parameters: { inlay: { host, isolation: 'shadow' } } }

export const Gaps: Story = {
  args: {
    title: 'Replies, with a summer break',
    data: months.map((row, index) => (index > 4 && index < 8 && index !== 6 ? { ...row, replies: null } : row)),
  },
}

export const Negative: Story = {
  args: {
    title: 'Change in contacts',
    data: months.map((row, index) => ({ ...row, sent: row.sent - 50, replies: index === 3 ? 0 : -20 })),
  },
}

export const OnePoint: Story = { args: { data: months.slice(0, 1) } }

export const HugeNumbers: Story = {
  args: {
    title: 'Shipments',
    data: months.map((row) => ({ ...row, sent: row.sent ** 6, replies: (row.replies ?? 0) ** 6 })),
  },
}

/** Beyond six, colours come again with another dash. */
export const ManySeries: Story = {
  args: {
    title: 'Replies by mailbox',
    series: Array.from({ length: 9 }, (_, index) => ({
      key: `mailbox-${index}`,
      label: `Mailbox ${index + 1}`,
      value: (row: MonthRow) => row.sent * (1 - index / 10) + index * 4,
    })),
  },
}

/** With nothing to tell apart there is no legend. */
const withoutLegend: Story['play'] = async ({ canvas }) => {
  await expect(canvas.queryByText('Replies')).not.toBeInTheDocument()
}

export const Loading: Story = {
  args: { state: 'loading' },
  async play(context) {
    await withoutLegend(context)
    const [line, ...others] = loadingMarks(context.canvas)
    await expect(others).toEqual([])
    await expect(line?.width).toBeGreaterThan(400)
    await expect(line?.clip).toMatch(/^polygon/)
  },
}

/** It goes on to the left there, as its line will. */
export const LoadingRightToLeft: Story = {
  args: { state: 'loading' },
  globals: { direction: 'rtl' },
  async play({ canvas }) {
    const mark = canvas.getByRole('figure').querySelector('.inlay-Chart-skeleton > .inlay-Skeleton')
    await expect(mark && getComputedStyle(mark).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  },
}

export const Failed: Story = { args: { state: 'failed', onRetry: fn() }, play: withoutLegend }

export const Empty: Story = {
  args: { data: [], empty: 'They appear once the first campaign is launched.' },
  play: withoutLegend,
}

/** Title and tools share the first row of the head; the legend has the second. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <LineChart {...args} height={140} />
    </div>
  ),
  async play({ canvas }) {
    const top = (text: HTMLElement) => text.getBoundingClientRect().top
    const title = canvas.getByText('Emails and replies').getBoundingClientRect()
    const tools = canvas.getByRole('button', { name: 'Download CSV' }).getBoundingClientRect()
    await expect(title.bottom).toBeGreaterThan(tools.top)
    await expect(top(canvas.getByText('Sent'))).toBeGreaterThanOrEqual(tools.bottom)
    await expect(top(canvas.getByText('Replies'))).toBe(top(canvas.getByText('Sent')))
  },
}

/** The direction may change where no provider tells of it, and nothing else with it. */
export const DirectionChanged: Story = {
  render: (args) => (
    <div dir="ltr" data-testid="page" style={{ inlineSize: 520 }}>
      <LineChart {...args} />
    </div>
  ),
  async play({ canvas }) {
    const plot = await drawnPlot(canvas)
    const left = (text: string) => within(plot).getByText(text).getBoundingClientRect().left
    await expect(left('Jan')).toBeLessThan(left('Oct'))
    canvas.getByTestId('page').dir = 'rtl'
    await waitFor(() => expect(left('Jan')).toBeGreaterThan(left('Oct')))
  },
}

/** It follows its container, and the room below the head stays as high as it was. */
export const Resized: Story = {
  render: (args) => (
    <div data-testid="container" style={{ inlineSize: 520 }}>
      <LineChart {...args} />
    </div>
  ),
  async play({ canvas }) {
    const plot = await drawnPlot(canvas)
    const { height } = plot.getBoundingClientRect()
    await waitFor(() => expect(plot.querySelector('.inlay-Chart-svg')).toHaveAttribute('width', '520'))
    canvas.getByTestId('container').style.inlineSize = '320px'
    await waitFor(() => expect(plot.querySelector('.inlay-Chart-svg')).toHaveAttribute('width', '320'))
    await expect(plot.getBoundingClientRect().height).toBe(height)
  },
}

const days = Array.from({ length: 45 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 8, 20 + index)),
  replies: 20 + ((index * 7) % 13),
}))

/** Dates stand to scale and are written as in the locale. */
export const DatesOfALocale: StoryObj = {
  globals: { locale: 'de' },
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <LineChart title="Antworten" data={days} x="day" y="replies" utc />
    </div>
  ),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('5. Okt.')).toBeVisible()
    const plot = await drawnPlot(canvas)
    plot.focus()
    await userEvent.keyboard('{Home}')
    await expect(await canvas.findByText('20.09.2026, Antworten: 20. 1 of 45')).toBeInTheDocument()
  },
}

/** Painted on a canvas; each answer to a pointer fits into a frame. */
export const TenThousandPoints: StoryObj = {
  render: () => (
    <LineChart
      title="Requests"
      data={longWalk(10_000)}
      x="at"
      y="value"
      yLabel="Requests"
      format={format}
      zero={false}
      utc
    />
  ),
  async play({ canvas, userEvent }) {
    const plot = await drawnPlot(canvas)
    const painted = plot.querySelector('canvas')
    await expect(painted).toBeVisible()
    const box = plot.getBoundingClientRect()
    const times: number[] = []
    for (let step = 0; step < 20; step += 1) {
      const coords = { clientX: box.left + (box.width * (step + 1)) / 22, clientY: box.top + 40 }
      const before = performance.now()
      await userEvent.pointer({ target: plot, coords })
      times.push(performance.now() - before)
    }
    const middle = times.toSorted((a, b) => a - b)[10] ?? Infinity
    await expect(middle).toBeLessThan(50)

    const inTheme = painted?.toDataURL()
    const root = plot.closest<HTMLElement>('[data-inlay-root]')
    root?.setAttribute('data-theme', getComputedStyle(root).colorScheme === 'dark' ? 'light' : 'dark')
    await waitFor(() => expect(painted?.toDataURL()).not.toBe(inTheme))
  },
}
