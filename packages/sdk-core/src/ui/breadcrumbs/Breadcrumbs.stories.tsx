import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs'

const places = ['Northwind', 'Copy editing', 'Cold-chain report', 'Drafts', 'Nordic lanes', 'Summary']
const items = places.map((label, index) => ({ id: String(index), label, href: `#${index}` }))

const meta = {
  title: 'Kit/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: items.slice(0, 3) },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Copy editing' })).toHaveAttribute('href', '#1')
    await expect(canvas.getByText('Cold-chain report')).toHaveAttribute('aria-current', 'page')
  },
}

/** Those in the middle are in a menu, by keyboard too. */
export const Many: Story = {
  args: { items },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'More places' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Copy editing',
      'Cold-chain report',
      'Drafts',
    ])
    await userEvent.keyboard('{Escape}')
  },
}

/** Long names give way rather than the line. */
export const LongNames: Story = {
  args: {
    items: items
      .slice(0, 3)
      .map((item) => ({ ...item, label: `${item.label} of Bergmann & Lindqvist Kühllogistik Nordeuropa GmbH` })),
  },
  decorators: [
    (Line) => (
      <div style={{ maxInlineSize: 420 }}>
        <Line />
      </div>
    ),
  ],
  async play({ canvas }) {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

/** In a narrow place, the name of where one is is the last to be shortened. */
export const Narrow: Story = {
  decorators: [
    (Line) => (
      <div style={{ inlineSize: 264 }}>
        <Line />
      </div>
    ),
  ],
  async play({ canvas }) {
    const current = canvas.getByText('Cold-chain report')
    // A hair's breadth is enough to shorten it.
    const given = current.getBoundingClientRect().width
    current.style.flex = 'none'
    await expect(given).toBe(current.getBoundingClientRect().width)
    current.style.flex = ''
    for (const link of canvas.getAllByRole('link')) await expect(link.clientWidth).toBeGreaterThanOrEqual(28)
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

const longNames = places.map((place) => `${place} of Bergmann & Lindqvist Kühllogistik Nordeuropa GmbH`)

const manyLong = (width: number): Story => ({
  args: { items: longNames.map((label, index) => ({ id: String(index), label, href: `#${index}` })) },
  decorators: [
    (Line) => (
      <div data-testid="place" style={{ inlineSize: width, maxInlineSize: '100%' }}>
        <Line />
      </div>
    ),
  ],
  async play({ canvas, userEvent }) {
    const list = canvas.getByRole('list')
    await waitFor(() => expect(list.querySelectorAll('li').length).toBeLessThan(4))
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(list.getBoundingClientRect().height).toBeLessThan(36)
    const current = canvas.getByText(longNames.at(-1) ?? '')
    await expect(current.clientWidth).toBeGreaterThan(width / 2)
    for (const link of canvas.queryAllByRole('link')) await expect(link.clientWidth).toBeGreaterThanOrEqual(64)
    await userEvent.click(canvas.getByRole('button', { name: 'More places' }))
    const inMenu = canvas.getAllByRole('menuitem').map(({ textContent }) => textContent)
    const inLine = canvas.queryAllByRole('link').map(({ textContent }) => textContent)
    await expect([...inLine, ...inMenu]).toEqual(longNames.slice(0, -1))
    await userEvent.keyboard('{Escape}')
  },
})

/** Many long names on a phone: one line, a menu, and where one is. */
export const ManyLongNames: Story = manyLong(320)

export const ManyLongNamesAt600: Story = manyLong(600)

/** A busy machine lays out late: time that passes without a frame counts for nothing. */
const laidOut = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** With more room they come back. */
export const Widened: Story = {
  ...manyLong(320),
  args: { items: items.slice(0, 4) },
  async play({ canvas }) {
    await laidOut()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More places' })).toBeVisible())
    const place = canvas.getByTestId('place')
    place.style.inlineSize = '900px'
    await laidOut()
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3))
    await expect(canvas.queryByRole('button', { name: 'More places' })).toBeNull()
    place.style.inlineSize = '320px'
    await laidOut()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More places' })).toBeVisible())
  },
}

/** Letters that come late are wider or narrower than those before, in a line that stays as wide as it is. */
export const LateFont: Story = {
  ...manyLong(480),
  args: { items: items.slice(0, 4) },
  async play({ canvas }) {
    const list = canvas.getByRole('list')
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3))
    list.style.fontSize = '80px'
    document.fonts.dispatchEvent(new Event('loadingdone'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More places' })).toBeVisible())
    list.style.fontSize = ''
    document.fonts.dispatchEvent(new Event('loadingdone'))
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3))
  },
}

export const Dark: Story = { args: { items: items.slice(0, 3) }, globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
