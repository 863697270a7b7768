import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { shadowRootOf } from '../floating/fixtures/shadow-root-of'
import { Stepper } from '../stepper/Stepper'
import { TextArea } from '../text-area/TextArea'
import { TextField } from '../text-field/TextField'
import type { WizardStep, WizardStepReason } from './use-wizard'
import { WizardDialog, type WizardDialogProps } from './WizardDialog'

const finished = fn()
const changed = fn<(step: string, details: { readonly reason: WizardStepReason }) => void>()

function Settings({ error }: { readonly error: string | undefined }) {
  return (
    <div style={{ display: 'grid', gap: 20, alignContent: 'start' }}>
      <TextArea
        label="Draft a structure"
        hint="The goal steers every message in the sequence."
        defaultValue="Get freight buyers at chilled-food companies to a 20 minute call about booking reefers."
      />
      <TextField label="Subject line" name="subject" required {...(error !== undefined && { error })} />
    </div>
  )
}

const outline: readonly WizardStep[] = [
  { id: 'settings', label: 'Settings', nextLabel: 'Continue to preview', content: undefined },
  { id: 'preview', label: 'Preview', content: <TextField label="Send a test to" type="email" /> },
  { id: 'review', label: 'Review', content: <p>58 messages will be written.</p> },
]

/** As a form has it: the first step is left only with a subject, and asks somebody elsewhere before the last. */
function Messages(props: WizardDialogProps & { readonly answer?: Promise<boolean> | undefined }) {
  const { answer, steps, open: openAtFirst, ...rest } = props
  const [open, setOpen] = useState(openAtFirst)
  const [error, setError] = useState<string>()
  const answering = steps.map((step): WizardStep => {
    if (step.id !== 'settings') return step
    return {
      ...step,
      content: (
        <div
          onInput={(event) => {
            if ((event.target as HTMLInputElement).value) setError(undefined)
          }}
        >
          <Settings error={error} />
        </div>
      ),
      onLeave() {
        const field = document.querySelector<HTMLInputElement>('[name="subject"]')
        if (field?.value !== '') return answer ?? true
        setError('Enter a subject')
        field.focus()
        return false
      },
    }
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add messages</Button>
      <WizardDialog {...rest} open={open} onOpenChange={setOpen} steps={answering} />
    </>
  )
}

const meta = {
  title: 'Kit/WizardDialog',
  component: WizardDialog,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  beforeEach: () => {
    finished.mockClear()
    changed.mockClear()
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Add Email Messages',
    steps: outline,
    onStepChange: changed,
    onFinish: finished,
    finishLabel: 'Generate messages',
    busyLabel: 'Generating',
    note: 'Messages are written for 96 enriched contacts.',
  },
  render: (args) => <Messages {...args} />,
} satisfies Meta<typeof WizardDialog>

export default meta
type Story = StoryObj<typeof meta>

/** A step can refuse to be left; what has been typed is there again on the way back. */
export const ThereAndBack: Story = {
  async play({ canvas, userEvent }) {
    const dialog = canvas.getByRole('dialog', { name: 'Add Email Messages' })
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Step 1 of 3: Settings' })).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: 'Draft a structure' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to preview' }))
    const subject = canvas.getByRole('textbox', { name: /Subject line/ })
    await expect(subject).toHaveAccessibleDescription('Enter a subject')
    await expect(subject).toHaveFocus()
    await expect(changed).not.toHaveBeenCalled()

    await userEvent.type(subject, 'A quieter peak season')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to preview' }))
    const test = await canvas.findByRole('textbox', { name: 'Send a test to' })
    await waitFor(() => expect(test).toHaveFocus())
    await expect(subject).not.toBeVisible()
    await userEvent.type(test, 'theo@brightwater.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(subject).toBeVisible())
    await expect(subject).toHaveValue('A quieter peak season')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to preview' }))
    await waitFor(() => expect(test).toBeVisible())
    await expect(test).toHaveValue('theo@brightwater.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate messages' }))
    await expect(finished).toHaveBeenCalledTimes(1)
    await expect(changed.mock.calls.map(([step, { reason }]) => [step, reason])).toEqual([
      ['preview', 'next'],
      ['settings', 'back'],
      ['preview', 'next'],
      ['review', 'next'],
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}

/** While a step is asked elsewhere whether it may be left, nothing is pressed twice. */
export const Asking: Story = {
  render: (args) => <Messages {...args} answer={new Promise(() => undefined)} />,
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: /Subject line/ }), 'A quieter peak season')
    const next = canvas.getByRole('button', { name: 'Continue to preview' })
    await userEvent.click(next)
    await waitFor(() => expect(next).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(next)
    await expect(changed).not.toHaveBeenCalled()
  },
}

