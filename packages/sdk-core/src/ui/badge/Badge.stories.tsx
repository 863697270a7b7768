import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge'

const meta = { title: 'Kit/Badge', component: Badge, args: { children: 'Active' } } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge mark="hollow">Created</Badge>
      <Badge tone="info">Enriched</Badge>
      <Badge tone="accent">Generated</Badge>
      <Badge tone="success">Launched</Badge>
      <Badge tone="warning">Terminated</Badge>
      <Badge tone="danger">Failed</Badge>
      <Badge tone="info" mark="running">
        Running
      </Badge>
      <Badge mark="none">Enterprise</Badge>
    </div>
  ),
}

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } }

export const Bare: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Badge bare tone="success">
        Launched
      </Badge>
      <Badge bare mark="hollow">
        Created
      </Badge>
      <Badge bare tone="info" mark="running">
        Enriching
      </Badge>
    </div>
  ),
}

export const RightToLeft: Story = { ...Tones, globals: { direction: 'rtl' } }
