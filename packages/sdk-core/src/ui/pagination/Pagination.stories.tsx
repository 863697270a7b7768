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

export const RightToLeft: Story = { args: { page: 12 }, globals: { direction: 'rtl' } }
