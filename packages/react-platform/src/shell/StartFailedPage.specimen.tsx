import type { Specimen } from '../../../../suites/specimen'
import { StartFailedPage } from './StartFailedPage'

const nothing = () => undefined

export const specimen: Specimen = {
  name: 'StartFailedPage',
  slot: 'inlay-MessagePage',
  rest: false,
  render: (own) => (
    <StartFailedPage {...own} missing="user" supportHref="mailto:support@inlay.example" onRetry={nothing} />
  ),
  async keyboard({ keys, focused, until }) {
    const at = (text: string) => () => focused()?.textContent?.includes(text) ?? false
    await keys('{Tab}')
    await until('the first stop is its way on', at('Try again'))
    await keys('{Tab}')
    await until('the second stop is its way on', at('Contact Support'))
  },
}
