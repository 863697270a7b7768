import { ApiError } from '@inlay/sdk-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import '../styles.css'
import { AccessDeniedPage } from './AccessDeniedPage'
import { ErrorPage } from './ErrorPage'
import { NotBuiltPage } from './NotBuiltPage'
import { NotFoundPage } from './NotFoundPage'
import { NoWorkspacePage } from './NoWorkspacePage'
import { StartFailedPage } from './StartFailedPage'

const home = { href: '#home' }
const supportHref = 'mailto:support@inlay.example'

const meta = {
  title: 'Platform/Shell/Message pages',
  component: ErrorPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { home, alone: true },
} satisfies Meta<typeof ErrorPage>

export default meta
type Story = StoryObj<typeof meta>

/** As the campaigns frame shows it. */
export const Failed: Story = {
  name: 'Failed [CAM-SHELL-04]',
  args: { onRetry: fn() },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong')
    await expect(canvas.getByRole('link', { name: 'Go to Home page' })).toHaveAttribute('href', '#home')
    await expect(canvas.queryByRole('link', { name: 'Contact Support' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

/** As the platform shows it: one sentence, home and support. */
export const FailedInThePlatform: Story = {
  name: 'Failed in the platform [PLT-ROUTE-12]',
  args: { supportHref },
  async play({ canvas }) {
    await expect(canvas.getByText('This page ran into an unexpected error.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Home page' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', supportHref)
  },
}

/** An address as long as they come. */
export const UnknownAddress: Story = {
  args: { reason: 'unknown', address: `/reports/${'quarter-by-quarter-'.repeat(4)}`, supportHref },
  async play({ args, canvas }) {
    const text = canvas.getByText(/^There is nothing at/)
    await expect(text).toHaveTextContent(`There is nothing at “${args.address}”. It may be mistyped`)
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  },
}

/** As copy-editing shows it for an unknown path. */
export const Unavailable: Story = {
  args: { reason: 'unavailable', projects: { href: '#projects' }, supportHref },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This page is not available')
    await expect(canvas.getByRole('link', { name: 'Go to projects' })).toHaveAttribute('href', '#projects')
  },
}

/** Where it could not be read whether the feature of a page is turned on. */
export const FeatureUnread: Story = {
  args: { reason: 'unread', onRetry: fn(), supportHref },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByText(/could not be read/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Dark: Story = { args: { supportHref }, globals: { theme: 'dark' } }

export const AccessDenied: Story = {
  name: 'Access denied [PLT-ROUTE-12]',
  render: () => <AccessDeniedPage home={home} supportHref={supportHref} alone />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Access denied')
    await expect(canvas.getByText('You are not a member of this workspace.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to Home page' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact Support' })).toBeVisible()
  },
}

const signOut = fn()

export const AccessDeniedToThisAccount: Story = {
  render: () => (
    <AccessDeniedPage
      home={home}
      signedIn={{ email: 'dana@northwind.example', onSignOut: signOut }}
      supportHref={supportHref}
      alone
    />
  ),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(/You are signed in as dana@northwind.example\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(signOut).toHaveBeenCalled()
  },
}

export const NotFound: Story = {
  name: 'Not found [PLT-ROUTE-11]',
  render: () => <NotFoundPage home={home} alone />,
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Go to Home page' })).toHaveAttribute('href', '#home')
  },
}

const goOn = fn()

/** The server has too much to do, and has said when to come again. */
export const PutOff: Story = {
  render: () => (
    <StartFailedPage
      missing="workspaces"
      putOffUntil={Date.UTC(2026, 10, 21, 9, 30, 15)}
      supportHref={supportHref}
      onRetry={goOn}
    />
  ),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The server has too much to do')
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The server asks to wait until \d+:30:15/)
    goOn.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
    await expect(goOn).toHaveBeenCalledTimes(1)
  },
}

export const NoWorkspace: Story = {
  name: 'No workspace [PLT-WSPACE-06]',
  render: () => <NoWorkspacePage supportHref={supportHref} onSignOut={signOut} />,
  async play({ canvas, userEvent }) {
    await expect(
      canvas.getByText(
        "Looks like you aren't part of any workspace. Ask a workspace owner to invite you or contact Support.",
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(signOut).toHaveBeenCalled()
  },
}

const retry = fn()

export const StartFailed: Story = {
  render: () => <StartFailedPage missing="user" supportHref={supportHref} onRetry={retry} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
}

/** The server has refused the person: nothing that trying again could mend, and somebody else may want its number. */
export const StartRefused: Story = {
  render: () => (
    <StartFailedPage
      missing="user"
      error={new ApiError({ code: 'forbidden', status: 403, title: 'Forbidden', requestId: 'req_8f3a61c2d0' })}
      supportHref={supportHref}
      onRetry={retry}
    />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are not allowed to do this.')
    const number = canvas.getByText('Request req_8f3a61c2d0')
    await expect(number).toBeVisible()
    const middle = (parts: readonly Element[]) => {
      const boxes = parts.map((part) => part.getBoundingClientRect())
      return (Math.min(...boxes.map(({ left }) => left)) + Math.max(...boxes.map(({ right }) => right))) / 2
    }
    const line = middle([number, canvas.getByRole('button', { name: 'Copy request ID' })])
    await expect(Math.abs(line - middle([canvas.getByRole('heading', { level: 1 })]))).toBeLessThan(2)
  },
}

export const NotBuilt: Story = {
  render: () => <NotBuiltPage screen="Compare evaluations by model" alone />,
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      '“Compare evaluations by model” is not here yet',
    )
  },
}

export const RightToLeft: Story = { args: { supportHref, onRetry: fn() }, globals: { direction: 'rtl' } }
