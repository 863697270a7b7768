import type { Specimen } from '../../../../../suites/specimen'
import { Spinner } from './Spinner'

export const specimen: Specimen = {
  name: 'Spinner',
  slot: 'inlay-Spinner',
  render: (own) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Spinner {...own} label="Loading" />
      <Spinner size={20} label="Loading" />
    </div>
  ),
}
