import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { shadowRootOf } from '../floating/fixtures/shadow-root-of'
import { InlineEdit, type InlineEditProps, type InlineEditResult } from './InlineEdit'

const onSave = fn<InlineEditProps['onSave']>()

const meta = {
  title: 'Kit/InlineEdit',
  component: InlineEdit,
  beforeEach: () => {
    onSave.mockReset()
    onSave.mockResolvedValue({ ok: true })
  },
  args: { value: 'Cold-chain shippers', label: 'Campaign name', size: 'title', onSave },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof InlineEdit>

export default meta
type Story = StoryObj<typeof meta>

/** Saves when it is told to. */
function saveLater(): (result: InlineEditResult) => void {
  let finish: (result: InlineEditResult) => void = () => undefined
  onSave.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  return (result) => finish(result)
}

function Stateful(props: InlineEditProps) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 24, maxInlineSize: 420 }}>
      <InlineEdit
        {...props}
        value={value}
        onSave={async (next, details) => {
          const result = await props.onSave(next, details)
          if (result.ok) setValue(next)
          return result
        }}
      />
      <Button>Elsewhere</Button>
    </div>
  )
}

export const EnterSaves: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Campaign name: Cold-chain shippers' }))
    const input = canvas.getByRole('textbox', { name: 'Campaign name' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('Reefers{Enter}')
    await expect(await canvas.findByText('Reefers')).toHaveFocus()
    await expect(onSave).toHaveBeenCalledTimes(1)
    await expect(onSave).toHaveBeenLastCalledWith('Reefers', { reason: 'enter' })
  },
}

export const EscapeGivesUp: Story = {
  async play({ canvas, userEvent }) {
    const display = canvas.getByText('Cold-chain shippers')
    await userEvent.click(display)
    await userEvent.keyboard('Reefers{Escape}')
    await expect(canvas.getByText('Cold-chain shippers')).toHaveFocus()
    await expect(onSave).not.toHaveBeenCalled()
  },
}

/** Leaving saves; what has not changed is not sent. */
export const LeavingSaves: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Cold-chain shippers'))
    await userEvent.tab()
    await expect(onSave).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('Cold-chain shippers'))
    await userEvent.keyboard('Reefers')
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
    await expect(await canvas.findByText('Reefers')).toBeVisible()
    await expect(onSave).toHaveBeenCalledTimes(1)
    await expect(onSave).toHaveBeenLastCalledWith('Reefers', { reason: 'blur' })
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  },
}

export const LeavingGivesUp: Story = {
  args: { onBlur: 'cancel' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Cold-chain shippers'))
    await userEvent.keyboard('Reefers')
    await userEvent.tab()
    await expect(canvas.getByText('Cold-chain shippers')).toBeVisible()
    await expect(onSave).not.toHaveBeenCalled()
  },
}

export const EmptyIsRefused: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Cold-chain shippers'))
    await userEvent.keyboard('   {Enter}')
    const input = canvas.getByRole('textbox', { name: 'Campaign name' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Enter a value')
    await expect(onSave).not.toHaveBeenCalled()
  },
}

/** Leaving it empty gives up, as Escape does. */
export const LeavingEmptyGivesUp: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Cold-chain shippers'))
    await userEvent.keyboard('   {Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Campaign name' })).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
    await expect(canvas.getByText('Cold-chain shippers')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    await expect(onSave).not.toHaveBeenCalled()
  },
}

/** What could not be saved stays, with the reason; the next Enter tries again. */
export const Failed: Story = {
  async play({ canvas, userEvent }) {
    onSave.mockResolvedValueOnce({ ok: false, error: 'Failed to rename campaign' })
    await userEvent.click(canvas.getByText('Cold-chain shippers'))
    await userEvent.keyboard('Reefers{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to rename campaign')
    const input = canvas.getByRole('textbox', { name: 'Campaign name' })
    await expect(input).toHaveValue('Reefers')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('Reefers')).toHaveFocus())
    await expect(onSave).toHaveBeenCalledTimes(2)
  },
}

