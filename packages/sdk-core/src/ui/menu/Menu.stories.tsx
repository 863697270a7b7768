import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, FolderInput, PanelRight, Pencil, Sparkles, Trash2 } from 'lucide-react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { createManualClock } from '../../ports/manual-clock'
import { Button } from '../button/Button'
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog'
import { shadowRootOf } from '../floating/fixtures/shadow-root-of'
import { IconButton } from '../icon-button/IconButton'
import { Menu } from './Menu'
import { MenuCheckboxItem } from './MenuCheckboxItem'
import { MenuGroup } from './MenuGroup'
import { MenuItem } from './MenuItem'
import { MenuLabel } from './MenuLabel'
import { MenuLine } from './MenuLine'
import { MenuLink } from './MenuLink'
import { MenuRadioGroup } from './MenuRadioGroup'
import { MenuRadioItem } from './MenuRadioItem'
import { MenuSub } from './MenuSub'

const clock = createManualClock()
const chosen = fn<(name: string) => void>()

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  beforeEach: () => {
    chosen.mockClear()
  },
  args: {
    trigger: <Button chevron>Actions</Button>,
    children: (
      <>
        <MenuLabel>Theo Okafor</MenuLabel>
        <MenuItem icon={PanelRight} shortcut="Enter" onSelect={() => chosen('Open')}>
          Open
        </MenuItem>
        <MenuItem icon={Sparkles} onSelect={() => chosen('Enhance')}>
          Enhance with AI
        </MenuItem>
        <MenuItem icon={Copy} shortcut="Ctrl C" onSelect={() => chosen('Copy email')}>
          Copy email
        </MenuItem>
        <MenuItem icon={Pencil} disabledReason="Only its owner can rename it" onSelect={() => chosen('Rename')}>
          Rename
        </MenuItem>
        <MenuSub icon={FolderInput} label="Move to">
          <MenuItem onSelect={() => chosen('Spring')}>Spring campaigns</MenuItem>
          <MenuItem onSelect={() => chosen('Autumn')}>Autumn campaigns</MenuItem>
        </MenuSub>
        <MenuLink href="#audience">Open the audience</MenuLink>
        <MenuLine />
        <MenuItem icon={Trash2} tone="danger" onSelect={() => chosen('Delete')}>
          Delete
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    const trigger = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const menu = await canvas.findByRole('menu', { name: 'Actions' })
    const item = (name: string) => within(menu).getByRole('menuitem', { name })
    await expect(item('Open')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(item('Delete')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(item('Open')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}')
    await expect(item('Enhance with AI')).toHaveFocus()
    await userEvent.keyboard('co')
    await expect(item('Copy email')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(chosen).toHaveBeenCalledTimes(1)
    await expect(chosen).toHaveBeenLastCalledWith('Copy email')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(trigger).toHaveFocus()
  },
}

export const ByPointer: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    const trigger = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Enhance with AI' }))
    await expect(canvas.getByRole('menuitem', { name: 'Enhance with AI' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Enhance with AI' }))
    await expect(chosen).toHaveBeenCalledTimes(1)
    await expect(chosen).toHaveBeenLastCalledWith('Enhance')

    await userEvent.click(trigger)
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
    await userEvent.click(canvasElement)
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(chosen).toHaveBeenCalledTimes(1)
  },
}

/** What cannot be chosen now is still there, and says why. */
export const DisabledItem: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    const rename = canvas.getByRole('menuitem', { name: 'Rename' })
    await expect(rename).toHaveAccessibleDescription('Only its owner can rename it')
    await userEvent.click(rename)
    await expect(chosen).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
  },
}

export const Submenu: Story = {
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'Actions' }).focus()
    await userEvent.keyboard('{ArrowDown}m{ArrowRight}')
    await expect(await canvas.findByRole('menuitem', { name: 'Spring campaigns' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('menuitem', { name: 'Move to' })).toHaveFocus()
    await expect(canvas.queryByRole('menuitem', { name: 'Spring campaigns' })).toBeNull()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(chosen).toHaveBeenCalledTimes(1)
    await expect(chosen).toHaveBeenLastCalledWith('Autumn')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus()
  },
}

export const SubmenuOpen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Move to' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Spring campaigns' })).toBeVisible())
  },
}

