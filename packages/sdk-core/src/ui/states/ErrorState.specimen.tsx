import type { Specimen } from '../../../../../suites/specimen'
import { ErrorState } from './ErrorState'

let retried = 0

export const specimen: Specimen = {
  name: 'ErrorState',
  slot: 'inlay-State',
  render: (own) => (
    <ErrorState
      {...own}
      title="Error loading workflow runs"
      requestId="req_8f2c"
      onRetry={() => {
        retried += 1
      }}
    >
      The server did not answer. What you had is safe.
    </ErrorState>
  ),
  async keyboard({ keys, focused, find, until }) {
    retried = 0
    await keys('{Tab}')
    const retry = await find('button', 'Try again')
    await until('the retry has focus', () => focused() === retry)
    await keys('{Enter}')
    await until('it tried again', () => retried === 1)
    await keys('{Tab}')
    const copy = await find('button', 'Copy request ID')
    await until('the request id can be copied', () => focused() === copy)
  },
}