const changedElsewhere = {
  ok: false,
  error: 'This was changed to “Pallets, and all that stands on them” meanwhile.',
  theirs: 'Pallets, and all that stands on them',
} as const

/** Somebody else was faster: nothing is overwritten and nothing lost, until the person has chosen. */
export const ChangedElsewhere: Story = {
  async play({ canvas, userEvent }) {
    onSave.mockResolvedValueOnce(changedElsewhere)
    await userEvent.click(canvas.getByText('Cold-chain shippers'))
    await userEvent.keyboard('Reefers{Enter}')
    const input = await canvas.findByRole('textbox', { name: 'Campaign name' })
    await waitFor(() => expect(input).toHaveAccessibleDescription(changedElsewhere.error))
    await expect(input).toHaveValue('Reefers')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Keep mine' })).toHaveFocus()
    await expect(onSave).toHaveBeenCalledTimes(1)
  },
}

/** The own one is saved all the same; also one that was changed again with the other in sight. */
export const KeepsMine: Story = {
  async play({ canvas, userEvent }) {
    onSave.mockResolvedValueOnce(changedElsewhere)
    await userEvent.click(canvas.getByText('Cold-chain shippers'))
    await userEvent.keyboard('Reefers{Enter}')
    await canvas.findByRole('button', { name: 'Keep mine' })
    await userEvent.keyboard(' and pallets{Tab}{Enter}')
    await expect(onSave).toHaveBeenLastCalledWith('Reefers and pallets', { reason: 'keep-mine' })
    await waitFor(() => expect(canvas.getByText('Reefers and pallets')).toHaveFocus())
  },
}

/** The other one stands, and nothing is saved. */
export const UsesTheirs: Story = {
  render: ({ value, ...args }) => <InlineEdit {...args} value={undefined} defaultValue={value} />,
  async play({ canvas, userEvent }) {
    onSave.mockResolvedValueOnce(changedElsewhere)
    await userEvent.click(canvas.getByText('Cold-chain shippers'))
    await userEvent.keyboard('Reefers{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Use theirs' }))
    await waitFor(() => expect(canvas.getByText(changedElsewhere.theirs)).toHaveFocus())
    await expect(onSave).toHaveBeenCalledTimes(1)
  },
}

/** What was typed stands there as text until it is saved; focus is kept, and a second Enter does nothing. */
export const Saving: Story = {
  async play({ canvas, userEvent }) {
    const finish = saveLater()
    await userEvent.click(canvas.getByText('Cold-chain shippers'))
    await userEvent.keyboard('Reefers{Enter}')
    const text = await canvas.findByText('Reefers')
    await expect(text).toHaveFocus()
    await expect(text).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(text)
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(onSave).toHaveBeenCalledTimes(1)
    finish({ ok: true })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Campaign name: Reefers' })).toHaveFocus())
  },
}

/** Rest while it is saved, to be looked at. */
export const SavingForLong: Story = {
  async play({ canvas, userEvent }) {
    onSave.mockReturnValueOnce(new Promise<InlineEditResult>(() => undefined))
    await userEvent.click(canvas.getByText('Cold-chain shippers'))
    await userEvent.keyboard('Reefers and pallets{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Saving Campaign name: Reefers and pallets' })).toBeVisible()
  },
}