/** Words begin in one line, whether or not an icon stands before them. */
export const WordsInLine: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    const menu = await canvas.findByRole('menu')
    const words = [...menu.querySelectorAll<HTMLElement>('.inlay-Menu-words')]
    await expect(words.length).toBeGreaterThan(2)
    const starts = words.map((each) => {
      const range = document.createRange()
      range.selectNodeContents(each)
      return Math.round(range.getBoundingClientRect().left)
    })
    await expect(new Set(starts).size).toBe(1)
  },
}

export const SubmenuByPointer: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Move to' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Spring campaigns' }))
    await expect(chosen).toHaveBeenCalledTimes(1)
    await expect(chosen).toHaveBeenLastCalledWith('Spring')
  },
}

/** Towards the submenu is to the left, and back is to the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'Actions' }).focus()
    await userEvent.keyboard('{ArrowDown}m{ArrowLeft}')
    const item = await canvas.findByRole('menuitem', { name: 'Spring campaigns' })
    await expect(item).toHaveFocus()
    const parent = canvas.getByRole('menuitem', { name: 'Move to' })
    await waitFor(() =>
      expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(parent.getBoundingClientRect().left + 8),
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(parent).toHaveFocus()
  },
}

export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
  },
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

function View({ sorted }: { readonly sorted: (value: string) => void }) {
  const [shown, setShown] = useState<readonly string[]>(['Status'])
  const [order, setOrder] = useState('score')
  return (
    <Menu trigger={<Button chevron>View</Button>}>
      <MenuGroup label="Columns">
        {['Status', 'Score', 'Job title'].map((name) => (
          <MenuCheckboxItem
            key={name}
            checked={shown.includes(name)}
            onCheckedChange={(on) => setShown(on ? [...shown, name] : shown.filter((other) => other !== name))}
          >
            {name}
          </MenuCheckboxItem>
        ))}
        <MenuCheckboxItem checked onCheckedChange={fn()} disabledReason="The name is always shown">
          Name
        </MenuCheckboxItem>
      </MenuGroup>
      <MenuRadioGroup
        label="Order"
        value={order}
        onValueChange={(value) => {
          setOrder(value)
          sorted(value)
        }}
      >
        <MenuRadioItem value="score" description="As the campaign weighs it">
          Best score first
        </MenuRadioItem>
        <MenuRadioItem value="newest">Newest first</MenuRadioItem>
        <MenuRadioItem value="name">By name</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>
  )
}

/** Several that are on or off, which leave the menu open, and one of several, which closes it. */
export const CheckboxesAndRadios: Story = {
  render: () => <View sorted={chosen} />,
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'View' }).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    const columns = canvas.getByRole('group', { name: 'Columns' })
    await expect(within(columns).getByRole('menuitemcheckbox', { name: 'Score' })).toBeChecked()
    await userEvent.click(within(columns).getByRole('menuitemcheckbox', { name: 'Status' }))
    await expect(within(columns).getByRole('menuitemcheckbox', { name: 'Status' })).not.toBeChecked()
    const name = within(columns).getByRole('menuitemcheckbox', { name: 'Name' })
    await userEvent.click(name)
    await expect(name).toHaveAccessibleDescription('The name is always shown')
    await expect(name).toBeChecked()

    const order = canvas.getByRole('group', { name: 'Order' })
    await expect(within(order).getByRole('menuitemradio', { name: 'Best score first' })).toBeChecked()
    await userEvent.keyboard('n{Enter}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(chosen.mock.calls).toEqual([['newest']])
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('menuitemradio', { name: 'Newest first' })).toBeChecked()
  },
}

export const CheckboxesAndRadiosDark: Story = {
  ...CheckboxesAndRadios,
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'View' })),
}

/** On its way into a submenu the pointer crosses the corners of other items; where it rests is what it means. */
export const SafeWay: Story = {
  parameters: { inlay: { host: { clock } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    const parent = canvas.getByRole('menuitem', { name: 'Move to' })
    const below = canvas.getByRole('menuitem', { name: 'Open the audience' })
    const { left, top, bottom } = parent.getBoundingClientRect()
    await userEvent.pointer({ target: parent, coords: { clientX: left + 60, clientY: top + 14 } })
    await clock.advance(150)
    const submenu = await canvas.findByRole('menu', { name: 'Move to' })
    await waitFor(() => expect(submenu).toHaveAttribute('data-placed'))
    await expect(parent).toHaveFocus()
    await userEvent.pointer({ target: below, coords: { clientX: left + 140, clientY: bottom + 3 } })
    await clock.advance(250)
    await expect(parent).toHaveFocus()
    await waitFor(() => expect(submenu).toBeVisible())
    await clock.advance(60)
    await expect(below).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('menu', { name: 'Move to' })).toBeNull())
  },
}

