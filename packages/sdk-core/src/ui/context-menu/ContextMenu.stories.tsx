import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, FolderInput, PanelRight, Trash2 } from 'lucide-react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { createManualClock } from '../../ports/manual-clock'
import { Card } from '../card/Card'
import { shadowRootOf } from '../floating/fixtures/shadow-root-of'
import { Link } from '../link/Link'
import { MenuItem } from '../menu/MenuItem'
import { MenuLine } from '../menu/MenuLine'
import { MenuSub } from '../menu/MenuSub'
import { TextField } from '../text-field/TextField'
import { ContextMenu, type ContextMenuProps } from './ContextMenu'

const clock = createManualClock()
const chosen = fn<(name: string) => void>()
const changed = fn<NonNullable<ContextMenuProps['onOpenChange']>>()

const meta = {
  title: 'Kit/ContextMenu',
  component: ContextMenu,
  parameters: { inlay: { host: { clock } } },
  beforeEach: () => {
    chosen.mockClear()
    changed.mockClear()
  },
  args: {
    label: 'Theo Okafor',
    onOpenChange: changed,
    items: (
      <>
        <MenuItem icon={PanelRight} shortcut="Enter" onSelect={() => chosen('Open')}>
          Open
        </MenuItem>
        <MenuItem icon={Copy} shortcut="Ctrl C" onSelect={() => chosen('Copy email')}>
          Copy email
        </MenuItem>
        <MenuSub icon={FolderInput} label="Move to">
          <MenuItem onSelect={() => chosen('Spring')}>Spring campaigns</MenuItem>
        </MenuSub>
        <MenuLine />
        <MenuItem icon={Trash2} tone="danger" onSelect={() => chosen('Delete')}>
          Delete
        </MenuItem>
      </>
    ),
    children: (
      <Card style={{ display: 'grid', gap: 8, inlineSize: 320, fontSize: 13 }}>
        <Link href="#theo">Theo Okafor</Link>
        <span>Director of Freight Procurement, EMEA</span>
        <TextField label="Note" />
      </Card>
    ),
  },
} satisfies Meta<typeof ContextMenu>

export default meta
type Story = StoryObj<typeof meta>

/** By the second button, where the pointer is; pressed again elsewhere it comes there. */
export const ByPointer: Story = {
  async play({ canvas, userEvent }) {
    const words = canvas.getByText(/Director/)
    const { left, top } = words.getBoundingClientRect()
    const press = (x: number) =>
      userEvent.pointer({ keys: '[MouseRight]', target: words, coords: { clientX: left + x, clientY: top + 8 } })
    await press(60)
    const menu = await canvas.findByRole('menu', { name: 'Theo Okafor' })
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBeCloseTo(left + 60, -1))
    await expect(menu).toHaveFocus()
    await press(120)
    await waitFor(() => expect(canvas.getByRole('menu').getBoundingClientRect().left).toBeCloseTo(left + 120, -1))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Copy email' }))
    await expect(chosen.mock.calls).toEqual([['Copy email']])
    await expect(canvas.queryByRole('menu')).toBeNull()
  },
}

/** By Shift+F10 or the menu key, beside what has focus, which gets it back. */
export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: 'Theo Okafor' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect(await canvas.findByRole('menuitem', { name: 'Open' })).toHaveFocus()
    const menu = canvas.getByRole('menu')
    await waitFor(() =>
      expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(link.getBoundingClientRect().bottom),
    )
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{ContextMenu}m{ArrowRight}{Enter}')
    await expect(chosen.mock.calls).toEqual([['Spring']])
    await expect(link).toHaveFocus()
    await expect(changed.mock.calls.map(([, { reason }]) => reason)).toEqual([
      'keyboard',
      'escape',
      'keyboard',
      'selected',
    ])
  },
}

/** On touch by a press of half a second that does not move; lifting the finger presses nothing. */
export const ByLongPress: Story = {
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Theo Okafor' })
    const touch = { pointerType: 'touch', clientX: 60, clientY: 60 }
    await fireEvent.pointerDown(link, touch)
    await fireEvent.pointerMove(link, { ...touch, clientY: 80 })
    await clock.advance(1_000)
    await expect(canvas.queryByRole('menu')).toBeNull()

    await fireEvent.pointerDown(link, touch)
    await fireEvent.pointerMove(link, { ...touch, clientY: 64 })
    await clock.advance(500)
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
    await fireEvent.contextMenu(link, touch)
    await fireEvent.pointerUp(link, touch)
    await expect(await fireEvent.mouseDown(link), 'focus stays in the menu').toBe(false)
    await expect(await fireEvent.click(link)).toBe(false)
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
    await expect(changed).toHaveBeenCalledTimes(1)
    await expect(changed).toHaveBeenLastCalledWith(true, { reason: 'long-press' })
  },
}

/** Fields keep the browser's own menu. */
export const InAField: Story = {
  async play({ canvas }) {
    await expect(await fireEvent.contextMenu(canvas.getByRole('textbox'))).toBe(true)
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(await fireEvent.contextMenu(canvas.getByText(/Director/))).toBe(false)
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
  },
}

export const Open: Story = {
  async play({ canvas }) {
    await fireEvent.contextMenu(canvas.getByText(/Director/), { clientX: 120, clientY: 90 })
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
  },
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    canvas.getByRole('link', { name: 'Theo Okafor' }).focus()
    await userEvent.keyboard('{ContextMenu}m{ArrowLeft}')
    await expect(await canvas.findByRole('menuitem', { name: 'Spring campaigns' })).toHaveFocus()
  },
}

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow', host: { clock } } },
  async play({ canvasElement, userEvent }) {
    const root = await shadowRootOf(canvasElement, 'a')
    const link = root.querySelector('a')
    link?.focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await waitFor(() => expect(root.activeElement).toHaveTextContent('Open'))
    await userEvent.keyboard('{Escape}')
    await expect(root.activeElement).toBe(link)
  },
}
