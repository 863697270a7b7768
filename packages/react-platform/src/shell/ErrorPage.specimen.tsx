import type { Specimen } from '../../../../suites/specimen'
import { ErrorPage } from './ErrorPage'

const nothing = () => undefined

export const specimen: Specimen = {
  name: 'ErrorPage',
  slot: 'inlay-MessagePage',
  rest: false,
  render: (own) => (
    <ErrorPage
      {...own}
      home={{ to: { name: 'campaigns.root', params: {} } }}
      supportHref="mailto:support@inlay.example"
      onRetry={nothing}
    />
  ),
  async keyboard({ keys, focused, until }) {
    const at = (text: string) => () => focused()?.textContent?.includes(text) ?? false
    await keys('{Tab}')
    await until('the first stop is its way on', at('Go to Home page'))
    await keys('{Tab}')
    await until('the second stop is its way on', at('Try again'))
    await keys('{Tab}')
    await until('the third stop is its way on', at('Contact Support'))
  },
}
