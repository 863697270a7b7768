import type { Specimen } from '../../../../suites/specimen'
import { BrandMark } from './BrandMark'

export const specimen: Specimen = {
  name: 'BrandMark',
  slot: 'inlay-BrandMark',
  rest: false,
  render: (own) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <BrandMark {...own} />
      <BrandMark size={40} />
    </div>
  ),
}
