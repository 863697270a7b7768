import type { Specimen } from '../../../../suites/specimen'
import { AccessDeniedPage } from './AccessDeniedPage'

export const specimen: Specimen = {
  name: 'AccessDeniedPage',
  slot: 'inlay-MessagePage',
  rest: false,
  render: (own) => (
    <AccessDeniedPage
      {...own}
      home={{ to: { name: 'campaigns.root', params: {} } }}
      supportHref="mailto:support@inlay.example"
    />
  ),
  async keyboard({ keys, focused, until }) {
    const at = (text: string) => () => focused()?.textContent?.includes(text) ?? false
    await keys('{Tab}')
    await until('the first stop is its way on', at('Go to Home page'))
    await keys('{Tab}')
    await until('the second stop is its way on', at('Contact Support'))
  },
}
