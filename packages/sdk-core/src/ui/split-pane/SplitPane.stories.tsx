import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PanelLeft } from 'lucide-react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { memoryStorage } from '../../ports/memory-storage'
import { shadowRootOf } from '../floating/fixtures/shadow-root-of'
import { IconButton } from '../icon-button/IconButton'
import { SplitPane, type SplitPaneProps } from './SplitPane'

const chapters = [
  'Summary',
  'Market and customers',
  'Cold chain in Northern Europe',
  'Prices by lane',
  'Risks',
  'Annex',
]

function Outline() {
  return (
    <ol style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, padding: 12 }}>
      {chapters.map((name, index) => (
        <li key={name} style={{ display: 'flex', gap: 8, padding: '4px 8px', fontSize: 13, lineHeight: '20px' }}>
          <span style={{ color: 'var(--inlay-text-faint)', fontVariantNumeric: 'tabular-nums' }}>{index + 1}</span>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{name}</span>
        </li>
      ))}
    </ol>
  )
}

function Page() {
  return (
    <div style={{ display: 'grid', gap: 12, padding: 20, maxInlineSize: 560 }}>
      <h2 style={{ fontSize: 16, lineHeight: '24px' }}>Summary</h2>
      <p>
        Rates for refrigerated lanes rose by 6 % over the quarter. Carriers with their own depots kept their prices, and
        kept most of their customers.
      </p>
      <p>The lanes to Gothenburg and Helsinki are served twice a week from January on.</p>
    </div>
  )
}

const sizes = fn<NonNullable<SplitPaneProps['onSizeChange']>>()
const commits = fn<NonNullable<SplitPaneProps['onSizeCommit']>>()
const collapses = fn<NonNullable<SplitPaneProps['onCollapsedChange']>>()
const storage = memoryStorage()

const meta = {
  title: 'Kit/SplitPane',
  component: SplitPane,
  beforeEach: () => {
    sizes.mockClear()
    commits.mockClear()
    collapses.mockClear()
    for (const key of storage.keys()) storage.remove(key)
  },
  args: {
    label: 'Outline',
    start: <Outline />,
    end: <Page />,
    defaultSize: 240,
    min: 160,
    restMin: 200,
    onSizeChange: sizes,
    onSizeCommit: commits,
    onCollapsedChange: collapses,
  },
  decorators: [
    (Split, { parameters }) => (
      <div
        style={{
          inlineSize: parameters['inFull'] === true ? 720 : undefined,
          maxInlineSize: 720,
          blockSize: 320,
          border: '1px solid var(--inlay-border)',
          borderRadius: 'var(--inlay-radius-card)',
          overflow: 'hidden',
        }}
      >
        <Split />
      </div>
    ),
  ],
} satisfies Meta<typeof SplitPane>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const line = (canvas: Canvas) => canvas.getByRole('separator', { name: 'Outline' })

/** How wide the pane is that the line has the name of. */
function widthOf(separator: HTMLElement): number {
  const root = separator.getRootNode() as Document | ShadowRoot
  return root.getElementById(separator.getAttribute('aria-controls') ?? '')?.offsetWidth ?? -1
}

/** The room is measured once it is there. */
const measured = (separator: HTMLElement, most: number) =>
  waitFor(() => expect(separator).toHaveAttribute('aria-valuemax', `${most}`))

async function drag(separator: HTMLElement, by: number, end: 'release' | 'hold' | 'cancel' = 'release') {
  const { left, top } = separator.getBoundingClientRect()
  const pointer = { pointerId: 1, isPrimary: true, button: 0, clientY: top + 40 }
  await fireEvent.pointerDown(separator, { ...pointer, clientX: left })
  await fireEvent.pointerMove(separator, { ...pointer, clientX: left + by / 2 })
  await fireEvent.pointerMove(separator, { ...pointer, clientX: left + by })
  if (end === 'release') await fireEvent.pointerUp(separator, { ...pointer, clientX: left + by })
  if (end === 'cancel') await fireEvent.pointerCancel(separator, pointer)
}

