import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

export const Dark: Story = { args: { items: items.slice(0, 3) }, globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
