import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '../spinner/Spinner'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Skeleton } from './Skeleton'

const meta = { title: 'Kit/Skeleton and Spinner', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  render: () => (
    <div aria-busy style={{ display: 'grid', gap: 12, maxInlineSize: 360 }}>
      <VisuallyHidden>Loading contacts</VisuallyHidden>
      {[104, 86, 118].map((width) => (
        <div key={width} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Skeleton shape="circle" width="20px" height="20px" />
          <Skeleton width={`${width}px`} />
        </div>
      ))}
      <Skeleton shape="block" height="80px" />
    </div>
  ),
}

export const Dark: Story = { ...List, globals: { theme: 'dark' } }

export const Spinners: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Spinner label="Loading" />
      <Spinner size={20} label="Loading more" />
    </div>
  ),
}
