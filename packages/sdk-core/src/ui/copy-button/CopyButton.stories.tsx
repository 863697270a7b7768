import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CopyButton } from './CopyButton'

const meta = {
  title: 'Kit/CopyButton',
  component: CopyButton,
  args: { text: 'theo@brightwater.com' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

const copyText = fn<(text: string) => Promise<void>>(async () => undefined)

/** By pointer: what was copied is what the host's clipboard got, and the button says so. */
export const IconAlone: Story = {
  args: { label: 'Copy email' },
  parameters: { inlay: { host: { copyText } } },
  async play({ canvas, userEvent }) {
    copyText.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email' }))
    await expect(copyText).toHaveBeenCalledWith('theo@brightwater.com')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveAttribute('data-state', 'copied')
  },
}

/** By keyboard; the text is asked for when it is wanted. */
export const WithLabel: Story = {
  args: { label: 'Copy link', labelShown: true, text: async () => 'https://example.com/c/12' },
  parameters: { inlay: { host: { copyText } } },
  async play({ canvas, userEvent }) {
    copyText.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus()
    await expect(copyText).toHaveBeenCalledWith('https://example.com/c/12')
  },
}

/** The clipboard was refused. */
export const Failed: Story = {
  args: { label: 'Copy email', labelShown: true },
  parameters: { inlay: { host: { copyText: async () => Promise.reject(new Error('Not allowed')) } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email' }))
    await expect(await canvas.findByRole('button', { name: 'Could not copy' })).toHaveAttribute('data-state', 'failed')
  },
}

export const Dark: Story = { ...WithLabel, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...WithLabel, globals: { direction: 'rtl' } }
