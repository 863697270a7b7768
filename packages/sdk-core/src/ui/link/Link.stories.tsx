import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import type { Navigation } from '../../ports/navigation'
import { Link } from './Link'
import { LinkButton } from './LinkButton'

const push = fn<Navigation['push']>()
const navigation: Navigation = {
  push,
  replace: fn(),
  href: ({ name, params }) => `#/${name}/${Object.values(params).join('/')}`,
  current: () => undefined,
  subscribe: () => () => undefined,
  block: () => () => undefined,
}
const detail = { name: 'campaigns.detail', params: { campaignId: 'c1' } }

const meta = {
  title: 'Kit/Link',
  component: Link,
  parameters: { inlay: { navigation } },
  beforeEach: () => {
    push.mockClear()
  },
  args: { children: 'Cold-chain shippers', to: detail },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

/** A real anchor: a plain click or Enter goes through the host's navigation, a modified click is the browser's. */
export const ToADestination: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    const link = canvas.getByRole('link', { name: 'Cold-chain shippers' })
    await expect(link).toHaveAttribute('href', '#/campaigns.detail/c1')
    await userEvent.click(link)
    await userEvent.keyboard('{Enter}')
    await expect(push.mock.calls).toEqual([[detail], [detail]])

    let leftToTheBrowser = 0
    const count = (event: Event) => {
      if (!event.defaultPrevented) leftToTheBrowser += 1
      event.preventDefault()
    }
    canvasElement.ownerDocument.addEventListener('click', count)
    for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
      await userEvent.keyboard(`{${key}>}`)
      await userEvent.click(link)
      await userEvent.keyboard(`{/${key}}`)
    }
    canvasElement.ownerDocument.removeEventListener('click', count)
    await expect(push).toHaveBeenCalledTimes(2)
    await expect(leftToTheBrowser).toBe(4)
  },
}

/** It says that a new window opens, and gives that window nothing of ours. */
export const External: Story = {
  args: { to: undefined, href: 'https://example.com/terms', external: true, children: 'Terms of service' },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Terms of service (opens in a new window)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

/** An address that would run script is none. */
export const UnsafeAddress: Story = {
  args: { to: undefined, href: 'javascript:alert(1)', children: 'A link from imported data' },
  async play({ canvas }) {
    await expect(canvas.getByText('A link from imported data')).not.toHaveAttribute('href')
  },
}

/** A host without addresses still gets a link that keys reach. */
export const WithoutAddress: Story = {
  parameters: { inlay: { navigation: { ...navigation, href: () => undefined } } },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Cold-chain shippers' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(push).toHaveBeenCalledTimes(1)
  },
}

export const InText: Story = {
  render: () => (
    <p style={{ maxInlineSize: 420 }}>
      The run wrote 58 messages for <Link to={detail}>Cold-chain shippers, Northern Europe</Link>. What it may say is
      set in the{' '}
      <Link href="https://example.com" external>
        writing guide
      </Link>
      .
    </p>
  ),
}

export const Dark: Story = { ...InText, globals: { theme: 'dark' } }

export const AsButton: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <LinkButton to={detail}>Go to audience</LinkButton>
      <LinkButton to={detail} variant="primary" icon={ArrowRight}>
        Continue
      </LinkButton>
    </div>
  ),
}