/** Done steps lead back from the head, and keep what they hold; one that refuses to be left is asked there too. */
export const FromTheHead: Story = {
  args: { defaultStep: 'preview' },
  async play({ canvas, userEvent }) {
    const steps = await canvas.findByRole('list', { name: 'Step 2 of 3: Preview' })
    await expect(within(steps).getAllByRole('button')).toHaveLength(1)
    await waitFor(() => expect(within(steps).getByText('Review')).toBeVisible())
    const dialog = canvas.getByRole('dialog').getBoundingClientRect()
    const middle = steps.getBoundingClientRect()
    await expect(middle.left + middle.right).toBeCloseTo(dialog.left + dialog.right, -1)

    const test = canvas.getByRole('textbox', { name: 'Send a test to' })
    await userEvent.type(test, 'theo@brightwater.example')
    await userEvent.click(within(steps).getByRole('button', { name: /Settings/ }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Draft a structure' })).toHaveFocus())
    await expect(steps).toHaveAccessibleName('Step 1 of 3: Settings')
    await expect(within(steps).queryByRole('button')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: /Subject line/ }), 'A quieter peak season')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to preview' }))
    await waitFor(() => expect(test).toHaveFocus())
    await expect(test).toHaveValue('theo@brightwater.example')
    await expect(changed.mock.calls.map(([step, { reason }]) => [step, reason])).toEqual([
      ['settings', 'step'],
      ['preview', 'next'],
    ])
  },
}

/** Where the dialog is narrow, only the open step has its name, below the title; the others are still read. */
export const Narrow: Story = {
  args: { defaultStep: 'preview', style: { inlineSize: 360, minInlineSize: 0 } },
  async play({ canvas }) {
    const steps = await canvas.findByRole('list', { name: 'Step 2 of 3: Preview' })
    const wide = (text: string) => within(steps).getByText(text).getBoundingClientRect().width
    await waitFor(() => expect(wide('Preview')).toBeGreaterThan(20))
    await expect([wide('Settings'), wide('Review')]).toEqual([1, 1])
    const title = canvas.getByRole('heading', { name: 'Add Email Messages' }).getBoundingClientRect()
    await expect(title.height).toBeLessThan(30)
    await expect(steps.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.bottom)
  },
}

/** An own head is told where the wizard is, and leads to steps: here one of them needs attention. */
export const OwnHead: Story = {
  args: {
    defaultStep: 'review',
    head: ({ steps, current, goTo }) => (
      <Stepper
        label="Add Email Messages"
        compact
        current={current}
        onStepSelect={goTo}
        steps={steps.map((step) => ({ ...step, failed: step.id === 'settings' }))}
      />
    ),
  },
  async play({ canvas, userEvent }) {
    const steps = await canvas.findByRole('list', { name: 'Add Email Messages' })
    await userEvent.click(within(steps).getByRole('button', { name: 'Settings (needs attention)' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Draft a structure' })).toHaveFocus())
    await expect(changed.mock.calls.map(([step, { reason }]) => [step, reason])).toEqual([['settings', 'step']])
  },
}

export const Open: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** What it has begun is under way: neither Escape nor Back leads away. */
export const Busy: Story = {
  args: { defaultStep: 'review', busy: true },
  async play({ canvas, userEvent }) {
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Generating' }))
    await waitFor(() => expect(canvas.getByText('58 messages will be written.')).toBeVisible())
    await expect(within(canvas.getByRole('list', { name: 'Step 3 of 3: Review' })).queryByRole('button')).toBeNull()
    await expect(finished).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { defaultStep: 'review', error: 'The messages could not be written. The server did not answer.' },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(finished).toHaveBeenCalledTimes(1)
  },
}

export const NinetyPerCent: Story = { args: { size: 'widest' } }

export const Isolated: Story = {
  parameters: { inlay: { isolation: 'shadow' } },
  args: { defaultStep: 'preview' },
  async play({ canvasElement, userEvent }) {
    const root = await shadowRootOf(canvasElement, 'dialog')
    await waitFor(() => expect(root.activeElement).toHaveAttribute('type', 'email'))
    const foot = [...root.querySelectorAll<HTMLElement>('.inlay-Dialog-foot button')]
    if (foot[1]) await userEvent.click(foot[1])
    await waitFor(() => expect(root.querySelector('[aria-label="Review"]')).not.toBeNull())
    await expect(root.activeElement).toHaveAttribute('aria-label', 'Review')
  },
}
