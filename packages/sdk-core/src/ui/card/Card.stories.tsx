import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, Mail } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import type { Navigation } from '../../ports/navigation'
import { Badge } from '../badge/Badge'
import { Icon } from '../icon/Icon'
import { IconButton } from '../icon-button/IconButton'
import { Card } from './Card'
import { CardButton } from './CardButton'
import { CardLink } from './CardLink'

const push = fn<Navigation['push']>()
const more = fn()
const navigation: Navigation = {
  push,
  replace: fn(),
  href: ({ params }) => `#/campaigns/${params['campaignId'] ?? ''}`,
  current: () => undefined,
  subscribe: () => () => undefined,
  block: () => () => undefined,
}

const meta = {
  title: 'Kit/Card',
  component: Card,
  parameters: { inlay: { navigation } },
  beforeEach: () => {
    push.mockClear()
    more.mockClear()
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

interface CampaignProps {
  readonly name: string
  readonly id: string
  readonly bare?: boolean
}

function Campaign({ name, id, bare = false }: CampaignProps) {
  return (
    <Card as="article">
      <div style={{ display: 'flex', alignItems: 'flex-start', gap: 8 }}>
        <h3 style={{ flex: 1, minInlineSize: 0, paddingBlock: 4, overflowWrap: 'anywhere' }}>
          <CardLink to={{ name: 'campaigns.detail', params: { campaignId: id } }}>{name}</CardLink>
        </h3>
        {!bare && (
          <>
            <Badge tone="success" style={{ marginBlock: 4 }}>
              Active
            </Badge>
            <IconButton icon={Ellipsis} label={`More about ${name}`} size="compact" onClick={more} />
          </>
        )}
      </div>
      <p style={{ color: 'var(--inlay-text-muted)', fontSize: 13 }}>342 contacts, updated yesterday</p>
    </Card>
  )
}

/** The whole card is one real link; what else is in it stays itself. */
export const WholeCardIsALink: Story = {
  render: () => (
    <div style={{ inlineSize: 360 }}>
      <Campaign id="c1" name="Cold-chain shippers, Northern Europe" />
    </div>
  ),
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: /Cold-chain shippers/ })
    await expect(link).toHaveAttribute('href', '#/campaigns/c1')
    const text = canvas.getByText(/342 contacts/)
    const { left, top } = text.getBoundingClientRect()
    // What a press at this point hits is the link, though the text is what is seen there.
    await expect(text.ownerDocument.elementFromPoint(left + 2, top + 2)).toBe(link)
    const button = canvas.getByRole('button')
    const box = button.getBoundingClientRect()
    const hit = button.ownerDocument.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    await expect(button.contains(hit)).toBe(true)
    await userEvent.click(button)
    await expect(more).toHaveBeenCalledTimes(1)
    await expect(push).not.toHaveBeenCalled()
    await userEvent.click(link)
    await expect(push).toHaveBeenCalledTimes(1)
  },
}

/** The ring is around the card. */
export const Focus: Story = {
  ...WholeCardIsALink,
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(getComputedStyle(canvas.getByRole('article')).outlineStyle).toBe('solid')
    await userEvent.keyboard('{Enter}')
    await expect(push).toHaveBeenCalledTimes(1)
  },
}

export const Grid: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
      <Campaign id="c1" name="Cold-chain shippers, Northern Europe" />
      <Campaign
        id="c2"
        name="Kühlketten-Spediteure Nordeuropa: Beschaffung, Transportleitung und Herbstausschreibung"
      />
      <Campaign id="c3" name="冷蔵輸送の荷主" />
      <Card>
        <h3 style={{ paddingBlock: 4 }}>
          <CardButton>
            <span style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
              <Icon icon={Mail} size={14} />
              Launch emails
            </span>
          </CardButton>
        </h3>
        <p style={{ color: 'var(--inlay-text-muted)', fontSize: 13 }}>58 pending launch</p>
      </Card>
    </div>
  ),
}

/** What stands below the title is as far from it whether or not a badge and a menu stand beside it. */
export const Bare: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: '240px 240px' }}>
      <Campaign id="c1" name="Cold lanes" />
      <Campaign id="c2" name="Reefers" bare />
    </div>
  ),
  async play({ canvas }) {
    const steps = canvas.getAllByText(/342 contacts/).map((text) => {
      const title = text.closest('article')?.querySelector('h3')
      return text.getBoundingClientRect().top - (title?.getBoundingClientRect().top ?? 0)
    })
    await expect(new Set(steps).size).toBe(1)
  },
}

export const Dark: Story = { ...Grid, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Grid, globals: { direction: 'rtl' } }
