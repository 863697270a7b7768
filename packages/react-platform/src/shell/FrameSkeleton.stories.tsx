import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import '../styles.css'
import { AppHeaderSkeleton } from './AppHeaderSkeleton'
import { FrameSkeleton } from './FrameSkeleton'
import { SidebarSkeleton } from './SidebarSkeleton'

const meta = {
  title: 'Platform/Shell/Frame skeleton',
  component: FrameSkeleton,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { name: 'Audience list', delay: 0, sidebar: <SidebarSkeleton head items={2} endItems={3} /> },
} satisfies Meta<typeof FrameSkeleton>

export default meta
type Story = StoryObj<typeof meta>

/** The measures of the frame to come, its landmarks, and a heading. */
export const Campaigns: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect().width).toBe(250)
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Loading Audience list' })).toBeInTheDocument()
    await expect(canvas.queryAllByRole('listitem'), 'nothing to read where nothing is yet').toEqual([])
  },
}

const header = <AppHeaderSkeleton appName="Inlay" />

export const Platform: Story = {
  args: { name: 'Home', header, sidebar: <SidebarSkeleton width={208} items={9} /> },
  async play({ canvas }) {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(52)
    await expect(canvas.getByRole('banner')).toHaveTextContent('Inlay')
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(208)
  },
}

export const Collapsed: Story = {
  args: { name: 'Home', header, sidebar: <SidebarSkeleton width={208} collapsed items={9} /> },
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(56)
  },
}

/** One record: its line of news, its figures, and its table, whose foot is at the end of the page. */
export const OfRecord: Story = {
  args: { name: 'Campaign', layout: 'record', delay: 0 },
  async play({ canvasElement }) {
    const bottomOf = (part: string) =>
      Math.round(canvasElement.querySelector(part)?.getBoundingClientRect().bottom ?? 0)
    await expect(canvasElement.querySelectorAll('.inlay-ScreenSkeleton-figure')).toHaveLength(4)
    await expect(bottomOf('.inlay-ScreenSkeleton-foot')).toBe(bottomOf('main'))
  },
}

export const OfTable: Story = { args: { name: 'Audience list', layout: 'table', delay: 0, header } }

/** Before the delay is over, the grounds alone are seen; landmarks and heading are there. */
export const OnlyBegun: Story = {
  args: { delay: 1_000_000 },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('.inlay-Skeleton')).not.toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
