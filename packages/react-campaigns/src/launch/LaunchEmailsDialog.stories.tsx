import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { launchable } from './fixtures/launchable'
import { LaunchEmailsDialog } from './LaunchEmailsDialog'

const meta = {
  title: 'Campaigns/Launch/Launch email campaign',
  component: LaunchEmailsDialog,
  parameters: { docs: { story: { inline: false, height: '860px' } } },
  args: { campaign: launchable, waiting: 12, onClose: fn() },
} satisfies Meta<typeof LaunchEmailsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const NewCampaign: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('combobox', { name: 'Senders' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create & Launch' })).not.toHaveAttribute('aria-disabled')
  },
}

/** Nothing is sent without a sender; what is missing is said where it is. */
export const SomethingMissing: Story = {
  async play({ canvas, userEvent }) {
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Create & Launch' }))
    await expect(await dialog.findByText('Choose at least one sender')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Senders' })).toHaveFocus())
  },
}

/** Who cannot be reached is counted, and what helps is named. */
export const SomeWithoutAddress: Story = {
  args: { withoutAddress: 3 },
  async play({ canvas }) {
    const left =
      /3 more have no email address and are left out\. “Enhance contacts” .* looks for addresses: choose “Auto Enhance”/
    await expect(await canvas.findByText(left)).toBeVisible()
  },
}

/** Nothing is launched to nobody; why is said, and what helps. */
export const NobodyWithAddress: Story = {
  args: { waiting: 0, withoutAddress: 3 },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(/waits to be launched\. 3 have an email, but no address that it could go to\. “Enhance/),
    ).toBeVisible()
    const launch = await canvas.findByRole('button', { name: 'Create & Launch' })
    await expect(launch).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Who was not written to yet is no matter of the launch: what writes to them is named. */
export const SomeWithoutMessage: Story = {
  args: { waiting: 0, withoutEmail: 19 },
  async play({ canvas }) {
    await expect(await canvas.findByText(/19 have no email written yet: “Add Messages” above the table/)).toBeVisible()
  },
}

/** The launch before this one failed: this one tries it again. */
export const AfterFailure: Story = {
  args: { failure: { count: 5, reason: 'The email provider refused the sender address.' } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^The last launch failed for 5 contacts: The email provider/)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { inlay: { faults: { 'emailLaunch.senders': { latency: Infinity } } } },
}

export const NotConnected: Story = {
  parameters: { inlay: { scenario: 'empty' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Integrate' })).toBeVisible()
  },
}

export const ProviderFailed: Story = {
  parameters: { inlay: { faults: { 'emailLaunch.campaigns': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvas }) {
    await expect(await canvas.findByText('The provider could not be asked')).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
