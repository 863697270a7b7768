import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import '../styles.css'
import { SignInPage } from './SignInPage'

const meta = {
  title: 'Platform/Shell/Sign-in page',
  component: SignInPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { appName: 'Inlay', state: { status: 'idle' }, onSignIn: fn() },
} satisfies Meta<typeof SignInPage>

export default meta
type Story = StoryObj<typeof meta>

/** Says what is to be done, and does it by pointer and by key [CAM-AUTH-03]. */
export const Idle: Story = {
  name: 'Idle [CAM-AUTH-03]',
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Login to Inlay to get started')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignIn).toHaveBeenCalledTimes(2)
  },
}

/** While the window is open nothing more can be pressed, and it is said where to go on. */
export const Busy: Story = {
  args: { state: { status: 'busy' } },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Go on in the window that has opened.')
    await userEvent.click(canvas.getByRole('button', { name: 'Signing in' }))
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

export const Closed: Story = {
  args: { state: { status: 'problem', problem: 'closed' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/was closed before you were signed in/)
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  },
}

/** “Cancel” in the window is no window that was closed. */
export const Refused: Story = {
  args: { state: { status: 'problem', problem: 'refused' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The sign-in was cancelled or refused.')
  },
}

export const Blocked: Story = {
  args: { state: { status: 'problem', problem: 'blocked' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Allow pop-up windows for this site/)
  },
}

export const Failed: Story = { args: { state: { status: 'problem', problem: 'failed' } }, globals: { theme: 'dark' } }

export const LongName: Story = {
  args: { appName: 'The Northwind Freight & Halden Logistics Planning Workbench' },
  globals: { direction: 'rtl' },
}
