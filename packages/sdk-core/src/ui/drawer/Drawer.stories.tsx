import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { Avatar } from '../avatar/Avatar'
import { Button } from '../button/Button'
import { shadowRootOf } from '../floating/fixtures/shadow-root-of'
import { IconButton } from '../icon-button/IconButton'
import { Menu } from '../menu/Menu'
import { MenuItem } from '../menu/MenuItem'
import { TextField } from '../text-field/TextField'
import { Drawer, type DrawerProps } from './Drawer'
import { DrawerArea } from './DrawerArea'

const asked = fn<DrawerProps['onOpenChange']>()
const facts = [
  ['Company', 'Brightwater Foods'],
  ['Email', 't.okafor@brightwater.example'],
  ['Location', 'Rotterdam, NL'],
  ['Seniority', 'Director'],
]

function Contact() {
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <div style={{ display: 'flex', gap: 12 }}>
        <Avatar name="Theo Okafor" size={40} />
        <div>
          <div style={{ fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>Theo Okafor</div>
          <div style={{ color: 'var(--inlay-text-muted)' }}>Director of Freight Procurement, EMEA and North Africa</div>
        </div>
      </div>
      <dl style={{ display: 'grid', gridTemplateColumns: '112px 1fr', rowGap: 10 }}>
        {facts.flatMap(([name, value]) => [
          <dt key={name} style={{ color: 'var(--inlay-text-muted)' }}>
            {name}
          </dt>,
          <dd key={value}>{value}</dd>,
        ])}
      </dl>
    </div>
  )
}

interface Width {
  /** Of what the drawer stands in; never more than the window has. */
  readonly width: number
}

const meta = {
  title: 'Kit/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  beforeEach: () => {
    asked.mockClear()
  },
  args: {
    open: true,
    onOpenChange: asked,
    title: 'Contact',
    titleTone: 'quiet',
    aside: '2 of 342',
    actions: (
      <>
        <IconButton icon={ChevronUp} label="Previous contact" size="compact" />
        <IconButton icon={ChevronDown} label="Next contact" size="compact" />
      </>
    ),
    children: <Contact />,
  },
  render: (args) => <WithContent {...args} width={Infinity} />,
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

function WithContent({ width, side = 'end', ...props }: DrawerProps & Width) {
  const [open, setOpen] = useState(props.open)
  const drawer = (
    <Drawer
      {...props}
      open={open}
      onOpenChange={(next, details) => {
        props.onOpenChange(next, details)
        setOpen(next)
      }}
    />
  )
  return (
    <div
      style={{
        maxInlineSize: Number.isFinite(width) ? width : undefined,
        boxSizing: 'border-box',
        blockSize: 520,
        border: '1px solid var(--inlay-border)',
      }}
    >
      <DrawerArea {...{ [side]: drawer }}>
        <div data-testid="content" style={{ padding: 20 }}>
          <Button onClick={() => setOpen(true)}>Theo Okafor</Button>
        </div>
      </DrawerArea>
    </div>
  )
}

/** Focus moves in, and returns by Escape or the cross. What is beside it stays in use. */
export const OpenAndClose: Story = {
  args: { open: false },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Theo Okafor' })
    await userEvent.click(opener)
    const drawer = canvas.getByRole('region', { name: 'Contact' })
    await expect(drawer).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('region', { name: 'Contact' })).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(opener).toHaveFocus()
    await expect(asked.mock.calls.map(([, { reason }]) => reason)).toEqual(['escape', 'close-button'])
  },
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

interface Seen {
  readonly content: DOMRect
  readonly drawer: DOMRect
}

/** Also where there is too little room for both, all of the drawer and what closes it is in sight. */
async function expectInSight(canvas: Canvas, name: string): Promise<Seen> {
  const drawer = canvas.getByRole('region', { name })
  const page = drawer.ownerDocument.documentElement
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  const cross = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect()
  await expect(cross.left).toBeGreaterThanOrEqual(0)
  await expect(cross.right).toBeLessThanOrEqual(page.clientWidth)
  return { content: canvas.getByTestId('content').getBoundingClientRect(), drawer: drawer.getBoundingClientRect() }
}

/** Beside each other it takes this much; the window that a story is looked at in may have less. */
const hasRoom = () => window.innerWidth > 1102

/** From 1100 pixels on it stands beside the content. */
export const Pushes: Story = {
  parameters: { layout: 'fullscreen' },
  async play({ canvas }) {
    const { content, drawer } = await expectInSight(canvas, 'Contact')
    await expect(drawer.width).toBe(380)
    if (hasRoom()) await expect(content.right).toBeLessThanOrEqual(drawer.left)
  },
}

