import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { TagInput } from './TagInput'
import { columns } from '../overview/fixtures/layout'

const isAddress = (tag: string) =>
  /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(tag) ? undefined : `“${tag}” is not a full address`

const meta = {
  title: 'Kit/TagInput',
  component: TagInput,
  args: { label: 'Keywords', placeholder: 'Add a keyword', onValueChange: fn(), hint: 'Enter or a comma adds one' },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['wide'] === true ? 760 : 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TagInput>

export default meta
type Story = StoryObj<typeof meta>

export const Typing: Story = {
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByRole('textbox', { name: 'Keywords' })
    await userEvent.type(input, '  reefers {Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['reefers'], { reason: 'typed' })
    await userEvent.type(input, 'cold chain,dairy')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['reefers', 'cold chain', 'dairy'], { reason: 'left' })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove cold chain' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['reefers', 'dairy'], { reason: 'removed' })
    await expect(input).toHaveFocus()
  },
}

/** None is there twice, whatever the case; which one it was is shown and said. */
export const Duplicate: Story = {
  args: { defaultValue: ['Reefers', 'Dairy'] },
  async play({ canvas, canvasElement, userEvent, args }) {
    await userEvent.type(canvas.getByRole('textbox'), 'reefers{Enter}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('“Reefers” is in the list already')
    await expect(canvasElement.querySelector('[data-known]')).toHaveTextContent('Reefers')
    await userEvent.keyboard('d')
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter or a comma adds one')
  },
}

/** What is pasted is split at commas, semicolons, tabs and lines. */
export const Pasting: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('reefers, dairy;\ncold chain\tReefers')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['reefers', 'dairy', 'cold chain'], { reason: 'pasted' })
    await expect(
      await canvas.findByText('reefers, dairy, cold chain added. “reefers” is in the list already'),
    ).toBeInTheDocument()
    await userEvent.paste('frozen')
    await expect(canvas.getByRole('textbox')).toHaveValue('frozen')
  },
}

/** Arrows move over the tags; Delete and Backspace remove, focus goes to the next. */
export const ByKeyboard: Story = {
  args: { defaultValue: ['one', 'two', 'three', 'four'] },
  async play({ canvas, userEvent, args }) {
    const tag = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect(tag('two')).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['one', 'three', 'four'], { reason: 'removed' })
    await expect(tag('three')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Backspace}')
    await expect(tag('three')).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(tag('three')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], { reason: 'removed' })
  },
}

/** Backspace takes the last one back to be changed. */
export const BackspaceEdits: Story = {
  args: { defaultValue: ['reefers', 'diary'], backspace: 'edit' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['reefers'], { reason: 'edited' })
    await expect(canvas.getByRole('textbox')).toHaveValue('diary')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}airy{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['reefers', 'dairy'], { reason: 'typed' })
  },
}

/** A tag that is wrong stays to be mended, and the field says what is wrong. */
export const Validation: Story = {
  args: { label: 'Recipients', checkTag: isAddress, defaultValue: ['maren@northwind.example'], placeholder: undefined },
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'theo@brightwater{Enter}')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('“theo@brightwater” is not a full address')
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('“theo@brightwater” is not a full address')
  },
}

export const Limit: Story = {
  args: { defaultValue: ['one', 'two'], max: 3 },
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'three{Enter}four{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(input).toHaveValue('four')
    await expect(input).toHaveAccessibleDescription('At most 3 entries 3 of 3')
  },
}

export const States: Story = {
  parameters: { wide: true },
  render: () => (
    <div style={{ ...columns(3, 240), maxInlineSize: 900 }}>
      <TagInput label="Empty" placeholder="Add a keyword" />
      <TagInput label="Filters" defaultValue={['Sweden', 'Norway']} required />
      <TagInput label="Disabled" defaultValue={['Sweden', 'Norway']} disabled />
      <TagInput label="Only to read" defaultValue={['Sweden', 'Norway']} readOnly />
      <TagInput
        label="Recipients"
        defaultValue={['maren@northwind.example', 'theo@brightwater']}
        checkTag={isAddress}
      />
      <TagInput
        label="Many"
        max={12}
        hint="They wrap"
        defaultValue={[
          'Cold chain',
          'Reefers',
          'Dairy',
          'Kühlketten-Spediteure Nordeuropa, Beschaffung und Transport',
          'Ports',
        ]}
      />
      <TagInput label="Compact" size="compact" defaultValue={['Sweden']} />
      <TagInput label="Large" size="large" defaultValue={['Sweden', 'Norway']} />
      <TagInput label="Domains" error="Add at least one domain" optional />
    </div>
  ),
}

export const Dark: Story = { ...States, globals: { theme: 'dark' } }

export const RightToLeft: Story = {
  ...ByKeyboard,
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Remove three' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const Isolated: Story = {
  args: { defaultValue: ['one', 'two'] },
  parameters: { inlay: { isolation: 'shadow' } },
  async play({ canvasElement, userEvent }) {
    const host = canvasElement.querySelector('[data-inlay-host]')
    await waitFor(() => expect(host?.shadowRoot?.querySelector('input')).not.toBeNull())
    const root = host?.shadowRoot
    const element = root?.querySelector<HTMLElement>('[data-inlay-root]')
    if (!root || !element) throw new Error('There is no root in the shadow root')
    const inside = within(element)
    await userEvent.click(inside.getByRole('textbox'))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(root.activeElement).toBe(inside.getByRole('button', { name: 'Remove two' }))
    await userEvent.keyboard('{Delete}')
    await expect(root.activeElement).toBe(inside.getByRole('button', { name: 'Remove one' }))
  },
}