/** Who goes on elsewhere while it is saved is not called back. */
export const FocusGoneOn: Story = {
  async play({ canvas, userEvent }) {
    const finish = saveLater()
    await userEvent.click(canvas.getByText('Cold-chain shippers'))
    await userEvent.keyboard('Reefers{Enter}')
    await userEvent.tab()
    finish({ ok: true })
    await expect(await canvas.findByRole('button', { name: 'Edit Campaign name: Reefers' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  },
}

/** Also what breaks leaves the text and says something. */
export const Broken: Story = {
  async play({ canvas, userEvent }) {
    onSave.mockRejectedValueOnce(new Error('Lost'))
    await userEvent.click(canvas.getByText('Cold-chain shippers'))
    await userEvent.keyboard('Reefers{Enter}')
    await canvas.findByRole('alert')
    const input = canvas.getByRole('textbox', { name: 'Campaign name' })
    await expect(input).toHaveValue('Reefers')
    await expect(input).toHaveAccessibleDescription('Could not be saved. Try again.')
  },
}

/** Leaving keeps the field as it is, until Enter or Escape. */
export const LeavingKeeps: Story = {
  args: { onBlur: 'keep' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Cold-chain shippers'))
    await userEvent.keyboard('Reefers')
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
    const input = canvas.getByRole('textbox', { name: 'Campaign name' })
    await expect(input).toHaveValue('Reefers')
    await expect(onSave).not.toHaveBeenCalled()
    await userEvent.click(input)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Reefers')).toHaveFocus()
    await expect(onSave).toHaveBeenCalledTimes(1)
  },
}

/** All of the text is selected, so that the first letter begins anew. */
export const SelectsAll: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Campaign name' })
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 'Cold-chain shippers'.length])
  },
}

/** Keeps its value itself; there need not be one. */
export const Optional: Story = {
  args: { value: '', label: 'Description', placeholder: 'Add a description', allowEmpty: true, size: 'text' },
  render: ({ value, ...args }) => <InlineEdit {...args} defaultValue={value} />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Add a description'))
    await userEvent.keyboard('Northern Europe{Enter}')
    await userEvent.click(await canvas.findByText('Northern Europe'))
    await userEvent.keyboard('{Backspace}{Enter}')
    await expect(await canvas.findByText('Add a description')).toHaveFocus()
    await expect(onSave).toHaveBeenLastCalledWith('', { reason: 'enter' })
  },
}

export const ReadOnly: Story = {
  args: { readOnly: true },
  async play({ canvas }) {
    await expect(canvas.getByText('Cold-chain shippers')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Edit/ })).toBeNull()
  },
}

/** Where a single press does something else, a double one edits; keys still reach it. */
export const DoublePress: Story = {
  args: { startBy: 'double-press', size: 'text' },
  async play({ canvas, userEvent }) {
    const display = canvas.getByText('Cold-chain shippers')
    await userEvent.click(display)
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.dblClick(display)
    await expect(canvas.getByRole('textbox', { name: 'Campaign name' })).toHaveFocus()
    await userEvent.keyboard('{Escape}{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Campaign name' })).toHaveFocus()
  },
}

export const LongText: Story = {
  args: { value: 'Kühlketten-Spediteure Nordeuropa, Beschaffung und Transportleitung, Herbstausschreibung' },
}

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Failed, globals: { direction: 'rtl' } }

/** Wider than its text, it begins where text begins there, whatever its letters are. */
export const RightToLeftStretched: Story = {
  args: { style: { flex: 1 } },
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    const display = canvas.getByText('Cold-chain shippers')
    const text = document.createRange()
    text.selectNodeContents(display)
    const box = display.getBoundingClientRect()
    await expect(box.width).toBeGreaterThan(text.getBoundingClientRect().width + 40)
    await expect(box.right - text.getBoundingClientRect().right).toBeLessThan(10)
    await userEvent.click(display)
    await expect(canvas.getByRole('textbox')).toHaveStyle({ textAlign: 'right' })
  },
}

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const root = await shadowRootOf(canvasElement, '.inlay-InlineEdit')
    root.querySelector<HTMLElement>('.inlay-InlineEdit button')?.focus()
    await userEvent.keyboard('{Enter}')
    const input = root.querySelector('input')
    await expect(root.activeElement).toBe(input)
    // What user-event types does not reach into a shadow root; its keys do.
    await fireEvent.input(input as HTMLInputElement, { target: { value: 'Reefers' } })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(root.activeElement).toHaveTextContent('Reefers'))
    await expect(onSave).toHaveBeenLastCalledWith('Reefers', { reason: 'enter' })
  },
}
