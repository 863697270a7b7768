import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SignInOptions } from '@inlay/sdk-core'
import { expect, fn } from 'storybook/test'
import '../styles.css'
import { SignInPage, type SignInPageProps } from './SignInPage'
import { useSignIn } from './use-sign-in'

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

/** The window can be given up from here too; focus stays where the next attempt begins. */
export const GivenUp: Story = {
  render: (args) => <Attempt {...args} />,
  async play({ canvas, userEvent }) {
    const pressed = canvas.getByRole('button', { name: 'Sign in' })
    const place = pressed.getBoundingClientRect()
    await userEvent.click(pressed)
    await expect(pressed.getBoundingClientRect()).toEqual(place)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** A sign-in whose window stays open until it is given up. */
function Attempt(props: SignInPageProps) {
  const { state, start, cancel } = useSignIn(waitForEver)
  return <SignInPage {...props} state={state} onSignIn={start} onCancel={cancel} />
}

function waitForEver({ signal }: SignInOptions): Promise<void> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))))
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
