import { ArrowRight } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { LinkButton } from './LinkButton'

const followed: string[] = []
const detail = { name: 'campaigns.detail', params: { campaignId: 'c1' } }

export const specimen: Specimen = {
  name: 'LinkButton',
  slot: 'inlay-Button',
  render: (own) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <LinkButton {...own} to={detail} variant="primary" icon={ArrowRight} onClick={() => followed.push('Continue')}>
        Continue
      </LinkButton>
      <LinkButton to={detail}>Go to audience</LinkButton>
      <LinkButton to={detail} variant="ghost" size="compact">
        Details
      </LinkButton>
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    followed.length = 0
    await keys('{Tab}')
    const first = await find('link', 'Continue')
    await until('it has focus', () => focused() === first)
    await keys('{Enter}')
    await until('Enter follows it', () => followed.length === 1)
  },
}
