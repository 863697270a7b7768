import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import '../styles.css'
import { FlagsScreen } from './FlagsScreen'

const meta = {
  title: 'Platform/Flags/Screen',
  component: FlagsScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof FlagsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Every flag on its own, and a change is there at once [CPY-FLAGS-02]. */
export const Full: Story = {
  name: 'Full [CPY-FLAGS-02]',
  async play({ canvas, userEvent }) {
    const citations = await canvas.findByRole('switch', { name: 'Citations' })
    await expect(canvas.getAllByRole('switch')).toHaveLength(29)
    await expect(citations).toBeChecked()
    await userEvent.click(citations)
    await expect(citations).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Citation library' })).toBeChecked()
    await expect(canvas.getByText('11 of 12 on')).toBeVisible()
    await userEvent.click(citations)
    await expect(citations).toBeChecked()
  },
}

export const Searching: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search flags' }), 'studio')
    await waitFor(async () => {
      await expect(canvas.getAllByRole('switch')).toHaveLength(2)
    })
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin')
    await expect(await canvas.findByText('No flags match your search')).toBeVisible()
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Clear search' })[1] ?? canvas.getByText('Clear search'),
    )
    await waitFor(async () => {
      await expect(canvas.getAllByRole('switch')).toHaveLength(29)
    })
  },
}

export const Loading: Story = {
  parameters: { inlay: { faults: { 'flags.get': { latency: Infinity } } } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading the feature flags')).toBeInTheDocument()
  },
}

/** The call fails once: trying again brings the flags. */
export const Failed: Story = {
  parameters: { inlay: { faults: { 'flags.get': { status: 500, times: 1 } }, expectedConsole: [/500/] } },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unable to load the feature flags')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('switch', { name: 'Citations' })).toBeVisible()
  },
}

/** A change that the server refuses goes back, and says so. */
export const ChangeRefused: Story = {
  parameters: { inlay: { faults: { 'flags.update': { status: 500 } }, expectedConsole: [/500/] } },
  async play({ canvas, userEvent }) {
    const citations = await canvas.findByRole('switch', { name: 'Citations' })
    await userEvent.click(citations)
    await waitFor(async () => {
      await expect(citations).toBeChecked()
    })
    await waitFor(() =>
      expect(citations).toHaveAccessibleDescription(
        expect.stringContaining('Citations could not be turned off. Please try again.'),
      ),
    )
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