/** Arrows move the line, in larger steps with Shift; Home and End lead to the limits. */
export const ByKeyboard: Story = {
  parameters: { inFull: true },
  async play({ canvas, userEvent }) {
    const separator = line(canvas)
    await measured(separator, 517)
    await userEvent.tab()
    await expect(separator).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(separator).toHaveAttribute('aria-valuenow', '256')
    await expect(separator).toHaveAttribute('aria-valuetext', '256 pixels')
    await expect(widthOf(separator)).toBe(256)
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect(widthOf(separator)).toBe(192)
    await userEvent.keyboard('{End}')
    await expect(widthOf(separator)).toBe(517)
    await userEvent.keyboard('{Home}')
    await expect(widthOf(separator)).toBe(160)
    await expect(sizes).toHaveBeenLastCalledWith(160, { reason: 'key' })
    await expect(commits).toHaveBeenCalledTimes(4)
    // Without `collapsible` nothing is put away.
    await userEvent.keyboard('{Enter}')
    await expect(widthOf(separator)).toBe(160)
  },
}

/** Dragged, it stops at its limits; what is to be saved is told once. */
export const ByPointer: Story = {
  parameters: { inFull: true },
  async play({ canvas, userEvent }) {
    const separator = line(canvas)
    await measured(separator, 517)
    await drag(separator, 60)
    await waitFor(() => expect(widthOf(separator)).toBe(300))
    await expect(commits).toHaveBeenCalledTimes(1)
    await expect(commits).toHaveBeenLastCalledWith(300, { reason: 'dragged' })
    await drag(separator, -400)
    await waitFor(() => expect(widthOf(separator)).toBe(160))
    await userEvent.dblClick(separator)
    await expect(widthOf(separator)).toBe(240)
    await expect(commits).toHaveBeenLastCalledWith(240, { reason: 'reset' })
  },
}

/** Escape gives the drag up, and so does a pointer that is taken away. */
export const GivenUp: Story = {
  async play({ canvas, userEvent }) {
    const separator = line(canvas)
    await measured(separator, 517)
    separator.focus()
    await drag(separator, 100, 'hold')
    await waitFor(() => expect(widthOf(separator)).toBe(340))
    await userEvent.keyboard('{Escape}')
    await expect(widthOf(separator)).toBe(240)
    await drag(separator, 100, 'cancel')
    await waitFor(() => expect(sizes).toHaveBeenLastCalledWith(240, { reason: 'given-up' }))
    await expect(widthOf(separator)).toBe(240)
    await expect(commits).not.toHaveBeenCalled()
  },
}

/** Put away by Enter and brought back, with the size that it had. */
export const Collapsible: Story = {
  args: { collapsible: true },
  async play({ canvas, userEvent }) {
    const separator = line(canvas)
    await measured(separator, 517)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByText('Prices by lane')).not.toBeVisible()
    await expect(separator).toHaveAttribute('aria-valuenow', '0')
    await expect(separator).toHaveAttribute('aria-valuetext', 'Put away')
    await expect(collapses).toHaveBeenLastCalledWith(true, { reason: 'key' })
    await userEvent.keyboard('{Enter}')
    await expect(widthOf(separator)).toBe(256)
    await drag(separator, -200)
    await waitFor(() => expect(canvas.getByText('Prices by lane')).not.toBeVisible())
    await expect(collapses).toHaveBeenLastCalledWith(true, { reason: 'dragged' })
    await userEvent.click(separator)
    await expect(widthOf(separator)).toBe(256)
    await expect(collapses).toHaveBeenLastCalledWith(false, { reason: 'pressed' })
  },
}

export const Collapsed: Story = { args: { collapsible: true, defaultCollapsed: true } }

