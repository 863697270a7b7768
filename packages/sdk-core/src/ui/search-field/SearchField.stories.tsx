import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SearchField, type SearchFieldProps } from './SearchField'
import { Button } from '../button/Button'

const meta = {
  title: 'Kit/SearchField',
  component: SearchField,
  args: { value: '', label: 'Search campaigns', onValueChange: fn(), delay: 60 },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

function Stateful(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <SearchField
      {...props}
      value={value}
      onValueChange={(next, details) => {
        props.onValueChange?.(next, details)
        setValue(next)
      }}
    />
  )
}

/** Typing counts after a rest, once; Enter and clearing count at once. */
export const Typing: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('searchbox', { name: 'Search campaigns' })
    await userEvent.type(field, 'lanes')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('lanes', { reason: 'typed' }))
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await userEvent.type(field, ' north{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('lanes north', { reason: 'submitted' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', { reason: 'cleared' })
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
  },
}

export const Clearing: Story = {
  args: { value: 'Cold-chain' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', { reason: 'cleared' })
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull()
  },
}

export const Filled: Story = { args: { value: 'Kühlketten-Spediteure Nordeuropa, Beschaffung und Transportleitung' } }

export const Dark: Story = { args: { value: 'Cold-chain' }, globals: { theme: 'dark' } }

export const RightToLeft: Story = { args: { value: 'שילוח' }, globals: { direction: 'rtl' } }

/** Without a value it remembers by itself. */
export const ByItself: Story = {
  args: { defaultValue: 'Cold-chain', shortcut: '/' },
  render: (args) => <SearchField {...args} value={undefined} />,
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('searchbox')
    await expect(field).toHaveValue('Cold-chain')
    await userEvent.type(field, '{Escape}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', { reason: 'cleared' })
    await expect(field).toHaveValue('')
  },
}

/** A value from elsewhere takes the place of what was typed and did not count yet. */
export const ReplacedFromOutside: Story = {
  args: { delay: 200 },
  render: function ReplacedFromOutside(args) {
    const [value, setValue] = useState('')
    return (
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <SearchField {...args} value={value} />
        <Button onClick={() => setValue('reefers')}>Reefers</Button>
      </div>
    )
  },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'lanes')
    await userEvent.click(canvas.getByRole('button', { name: 'Reefers' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('reefers')
    await userEvent.type(canvas.getByRole('searchbox'), '!')
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalled())
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('reefers!', { reason: 'typed' })
  },
}

export const Busy: Story = { args: { value: 'Cold-chain', busy: true } }

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Stateful {...args} size="compact" label="Compact" />
      <Stateful {...args} label="Regular" />
      <Stateful {...args} size="large" label="Large" />
      <Stateful {...args} disabled label="Not now" />
      <Stateful {...args} shortcut="/" label="With its key" />
      <Stateful {...args} busy value="lanes" label="Searching" />
    </div>
  ),
}
