import type { Specimen } from '../../../../../suites/specimen'
import { Kbd } from './Kbd'

export const specimen: Specimen = {
  name: 'Kbd',
  slot: 'inlay-Kbd',
  render: (own) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <Kbd {...own} keys="mod+shift+k" />
      <Kbd keys="g c" />
    </div>
  ),
}
