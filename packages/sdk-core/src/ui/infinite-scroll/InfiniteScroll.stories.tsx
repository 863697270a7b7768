import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { InfiniteScroll, type InfiniteScrollProps } from './InfiniteScroll'

const asked = fn()

function People(args: InfiniteScrollProps) {
  const [count, setCount] = useState(20)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div role="group" aria-label="People" tabIndex={0} style={{ blockSize: 320, overflowY: 'auto' }}>
      <InfiniteScroll
        {...args}
        hasMore={args.hasMore && count < 100}
        onLoadMore={(details) => {
          asked(details)
          setCount(count + 20)
        }}
      >
        <ul>
          {Array.from({ length: count }, (_, index) => (
            <li key={index} style={{ blockSize: 36 }}>
              {`Person ${index + 1}`}
            </li>
          ))}
        </ul>
      </InfiniteScroll>
    </div>
  )
}

const meta = {
  title: 'Kit/InfiniteScroll',
  component: InfiniteScroll,
  args: { hasMore: true, children: null, onLoadMore: asked, end: 'All 100 people' },
  render: (args) => <People {...args} />,
} satisfies Meta<typeof InfiniteScroll>

export default meta
type Story = StoryObj<typeof meta>

/** Scrolled to the end again and again until all is there. */
export const Scrolled: Story = {
  async play({ canvas }) {
    asked.mockClear()
    const list = canvas.getByRole('group', { name: 'People' })
    await waitFor(async () => {
      list.scrollTop = list.scrollHeight
      await expect(canvas.getByText('All 100 people')).toBeVisible()
    })
    await expect(asked).toHaveBeenCalledTimes(4)
    await expect(asked).toHaveBeenLastCalledWith({ reason: 'reached' })
  },
}

/** By hand. */
export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    asked.mockClear()
    canvas.getByRole('button', { name: 'Load more' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Person 40')).toBeInTheDocument()
    await expect(asked).toHaveBeenCalledWith({ reason: 'pressed' })
    await expect(await canvas.findByText('More loaded')).toBeInTheDocument()
  },
}

/** Does not ask again by itself after a failure. */
export const Failed: Story = {
  args: { error: 'The next people could not be loaded.' },
  async play({ canvas, userEvent }) {
    asked.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(asked.mock.calls).toEqual([[{ reason: 'retried' }]])
  },
}

export const Loading: Story = { args: { loading: true } }

export const Dark: Story = { args: { error: 'The next people could not be loaded.' }, globals: { theme: 'dark' } }
