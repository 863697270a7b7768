import type { Specimen } from '../../../../suites/specimen'
import { NoWorkspacePage } from './NoWorkspacePage'

const nothing = () => undefined

export const specimen: Specimen = {
  name: 'NoWorkspacePage',
  slot: 'inlay-MessagePage',
  rest: false,
  render: (own) => <NoWorkspacePage {...own} supportHref="mailto:support@inlay.example" onSignOut={nothing} />,
  async keyboard({ keys, focused, until }) {
    const at = (text: string) => () => focused()?.textContent?.includes(text) ?? false
    await keys('{Tab}')
    await until('the first stop is its way on', at('Contact Support'))
    await keys('{Tab}')
    await until('the second stop is its way on', at('Logout'))
  },
}
