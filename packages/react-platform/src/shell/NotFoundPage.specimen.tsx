import type { Specimen } from '../../../../suites/specimen'
import { NotFoundPage } from './NotFoundPage'

export const specimen: Specimen = {
  name: 'NotFoundPage',
  slot: 'inlay-MessagePage',
  rest: false,
  render: (own) => <NotFoundPage {...own} home={{ to: { name: 'campaigns.root', params: {} } }} />,
  async keyboard({ keys, focused, until }) {
    const at = (text: string) => () => focused()?.textContent?.includes(text) ?? false
    await keys('{Tab}')
    await until('the first stop is its way on', at('Go to Home page'))
  },
}
