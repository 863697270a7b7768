import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ConfirmDialog } from './ConfirmDialog'

const meta = {
  title: 'Kit/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete “Cold-chain shippers”?',
    children: 'Its 342 contacts and 58 unsent messages go with it. Mails already sent stay with your provider.',
    confirmLabel: 'Delete campaign',
    busyLabel: 'Deleting',
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Enter alone loses nothing: focus begins on Cancel. */
export const Question: Story = {
  async play({ canvas, userEvent, args }) {
    const dialog = canvas.getByRole('alertdialog', { name: 'Delete “Cold-chain shippers”?' })
    await expect(dialog).toHaveAccessibleDescription(/342 contacts/)
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'cancelled' })
    await userEvent.click(canvas.getByRole('button', { name: 'Delete campaign' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

/** While it is done nothing closes it and nothing does it twice. */
export const Busy: Story = {
  args: { busy: true },
  async play({ canvas, userEvent, args }) {
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Deleting' }))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { error: 'Failed to delete campaign. The server did not answer.' },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to delete campaign')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}

/** Where very much is lost, its name is typed first; Enter in the field confirms only then. */
export const TypedConfirmation: Story = {
  args: { typeToConfirm: 'Cold-chain shippers' },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('textbox', { name: 'Type “Cold-chain shippers” to confirm' })
    await expect(field).toHaveFocus()
    const confirm = canvas.getByRole('button', { name: 'Delete campaign' })
    await userEvent.type(field, 'Cold-chain{Enter}')
    await userEvent.click(confirm)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(field, ' shippers{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await userEvent.click(confirm)
    await expect(args.onConfirm).toHaveBeenCalledTimes(2)
  },
}

export const LongName: Story = {
  args: { title: 'Delete “Kühlketten-Spediteure Nordeuropa, Beschaffung und Transportleitung, Herbstausschreibung”?' },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** All that the kit says itself comes out of the catalogue. */
export const PseudoLocale: Story = {
  globals: { locale: 'pseudo' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: /^\[Çåñçéļ/ })).toBeVisible())
  },
}
