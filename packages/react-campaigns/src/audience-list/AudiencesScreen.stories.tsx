import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AudiencesScreen } from './AudiencesScreen'

const meta = {
  title: 'Campaigns/Audiences as a table',
  component: AudiencesScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '640px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AudiencesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('gridcell', { name: 'Maren Lindqvist' }))[0]).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { inlay: { scenario: 'empty' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No audiences yet')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { inlay: { faults: { 'campaigns.list': { latency: Infinity } } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('grid', { name: 'Audiences' })).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: { inlay: { faults: { 'campaigns.list': { status: 500, times: 1 } }, expectedConsole: [/500/] } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect((await canvas.findAllByRole('gridcell', { name: 'Maren Lindqvist' }))[0]).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { view: { search: 'zeppelin' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No audiences match “zeppelin”')).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { locale: 'ar' } }

export const LongTexts: Story = { globals: { locale: 'pseudo' } }
