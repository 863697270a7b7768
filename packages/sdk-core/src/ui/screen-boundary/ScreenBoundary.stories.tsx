import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/Button'
import { ScreenBoundary, type ScreenBoundaryProps } from './ScreenBoundary'
import { columns } from '../overview/fixtures/layout'

const onError = fn<NonNullable<ScreenBoundaryProps['onError']>>()

const meta: Meta<ScreenBoundaryProps> = {
  title: 'Kit/ScreenBoundary',
  component: ScreenBoundary,
  // React says itself what a boundary caught.
  parameters: { inlay: { expectedConsole: [/The screen broke|error boundary/] } },
  beforeEach: () => {
    onError.mockClear()
  },
  args: { onError },
}

export default meta
type Story = StoryObj<ScreenBoundaryProps>

function Breaking({ broken }: { readonly broken: boolean }) {
  if (broken) throw new Error('The screen broke')
  return <p>The screen is here</p>
}

/** It says so, reports it once, and another screen begins anew. */
export const Broken: Story = {
  render: function Broken(args) {
    const [screen, setScreen] = useState('broken')
    return (
      <div style={{ ...columns(1, 240), justifyItems: 'start' }}>
        <Button onClick={() => setScreen('whole')}>Another screen</Button>
        <ScreenBoundary {...args} resetKey={screen}>
          <Breaking broken={screen === 'broken'} />
        </ScreenBoundary>
      </div>
    )
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { name: 'This part could not be shown' })).toBeVisible()
    await expect(document.activeElement).toHaveTextContent('This part could not be shown')
    await expect(document.activeElement).not.toBe(document.body)
    await expect(onError.mock.calls.map(([error]) => error)).toEqual([new Error('The screen broke')])
    await userEvent.click(canvas.getByRole('button', { name: 'Another screen' }))
    await expect(canvas.getByText('The screen is here')).toBeVisible()
  },
}

export const OwnFallback: Story = {
  args: {
    fallback: ({ retry }) => <Button onClick={retry}>Show it again</Button>,
    children: <Breaking broken />,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Show it again' })).toBeVisible()
  },
}
