import type { Meta, StoryObj } from '@storybook/react-vite'
import { memoryStorage } from '@inlay/sdk-core'
import { expect, fn, userEvent as keyboard, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { shadowRootOf } from '../floating/fixtures/shadow-root-of'
import { TextField } from '../text-field/TextField'
import { ShortcutsDialog } from './ShortcutsDialog'
import { ShortcutsList } from './ShortcutsList'
import { useShortcut } from './use-shortcut'

const ran = fn<(id: string) => void>()
const told = fn()
const storage = memoryStorage()

function Page() {
  const use = (id: string, keys: string, label: string, group: string) => ({
    id,
    keys,
    label,
    group,
    handler: () => ran(id),
  })
  useShortcut(use('create', 'c', 'Create a campaign', 'Campaigns'))
  useShortcut(
    use('rename', 'r', 'Rename the campaign that has focus, whatever its name and however long it is', 'Campaigns'),
  )
  useShortcut({ ...use('save', 'mod+s', 'Save', 'Campaigns'), allowInFields: true })
  useShortcut(use('campaigns', 'g c', 'Go to campaigns', 'Go to'))
  useShortcut(use('workflows', 'g w', 'Go to workflows', 'Go to'))
  return (
    <div style={{ display: 'flex', gap: 12, marginBlockEnd: 24, maxInlineSize: 480, alignItems: 'end' }}>
      <Button>In here</Button>
      <TextField label="Name" />
    </div>
  )
}

const meta = {
  title: 'Kit/Shortcuts',
  component: ShortcutsList,
  parameters: { inlay: { host: { storage, onShortcutConflict: told } } },
  beforeEach() {
    ran.mockClear()
    told.mockClear()
    for (const key of storage.keys()) storage.remove(key)
  },
  render: (args) => (
    <>
      <Page />
      <ShortcutsList {...args} style={{ maxInlineSize: 520 }} />
    </>
  ),
} satisfies Meta<typeof ShortcutsList>

export default meta
type Story = StoryObj<typeof meta>

/** They work with focus inside, one key after another too, and not while somebody writes. */
export const Used: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.keyboard('c')
    await expect(ran).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'In here' }))
    await userEvent.keyboard('cgw')
    await expect(ran.mock.calls).toEqual([['create'], ['workflows']])
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('c{Control>}s{/Control}')
    await expect(ran.mock.calls.at(-1)).toEqual(['save'])
    await expect(ran).toHaveBeenCalledTimes(3)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('c')
  },
}

/** By keyboard: other keys, taken ones refused, and all as it came. */
export const Changed: Story = {
  async play({ canvas, userEvent }) {
    const keysOf = (name: string) => canvas.getByRole('button', { name: new RegExp(`^Change the keys of ${name}`) })
    keysOf('Create a campaign').focus()
    await userEvent.keyboard('{Enter}{Control>}j{/Control}')
    await waitFor(() => expect(keysOf('Create a campaign')).toHaveFocus())
    await userEvent.keyboard('c{Control>}j{/Control}')
    await expect(ran.mock.calls).toEqual([['create']])
    keysOf('Rename').focus()
    await userEvent.keyboard('{Enter}{Control>}s{/Control}')
    await expect(await canvas.findByText('Used by “Save”', { selector: '.inlay-Shortcuts-conflict' })).toBeVisible()
    await userEvent.keyboard('r')
    await expect(ran.mock.calls.at(-1)).toEqual(['rename'])
    await userEvent.keyboard('{Enter}{Escape}')
    await waitFor(() => expect(keysOf('Rename')).toHaveFocus())
    canvas.getByRole('button', { name: 'Bring back all' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('switch', { name: 'Use keyboard shortcuts' })).toHaveFocus()
    keysOf('Create a campaign').focus()
    await userEvent.keyboard('c')
    await expect(ran.mock.calls.at(-1)).toEqual(['create'])
    await expect(storage.keys()).toEqual([])
  },
}

/** By pointer: one off, then all. */
export const TurnedOff: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('switch', { name: 'Create a campaign: on' }))
    await userEvent.keyboard('cr')
    await expect(ran.mock.calls).toEqual([['rename']])
    await userEvent.click(canvas.getByRole('switch', { name: 'Use keyboard shortcuts' }))
    await userEvent.keyboard('r')
    await expect(ran).toHaveBeenCalledTimes(1)
    await expect(storage.keys()).toHaveLength(1)
  },
}

/** Keys that the page reserves are not taken from it, and two that share theirs are named. */
export const Conflicts: Story = {
  parameters: {
    inlay: {
      host: { storage, onShortcutConflict: told, reservedShortcuts: ['c'] },
      expectedConsole: [/of the shortcut/],
    },
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Used by the page around')).toBeVisible()
    await expect(told).toHaveBeenCalledWith({ id: 'create', keys: 'c', with: 'page', otherId: undefined })
    const keys = canvas.getByRole('button', { name: /^Change the keys of Create/ })
    await expect(keys).toHaveAccessibleDescription('Used by the page around')
    await userEvent.click(canvas.getByRole('button', { name: 'In here' }))
    await userEvent.keyboard('c')
    await expect(ran).not.toHaveBeenCalled()
  },
}

/** `?` opens them; under the dialog nothing runs, and focus goes back. */
export const InADialog: Story = {
  render: () => (
    <>
      <Page />
      <ShortcutsDialog />
    </>
  ),
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'In here' })
    await userEvent.click(button)
    await userEvent.keyboard('?')
    const dialog = await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await waitFor(() => expect(within(dialog).getByText('Go to workflows')).toBeVisible())
    await userEvent.keyboard('gw')
    await expect(ran).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('gw')
    await expect(ran.mock.calls).toEqual([['workflows']])
  },
}

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow', host: { storage } } },
  async play({ canvasElement }) {
    const root = await shadowRootOf(canvasElement, '.inlay-Shortcuts')
    root.querySelector<HTMLElement>('.inlay-Button')?.focus()
    await keyboard.keyboard('c')
    await expect(ran.mock.calls).toEqual([['create']])
    root.querySelector<HTMLElement>('input')?.focus()
    await keyboard.keyboard('c')
    await expect(ran).toHaveBeenCalledTimes(1)
  },
}

export const None: Story = { render: (args) => <ShortcutsList {...args} /> }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
