import type { Specimen } from '../../../../../suites/specimen'
import { RequestId } from './RequestId'

export const specimen: Specimen = {
  name: 'RequestId',
  slot: 'inlay-State-requestId',
  render: (own) => <RequestId {...own} requestId="req_8f2c" />,
  async keyboard({ keys, focused, find, until }) {
    await keys('{Tab}')
    const copy = await find('button', 'Copy request ID')
    await until('it can be copied', () => focused() === copy)
  },
}
