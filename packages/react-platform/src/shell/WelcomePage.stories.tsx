import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import '../styles.css'
import { WelcomePage } from './WelcomePage'

const meta = {
  title: 'Platform/Shell/Welcome page',
  component: WelcomePage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { appName: 'Inlay', supportHref: 'mailto:support@inlay.example', onSignIn: fn() },
} satisfies Meta<typeof WelcomePage>

export default meta
type Story = StoryObj<typeof meta>

/** Says nothing of having been here before. */
export const Idle: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Inlay')
    await expect(canvas.getByRole('status')).toHaveTextContent('Log in to get started.')
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', args.supportHref)
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }))
    await expect(args.onSignIn).toHaveBeenCalledTimes(1)
  },
}

export const Busy: Story = {
  args: { busy: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Go on in the window that has opened.')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
