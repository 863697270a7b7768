import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/Button'
import { EmptyState } from './EmptyState'
import { ErrorState } from './ErrorState'

const copyText = fn<(text: string) => Promise<void>>()
const host = { copyText }

const meta = {
  title: 'Kit/States',
  component: ErrorState,
  parameters: { inlay: { host } },
  beforeEach: () => {
    copyText.mockReset()
    copyText.mockResolvedValue()
  },
  args: {
    title: 'Error loading campaigns',
    children: 'The server did not answer. What you had is safe.',
    onRetry: fn(),
    requestId: 'req_8f3a61c2d0',
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading campaigns')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy request ID' }))
    await expect(copyText).toHaveBeenCalledTimes(1)
    await expect(copyText).toHaveBeenLastCalledWith('req_8f3a61c2d0')
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
  },
}

export const Retrying: Story = { args: { retrying: true } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const LongText: Story = {
  args: {
    title: 'Error loading “Kühlketten-Spediteure Nordeuropa, Beschaffung und Transportleitung, Herbstausschreibung”',
    children: 'donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichenverordnung.example did not answer',
    requestId: 'req_8f3a61c2d08f3a61c2d08f3a61c2d08f3a61c2d08f3a61c2d08f3a61c2d0',
  },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <ErrorState {...args} />
    </div>
  ),
}

export const Empty: Story = {
  render: () => (
    <EmptyState title="No contacts yet" action={<Button icon={Plus}>Add contacts</Button>}>
      Contacts appear here once the agent or a file brings them.
    </EmptyState>
  ),
}

export const EmptyDark: Story = { ...Empty, globals: { theme: 'dark' } }

export const EmptyRightToLeft: Story = { ...Empty, globals: { direction: 'rtl' } }

/** In a panel and in the body of a table. */
export const Compact: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 320 }}>
      {[
        <ErrorState key="failed" {...args} size="compact" title="Error loading suggestions" headingLevel={3} />,
        <EmptyState
          key="empty"
          size="compact"
          title="No suggestions"
          headingLevel={3}
          action={<Button size="compact">Check again</Button>}
        >
          Nothing in this document needs a second look.
        </EmptyState>,
        <EmptyState key="bare" size="compact" title="No contacts match these filters" headingLevel={3} />,
      ].map((state) => (
        <div key={state.key} style={{ border: '1px solid var(--inlay-border)', borderRadius: 8 }}>
          {state}
        </div>
      ))}
    </div>
  ),
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading suggestions')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}

export const CompactDark: Story = { ...Compact, globals: { theme: 'dark' } }
