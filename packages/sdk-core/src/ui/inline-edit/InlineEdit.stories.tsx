import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
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

function Stateful(props: InlineEditProps) {
  const [value, setValue] = useState(props.value)
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
    await expect(input).toHaveAccessibleDescription('Enter a value.')
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

export const Saving: Story = {
  async play({ canvas, userEvent }) {
    onSave.mockReturnValueOnce(new Promise<InlineEditResult>(() => undefined))
    await userEvent.click(canvas.getByText('Cold-chain shippers'))
    await userEvent.keyboard('Reefers{Enter}{Enter}')
    const input = canvas.getByRole('textbox', { name: 'Campaign name' })
    await expect(input).toHaveAttribute('aria-busy', 'true')
    await expect(onSave).toHaveBeenCalledTimes(1)
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
