import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import '../styles.css'
import { LoggedOutPage } from './LoggedOutPage'

const meta = {
  title: 'Platform/Shell/Logged-out page',
  component: LoggedOutPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { state: { status: 'idle' }, supportHref: 'mailto:support@inlay.example', onSignIn: fn() },
} satisfies Meta<typeof LoggedOutPage>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'mailto:support@inlay.example',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }))
    await expect(args.onSignIn).toHaveBeenCalledTimes(1)
  },
}

/** Where signing in leads to the beginning, nothing else is promised. */
export const AtTheRoot: Story = {
  args: { leadsBack: false },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Log in to go to your workspace.')
  },
}

export const Busy: Story = { args: { state: { status: 'busy' } } }

/** A sign-in that failed says why, and can be tried again. */
export const Failed: Story = {
  args: { state: { status: 'problem', problem: 'failed' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Signing in did not work/)
    await expect(canvas.getByRole('button', { name: 'Log In' })).toBeEnabled()
  },
}

/** The title stays while one tries again. */
export const Again: Story = {
  args: { state: { status: 'busy', again: true }, onCancel: fn() },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You are not logged in')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
