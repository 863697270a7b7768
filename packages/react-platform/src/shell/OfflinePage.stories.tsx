import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import '../styles.css'
import { OfflinePage } from './OfflinePage'

const meta = {
  title: 'Platform/Shell/Offline page',
  component: OfflinePage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { onRetry: fn(async () => undefined), alone: true },
} satisfies Meta<typeof OfflinePage>

export default meta
type Story = StoryObj<typeof meta>

/** As it takes the place of the whole app. */
export const Alone: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1, name: 'The server cannot be reached' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** As it takes the place of a screen: the frame around it has the main part. */
export const InAFrame: Story = {
  args: { alone: false },
  async play({ canvas }) {
    await expect(canvas.queryByRole('main')).toBeNull()
  },
}

let answer: () => void = () => undefined

/** While it looks for the server it cannot be asked again; when there is still none, it can. */
export const TryingAgain: Story = {
  args: { onRetry: fn(() => new Promise<void>((resolve) => (answer = resolve))) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    const busy = await canvas.findByRole('button', { name: 'Trying again' })
    await userEvent.click(busy)
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    answer()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled())
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
