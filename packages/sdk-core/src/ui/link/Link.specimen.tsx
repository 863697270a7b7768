import type { Specimen } from '../../../../../suites/specimen'
import { Link } from './Link'

const followed: string[] = []

export const specimen: Specimen = {
  name: 'Link',
  slot: 'inlay-Link',
  render: (own) => (
    <p style={{ maxInlineSize: 420 }}>
      The run wrote 58 messages for{' '}
      <Link
        {...own}
        to={{ name: 'campaigns.detail', params: { campaignId: 'c1' } }}
        onClick={(event) => followed.push(event.currentTarget.textContent)}
      >
        Cold-chain shippers, Northern Europe
      </Link>
      . What it may say is set in the{' '}
      <Link href="https://example.com/guide" external>
        writing guide
      </Link>
      , and <Link href="javascript:alert(1)">an unsafe address</Link> leads nowhere.
    </p>
  ),
  async keyboard({ keys, focused, find, until }) {
    followed.length = 0
    await keys('{Tab}')
    const campaign = await find('link', /^Cold-chain/)
    await until('the first one has focus', () => focused() === campaign)
    await keys('{Enter}')
    await until('Enter follows it', () => followed.length === 1)
    await keys('{Tab}')
    const guide = await find('link', /^writing guide/)
    await until('the next one has focus', () => focused() === guide)
    await keys('{Tab}')
    await until('what leads nowhere is passed over', () => focused()?.closest('[data-inlay-root]') === null)
  },
}
