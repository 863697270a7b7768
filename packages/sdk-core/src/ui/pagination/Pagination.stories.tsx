import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Pagination } from './Pagination'

const changed = fn()
const sized = fn()

const meta = {
  title: 'Kit/Pagination',
  component: Pagination,
  args: { label: 'Contacts', page: 1, pageSize: 50, total: 1_342, onPageChange: changed },
  render: function Render(args) {
    const [page, setPage] = useState(args.page)
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next, details) => {
          setPage(next)
          args.onPageChange(next, details)
        }}
      />
    )
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const ByPointer: Story = {
  async play({ canvas, userEvent }) {
    changed.mockClear()
    await expect(canvas.getByText('1–50 of 1,342')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
    await expect(canvas.getByText('101–150 of 1,342')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 27' }))
    await expect(canvas.getByText('1,301–1,342 of 1,342')).toBeVisible()
    await expect(changed.mock.calls.map(([page, { reason }]) => [page, reason])).toEqual([
      [3, 'page'],
      [27, 'page'],
    ])
  },
}

/** The first page has none before it, and says so. */
export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    canvas.getByRole('button', { name: 'Next page' }).focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus()
  },
}

export const SizeToChoose: Story = {
  args: { page: 12, pageSizes: [25, 50, 100], onPageSizeChange: sized },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '50 per page' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: '100 per page' }))
    await expect(sized).toHaveBeenCalledWith(100, { reason: 'chosen' })
  },
}

/** Nobody knows how many there are. */
export const WithoutTotal: Story = {
  args: { total: undefined, hasNext: true, page: 2 },
  async play({ canvas }) {
    await expect(canvas.getByText('51–100')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Page 1' })).toBeNull()
  },
}

export const Nothing: Story = { args: { total: 0 } }

export const Dark: Story = { args: { page: 12 }, globals: { theme: 'dark' } }

/** The line begins on the right and its arrows point there; a range in English keeps the order of its words. */
export const RightToLeft: Story = {
  args: { page: 12 },
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    const range = canvas.getByText('551–600 of 1,342')
    const words = range.ownerDocument.createRange()
    const leftOf = (from: number, to: number) => {
      words.setStart(range.firstChild as Text, from)
      words.setEnd(range.firstChild as Text, to)
      return words.getBoundingClientRect().left
    }
    await expect(leftOf(0, 3)).toBeLessThan(leftOf(4, 7))
    await expect(leftOf(4, 7)).toBeLessThan(leftOf(11, 16))
    await expect(range.getBoundingClientRect().right).toBe(canvas.getByRole('navigation').getBoundingClientRect().right)
    const [previous, next] = ['Previous page', 'Next page'].map((name) => canvas.getByRole('button', { name }))
    await expect(previous?.getBoundingClientRect().left).toBeGreaterThan(next?.getBoundingClientRect().left ?? 0)
    next?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('601–650 of 1,342')).toBeVisible()
  },
}
