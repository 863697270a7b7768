import type { Specimen } from '../../../../suites/specimen'
import { LoggedOutPage } from './LoggedOutPage'

const nothing = () => undefined

export const specimen: Specimen = {
  name: 'LoggedOutPage',
  slot: 'inlay-MessagePage',
  rest: false,
  render: (own) => (
    <LoggedOutPage
      {...own}
      state={{ status: 'problem', problem: 'closed' }}
      supportHref="mailto:support@inlay.example"
      onSignIn={nothing}
    />
  ),
  async keyboard({ keys, focused, until }) {
    const at = (text: string) => () => focused()?.textContent?.includes(text) ?? false
    await keys('{Tab}')
    await until('the first stop is its way on', at('Log In'))
    await keys('{Tab}')
    await until('the second stop is its way on', at('Contact Support'))
  },
}
