import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { memoryNavigation } from '@inlay/sdk-core/testing'
import { expect, fn, waitFor, within } from 'storybook/test'
import { useNavigation } from '../../react/hooks/use-navigation'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { TextField } from '../text-field/TextField'
import { LeaveGuard, type LeaveGuardProps } from './LeaveGuard'
import { useLeaveGuard } from './use-leave-guard'

const meta = {
  title: 'Kit/LeaveGuard',
  component: LeaveGuard,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { when: true },
  render: (args) => <Screen {...args} />,
  beforeEach({ parameters }) {
    parameters['inlay'] = {
      ...parameters['inlay'],
      navigation: memoryNavigation({ name: 'campaigns.detail', params: {} }),
    }
  },
} satisfies Meta<typeof LeaveGuard>

export default meta
type Story = StoryObj<typeof meta>

function Screen(props: LeaveGuardProps) {
  const navigation = useNavigation()
  const [, setPlace] = useState('')
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <p>At {navigation.current()?.name ?? 'no place'}</p>
      <Button
        onClick={() => {
          navigation.subscribe(() => setPlace(navigation.current()?.name ?? ''))
          navigation.push({ name: 'campaigns.home', params: {} })
        }}
      >
        Go home
      </Button>
      <LeaveGuard {...props} />
    </div>
  )
}

/** Focus begins on Stay, so that neither Enter nor Escape loses anything. */
export const Staying: Story = {
  async play({ canvas, userEvent }) {
    const home = canvas.getByRole('button', { name: 'Go home' })
    await userEvent.click(home)
    const dialog = await canvas.findByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(dialog).toHaveAccessibleDescription(/has not been saved/)
    await expect(canvas.getByRole('button', { name: 'Stay' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByText('At campaigns.detail')).toBeVisible()
    await expect(home).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByText('At campaigns.detail')).toBeVisible()
  },
}

export const Leaving: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Go home' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByText('At campaigns.home')).toBeVisible()
  },
}

const save = fn<() => Promise<boolean>>()

/** Saving goes first; when it fails nobody is sent away. */
export const SavingFirst: Story = {
  args: { onSave: save },
  async play({ canvas, userEvent }) {
    save.mockReset()
    save.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    const home = canvas.getByRole('button', { name: 'Go home' })
    await userEvent.click(home)
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and leave' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByText('At campaigns.detail')).toBeVisible()
    await userEvent.click(home)
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and leave' }))
    await expect(await canvas.findByText('At campaigns.home')).toBeVisible()
    await expect(save).toHaveBeenCalledTimes(2)
  },
}

export const NothingToLose: Story = {
  args: { when: false },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Go home' }))
    await expect(await canvas.findByText('At campaigns.home')).toBeVisible()
  },
}

/** The window is held for as long as there is something to lose. */
export const ClosingTheWindow: Story = {
  render: function ClosingTheWindow() {
    const [dirty, setDirty] = useState(true)
    return (
      <>
        <Button onClick={() => setDirty(!dirty)}>{dirty ? 'Save' : 'Change'}</Button>
        <LeaveGuard when={dirty} />
      </>
    )
  },
  async play({ canvas, userEvent }) {
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await expect(leaves()).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(leaves()).toBe(true)
  },
}

/** What opens in place asks by itself before it closes. */
export const InADialog: Story = {
  render: function InADialog() {
    const [open, setOpen] = useState(true)
    const [name, setName] = useState('')
    const { confirmLeave, dialog } = useLeaveGuard({ when: open && name !== '', detail: 'The new name is lost.' })
    const close = async () => {
      if (await confirmLeave()) setOpen(false)
    }
    return (
      <Dialog open={open} onOpenChange={() => void close()} title="Rename">
        <TextField label="Name" value={name} onValueChange={setName} />
        {dialog}
      </Dialog>
    )
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Reefers{Escape}')
    await expect(await canvas.findByRole('alertdialog')).toHaveAccessibleDescription('The new name is lost.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Rename' })).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Reefers')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const Dark: Story = {
  args: { onSave: save },
  globals: { theme: 'dark' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Go home' }))
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible())
  },
}

export const RightToLeft: Story = { ...Dark, globals: { direction: 'rtl' } }

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const root = () => canvasElement.querySelector('[data-inlay-host]')?.shadowRoot
    await waitFor(() => expect(root()?.querySelector('button')).toBeTruthy())
    const inside = within(root()?.querySelector('[data-inlay-root]') as unknown as HTMLElement)
    await userEvent.click(inside.getByRole('button', { name: 'Go home' }))
    const stay = await inside.findByRole('button', { name: 'Stay' })
    await expect(root()?.activeElement).toBe(stay)
  },
}