/** A button elsewhere puts it away: state is held outside. */
export const Controlled: Story = {
  args: { collapsible: true },
  render: function Render(args) {
    const [collapsed, setCollapsed] = useState(false)
    return (
      <SplitPane
        {...args}
        collapsed={collapsed}
        onCollapsedChange={setCollapsed}
        end={
          <div style={{ padding: 12 }}>
            <IconButton
              icon={PanelLeft}
              label="Outline"
              aria-pressed={!collapsed}
              onClick={() => setCollapsed(!collapsed)}
            />
            <Page />
          </div>
        }
      />
    )
  },
  async play({ canvas, userEvent }) {
    const toggle = canvas.getByRole('button', { name: 'Outline' })
    await userEvent.click(toggle)
    await expect(canvas.getByText('Prices by lane')).not.toBeVisible()
    line(canvas).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Prices by lane')).toBeVisible()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  },
}

/** The panel at the end has the size, as inspectors do. */
export const SizeAtTheEnd: Story = {
  args: { sized: 'end', start: <Page />, end: <Outline /> },
  async play({ canvas, userEvent }) {
    const separator = line(canvas)
    await measured(separator, 517)
    separator.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(widthOf(separator)).toBe(224)
    await drag(separator, -76)
    await waitFor(() => expect(widthOf(separator)).toBe(300))
  },
}

/** One above the other. */
export const Vertical: Story = {
  args: { orientation: 'vertical', defaultSize: 140, min: 80, restMin: 80, start: <Page />, end: <Outline /> },
  async play({ canvas, userEvent }) {
    const separator = line(canvas)
    await measured(separator, 237)
    await expect(separator).toHaveAttribute('aria-orientation', 'horizontal')
    separator.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(separator).toHaveAttribute('aria-valuenow', '156')
    await userEvent.keyboard('{ArrowRight}')
    await expect(separator).toHaveAttribute('aria-valuenow', '156')
  },
}

/** As an editor has it: three panes, each line with its own limits. */
export const Nested: Story = {
  args: {
    defaultSize: 180,
    min: 120,
    restMin: 360,
    end: <SplitPane label="Suggestions" sized="end" defaultSize={200} start={<Page />} end={<Outline />} />,
  },
}

/** What was set is there again the next time, for this person and workspace. */
export const Kept: Story = {
  args: { storageKey: 'document.outline', collapsible: true },
  parameters: { inlay: { host: { storage } } },
  render: function Render(args) {
    const [visit, setVisit] = useState(1)
    return (
      <>
        <button style={{ position: 'absolute', insetBlockStart: 0 }} onClick={() => setVisit(visit + 1)}>
          Come back
        </button>
        <SplitPane key={visit} {...args} />
      </>
    )
  },
  async play({ canvas, userEvent }) {
    line(canvas).focus()
    await measured(line(canvas), 517)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await waitFor(() => expect(widthOf(line(canvas))).toBe(272))
    line(canvas).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await expect(line(canvas)).toHaveAttribute('aria-valuenow', '0')
  },
}

/** Where there is little room, both give way down to their minimum. */
export const LittleRoom: Story = {
  args: { defaultSize: 400 },
  decorators: [
    (Split) => (
      <div style={{ maxInlineSize: 400, blockSize: '100%' }}>
        <Split />
      </div>
    ),
  ],
  async play({ canvas }) {
    const separator = line(canvas)
    await measured(separator, 199)
    await expect(widthOf(separator)).toBe(199)
  },
}

export const Dark: Story = { ...Collapsible, globals: { theme: 'dark' } }

/** The line moves the way that the arrow points; the pane is on the other side. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    const separator = line(canvas)
    await measured(separator, 517)
    separator.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(widthOf(separator)).toBe(256)
    await drag(separator, 56)
    await waitFor(() => expect(widthOf(separator)).toBe(200))
  },
}

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const root = await shadowRootOf(canvasElement, '[role="separator"]')
    const separator = root.querySelector<HTMLElement>('[role="separator"]')
    if (!separator) throw new Error('There is no line')
    await measured(separator, 517)
    separator.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(widthOf(separator)).toBe(256)
    await drag(separator, 44)
    await waitFor(() => expect(widthOf(separator)).toBe(300))
  },
}