/** Below that it lies over the content, which keeps its width. */
export const LiesOver: Story = {
  render: (args) => <WithContent {...args} width={1000} />,
  async play({ canvas }) {
    const content = canvas.getByTestId('content').getBoundingClientRect()
    const drawer = canvas.getByRole('region', { name: 'Contact' }).getBoundingClientRect()
    await expect(content.right).toBeCloseTo(drawer.right, 0)
  },
}

/** On a phone it has all of the width. */
export const Phone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => <WithContent {...args} width={390} />,
  async play({ canvas }) {
    const { content, drawer } = await expectInSight(canvas, 'Contact')
    await expect(drawer.width).toBeLessThanOrEqual(content.width)
    const cross = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect()
    await expect(cross.right).toBeLessThanOrEqual(content.right)
  },
}

export const AtTheStart: Story = {
  ...Pushes,
  args: { side: 'start', title: 'Filters', titleTone: 'strong', aside: undefined, actions: undefined },
  async play({ canvas }) {
    const { content, drawer } = await expectInSight(canvas, 'Filters')
    if (hasRoom()) await expect(drawer.right).toBeLessThanOrEqual(content.left)
  },
}

/** Escape closes what is on top: the menu inside first. */
export const Layers: Story = {
  args: {
    children: (
      <Menu trigger={<Button chevron>Status</Button>}>
        <MenuItem onSelect={() => undefined}>Launched</MenuItem>
      </Menu>
    ),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(asked).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('region', { name: 'Contact' })).toBeNull()
  },
}

/** While the keys walk through a list beside it, they are left there. */
export const KeepsFocus: Story = {
  args: { open: false, keepFocus: true },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Theo Okafor' })
    await userEvent.click(opener)
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Contact' })).toBeVisible())
    await expect(opener).toHaveFocus()
  },
}

const foot = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Save</Button>
  </>
)

/** What is beside it is in use: in the end focus is back where it last was there. */
export const ToAndFro: Story = {
  args: { footer: foot },
  render: (args) => (
    <>
      <Button>Elsewhere</Button>
      <WithContent {...args} width={Infinity} />
    </>
  ),
  async play({ canvas, userEvent }) {
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' })
    await userEvent.click(elsewhere)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(elsewhere).toHaveFocus()
  },
}

/** Nothing else can be reached; focus goes to the first field, and a press beside it closes it. */
export const Modal: Story = {
  args: {
    open: false,
    modal: true,
    title: 'Edit contact',
    titleTone: 'strong',
    aside: undefined,
    actions: undefined,
    children: <TextField label="Name" defaultValue="Theo Okafor" />,
    footer: foot,
  },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Theo Okafor' })
    await userEvent.click(opener)
    const drawer = canvas.getByRole('dialog', { name: 'Edit contact' })
    await expect(drawer.matches(':modal')).toBe(true)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    const page = drawer.ownerDocument.documentElement
    await expect(drawer.getBoundingClientRect().right).toBe(page.clientWidth)
    await expect(drawer.getBoundingClientRect().height).toBe(page.clientHeight)
    await userEvent.pointer([{ keys: '[MouseLeft]', target: drawer, coords: { clientX: 4, clientY: 4 } }])
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await expect(asked.mock.calls[0]?.[1]).toEqual({ reason: 'backdrop' })
  },
}

export const ModalOpen: Story = { args: { ...Modal.args, open: true } }

export const ModalDark: Story = { ...ModalOpen, globals: { theme: 'dark' } }

export const Dark: Story = { globals: { theme: 'dark' } }

/** The end of the line is on the left. */
export const RightToLeft: Story = {
  ...Pushes,
  globals: { direction: 'rtl' },
  async play({ canvas }) {
    const { content, drawer } = await expectInSight(canvas, 'Contact')
    if (hasRoom()) await expect(drawer.right).toBeLessThanOrEqual(content.left)
  },
}

export const LongText: Story = {
  args: {
    title: 'Kupferberg Maschinenbau und Fördertechnik Aktiengesellschaft',
    titleTone: 'strong',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>{index + 1}. Whoever writes to a person says who they are, why they write and how to end it.</p>
    )),
    footer: foot,
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible())
  },
}

export const Isolated: Story = {
  args: { open: false },
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const root = await shadowRootOf(canvasElement, 'button')
    const opener = root.querySelector('button')
    opener?.focus()
    if (opener) await userEvent.click(opener)
    await expect(root.activeElement).toBe(root.querySelector('.inlay-Drawer'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(root.querySelector('.inlay-Drawer')).toBeNull())
    await expect(root.activeElement).toBe(opener)
  },
}
