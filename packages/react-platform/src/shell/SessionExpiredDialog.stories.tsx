import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import '../styles.css'
import { SessionExpiredDialog } from './SessionExpiredDialog'

const meta = {
  title: 'Platform/Shell/Session expired',
  component: SessionExpiredDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { open: true, state: { status: 'idle' }, onSignIn: fn(), onSignOut: fn() },
} satisfies Meta<typeof SessionExpiredDialog>

export default meta
type Story = StoryObj<typeof meta>

/** There is no way past it but signing in or out. */
export const Idle: Story = {
  async play({ args, userEvent }) {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Your sign-in has expired' })).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledTimes(1)
  },
}

export const Busy: Story = {
  args: { state: { status: 'busy' }, onCancel: fn() },
  async play({ args, userEvent }) {
    await expect(await screen.findByText('Go on in the window that has opened.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

export const Blocked: Story = {
  args: { state: { status: 'problem', problem: 'blocked' } },
  async play() {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Allow pop-up windows/)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