/** Going on to another item closes the submenu. */
export const SubmenuLeft: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Move to' }))
    const submenu = await canvas.findByRole('menu', { name: 'Move to' })
    await userEvent.hover(within(submenu).getByRole('menuitem', { name: 'Autumn campaigns' }))
    await expect(within(submenu).getByRole('menuitem', { name: 'Autumn campaigns' })).toHaveFocus()
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Open' }))
    await waitFor(() => expect(canvas.queryByRole('menu', { name: 'Move to' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'Actions' })).toBeVisible())
  },
}

/** More than there is room for scrolls; what has focus is in sight. */
export const Long: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, index) => (
      <MenuItem key={index} onSelect={() => chosen(`Segment ${index + 1}`)}>
        Segment {index + 1}
      </MenuItem>
    )),
  },
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: 'Actions' }).focus()
    await userEvent.keyboard('{Enter}{PageDown}{PageDown}')
    const item = canvas.getByRole('menuitem', { name: 'Segment 21' })
    await expect(item).toHaveFocus()
    await userEvent.keyboard('{End}')
    const menu = canvas.getByRole('menu')
    await waitFor(() => expect(menu.scrollTop).toBeGreaterThan(0))
    const last = canvas.getByRole('menuitem', { name: 'Segment 60' }).getBoundingClientRect()
    await expect(last.bottom).toBeLessThanOrEqual(menu.getBoundingClientRect().bottom)
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      menu.ownerDocument.documentElement.clientHeight,
    )
  },
}

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const root = await shadowRootOf(canvasElement, 'button')
    const trigger = root.querySelector('button')
    trigger?.focus()
    await userEvent.keyboard('{ArrowDown}m{ArrowRight}')
    await waitFor(() => expect(root.activeElement).toHaveTextContent('Spring campaigns'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(chosen).toHaveBeenLastCalledWith('Autumn')
    await expect(root.activeElement).toBe(trigger)
    await expect(root.querySelector('[role="menu"]')).toBeNull()
  },
}

/** One of several that are on or off; the menu stays open. */
export const Choices: Story = {
  args: { trigger: <IconButton icon={Ellipsis} label="Columns" /> },
  render: function Choices({ trigger }) {
    const [shown, setShown] = useState<readonly string[]>(['Status'])
    const toggle = (name: string) =>
      setShown((now) => (now.includes(name) ? now.filter((other) => other !== name) : [...now, name]))
    return (
      <Menu trigger={trigger}>
        {['Status', 'Score', 'Job title'].map((name) => (
          <MenuItem key={name} checked={shown.includes(name)} keepOpen onSelect={() => toggle(name)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    )
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const score = canvas.getByRole('menuitemcheckbox', { name: 'Score' })
    await userEvent.click(score)
    await expect(score).toBeChecked()
    await userEvent.click(score)
    await expect(score).not.toBeChecked()
  },
}

/** A dialog that an item opens gives focus back to the button of the menu. */
export const OpensADialog: Story = {
  args: { trigger: <IconButton icon={Ellipsis} label="More" /> },
  render: function OpensADialog({ trigger }) {
    const [asking, setAsking] = useState(false)
    return (
      <>
        <Menu trigger={trigger} placement="bottom-end">
          <MenuItem icon={Trash2} tone="danger" onSelect={() => setAsking(true)}>
            Delete
          </MenuItem>
        </Menu>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="Delete “Cold-chain shippers”?"
          confirmLabel="Delete campaign"
          onConfirm={() => setAsking(false)}
        >
          Its 342 contacts go with it.
        </ConfirmDialog>
      </>
    )
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Delete' }))
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus()
  },
}

export const LongText: Story = {
  args: {
    children: (
      <>
        <MenuLabel>Director of Freight Procurement, EMEA and North Africa</MenuLabel>
        <MenuItem icon={Copy} onSelect={fn()}>
          Copy the conversation that led to this audience, with everything that the agent wrote
        </MenuItem>
        <MenuItem icon={Pencil} onSelect={fn()} disabledReason="Launched campaigns keep the name they were sent under">
          Rename
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Actions' })),
}
