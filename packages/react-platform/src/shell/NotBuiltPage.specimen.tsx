import { LinkButton } from '@inlay/sdk-core/ui'
import type { Specimen } from '../../../../suites/specimen'
import { NotBuiltPage } from './NotBuiltPage'

export const specimen: Specimen = {
  name: 'NotBuiltPage',
  slot: 'inlay-MessagePage',
  rest: false,
  render: (own) => (
    <NotBuiltPage
      {...own}
      screen="Workflows"
      actions={
        <LinkButton href="#home" variant="primary" size="large">
          Go to Home page
        </LinkButton>
      }
    />
  ),
  async keyboard({ keys, focused, until }) {
    await keys('{Tab}')
    await until('the way on has focus', () => focused()?.textContent === 'Go to Home page')
  },
}
