import type { Specimen } from '../../../../../suites/specimen'
import { Link } from '../link/Link'
import { Banner } from './Banner'

let dismissed = 0

export const specimen: Specimen = {
  name: 'Banner',
  slot: 'inlay-Banner',
  render: (own) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Banner
        {...own}
        onDismiss={() => {
          dismissed += 1
        }}
      >
        <b>96</b> contacts are pending enrichment
      </Banner>
      <Banner tone="warning" action={<Link href="#run">See what changed</Link>}>
        The workflow has changed since this run
      </Banner>
      <Banner tone="danger">Failed to launch the campaign</Banner>
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    dismissed = 0
    await keys('{Tab}')
    const dismiss = await find('button', 'Dismiss')
    await until('its button has focus', () => focused() === dismiss)
    await keys('{Enter}')
    await until('it was dismissed', () => dismissed === 1)
  },
}
