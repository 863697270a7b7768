import type { Specimen } from '../../../../suites/specimen'
import { OfflinePage } from './OfflinePage'

const never = () => new Promise<void>(() => undefined)

export const specimen: Specimen = {
  name: 'OfflinePage',
  slot: 'inlay-MessagePage',
  rest: false,
  render: (own) => <OfflinePage {...own} onRetry={never} />,
  async keyboard({ keys, find, focused, until }) {
    await keys('{Tab}{Enter}')
    const button = await find('button', /Trying again/)
    await until('it is tried again, and focus stays', () => focused() === button)
    await until('the button is busy', () => button.getAttribute('aria-busy') === 'true')
  },
}
