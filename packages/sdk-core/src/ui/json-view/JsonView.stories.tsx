import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { shadowRootOf } from '../floating/fixtures/shadow-root-of'
import { JsonView } from './JsonView'

const copyText = fn<(text: string) => Promise<void>>(async () => undefined)
const opened = fn()

const search = {
  query: 'heads of operations in renewable energy',
  limit: 50,
  verified: true,
  owner: null,
  people: [
    {
      name: 'Theo Okafor',
      company: { name: 'Brightwater', place: { city: 'Leeds', country: { code: 'GB', more: {} } } },
    },
    { name: 'Maren Lindqvist', company: { name: 'Halden & Sons', place: { city: 'Gothenburg' } } },
  ],
  reason: 'They asked for a demo in the last 90 days and read the page with the prices twice. '.repeat(8),
  'a key of several words': -12.5e-8,
  nothing: [],
}

const meta = {
  title: 'Kit/JsonView',
  component: JsonView,
  args: { value: search, label: 'Arguments', onOpenChange: opened },
  parameters: { inlay: { host: { copyText } } },
  beforeEach() {
    copyText.mockClear()
    opened.mockClear()
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JsonView>

export default meta
type Story = StoryObj<typeof meta>

/** Down into a list, and out of it again. */
export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('treeitem', { name: /8 entries/ })).toHaveFocus()
    await userEvent.keyboard('p{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(opened.mock.calls).toEqual([
      [['people'], { reason: 'opened', open: true }],
      [['people', 0], { reason: 'opened', open: true }],
    ])
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('treeitem', { name: /Theo Okafor/ })).toHaveFocus()
    await expect(canvas.getByRole('treeitem', { name: /Theo Okafor/ })).toHaveAttribute('aria-level', '4')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(canvas.queryByText('"Theo Okafor"')).toBeNull()
    await userEvent.tab()
    await expect(
      canvas.getAllByRole('button', { name: 'Copy value' }).find((one) => one === document.activeElement),
    ).toBeTruthy()
  },
}

/** Opened, read on, copied. */
export const ByPointer: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('people'))
    await userEvent.click(canvas.getByText('1'))
    const name = canvas.getByRole('treeitem', { name: /Maren/ })
    await userEvent.click(name.querySelectorAll('button')[1] as HTMLElement)
    await waitFor(() => expect(copyText).toHaveBeenCalledWith('people[1].name'))
    await userEvent.click(name.querySelectorAll('button')[0] as HTMLElement)
    await waitFor(() => expect(copyText).toHaveBeenCalledWith('Maren Lindqvist'))
    const more = canvas.getByRole('button', { name: /^Show \d+ more$/ })
    await userEvent.click(more)
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveFocus()
  },
}

/** Five levels, then a word about it. */
export const TooDeep: Story = {
  args: { value: { 1: { 2: { 3: { 4: { 5: { 6: 'unseen' } } } } } }, expandTo: 9 },
  async play({ canvas }) {
    await expect(canvas.getByText('[Too deep to display]')).toBeVisible()
    await expect(canvas.queryByText(/unseen/)).toBeNull()
  },
}

/** Keys of a tool that say nothing to people are left out. */
export const HiddenKeys: Story = {
  args: { value: { query: 'x', per_page: 50, page: 1 }, hiddenKeys: ['per_page', 'page'] },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(2)
  },
}

const million = Array.from({ length: 1_000_000 }, (_, index) => index)

/** A million entries, of which a few are there. */
export const Huge: Story = {
  // Storybook would write out what stands in the arguments.
  render: (args) => <JsonView {...args} value={million} />,
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(101)
    await userEvent.click(canvas.getByText('[20000 … 29999]'))
    await userEvent.click(canvas.getByText('[20100 … 20199]'))
    await expect(canvas.getAllByText('20150')).toHaveLength(2)
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(301)
  },
}

const circle: Record<string, unknown> = { name: 'round', when: new Date(0), big: 12n, missing: undefined }
circle['self'] = circle

/** What JSON has no word for. */
export const NotJson: Story = {
  args: { value: circle },
  async play({ canvas }) {
    await expect(canvas.getByText('[Circular]')).toBeVisible()
  },
}

export const OneText: Story = { args: { value: 'Nothing but a text' } }

export const Dark: Story = { args: { expandTo: 3 }, globals: { theme: 'dark' } }

/** Code runs from left to right wherever it stands. */
export const RightToLeft: Story = { args: { expandTo: 3 }, globals: { direction: 'rtl' } }

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const root = await shadowRootOf(canvasElement, '[role="tree"]')
    root.querySelector<HTMLElement>('[role="treeitem"]')?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(root.activeElement?.textContent).toMatch(/^query/))
  },
}
