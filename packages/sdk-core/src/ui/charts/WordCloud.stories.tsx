import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WordCloud, type WordCloudProps } from './WordCloud'
import { repliedWords } from './fixtures/chart-rows'
import { drawnPlot } from './fixtures/drawn-plot'
import { different, loadingMarks } from './fixtures/loading-marks'

type WordRow = (typeof repliedWords)[number]

const selected = fn()

const meta = {
  title: 'Kit/WordCloud',
  component: WordCloud<WordRow>,
  args: {
    title: 'Words in replies',
    data: repliedWords,
    word: 'word',
    value: 'count',
    valueLabel: 'Replies',
    onPointSelect: selected,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <WordCloud {...args} />
    </div>
  ),
} satisfies Meta<WordCloudProps<WordRow>>

export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const InShadowRoot: Story = { parameters: { inlay: { isolation: 'shadow' } } }

export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    selected.mockClear()
    const plot = await drawnPlot(canvas)
    plot.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(await canvas.findByText('lanes: 48. 2 of 24')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(selected.mock.calls).toEqual([
      [{ row: repliedWords[1], index: 1, series: undefined, value: 48 }, { reason: 'key' }],
    ])
  },
}

export const ByPointer: Story = {
  async play({ canvas, userEvent }) {
    selected.mockClear()
    const box = (await canvas.findByText('reefers')).getBoundingClientRect()
    const coords = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
    await userEvent.pointer({ keys: '[MouseLeft]', target: await drawnPlot(canvas), coords })
    await expect(selected.mock.calls[0]?.[0]).toMatchObject({ index: 0, value: 64 })
  },
}

/** A list, where a cloud would be confetti. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <WordCloud {...args} />
    </div>
  ),
}

export const OneWord: Story = { args: { data: repliedWords.slice(0, 1) } }

export const Loading: Story = {
  args: { state: 'loading' },
  async play({ canvas }) {
    const marks = loadingMarks(canvas).filter(({ width }) => width > 0)
    const middles = different(marks.map(({ y, foot }) => Math.round((y + foot) / 2)))
    await expect(middles).toBeGreaterThan(1)
    await expect(middles).toBeLessThan(marks.length)
  },
}

/** On its way, it has the layout of the list that is coming. */
export const NarrowLoading: Story = {
  ...Narrow,
  args: { state: 'loading' },
  async play({ canvas }) {
    const { right } = canvas.getByRole('figure').getBoundingClientRect()
    const rows = loadingMarks(canvas).filter(({ x, width }) => width > 0 && x < right)
    await expect(rows).toHaveLength(7)
    await expect(different(rows.map(({ x }) => x))).toBe(1)
    const steps = rows.slice(1).map(({ y }, index) => y - (rows[index]?.y ?? 0))
    await expect(new Set(steps)).toEqual(new Set([28]))
    const widths = rows.map(({ width }) => width)
    await expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  },
}

export const Failed: Story = { args: { state: 'failed', onRetry: fn() } }

export const Empty: Story = { args: { data: [] } }
