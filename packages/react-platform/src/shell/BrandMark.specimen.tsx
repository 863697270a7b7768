import type { Specimen } from '../../../../suites/specimen'
import { BrandMark } from './BrandMark'

export const specimen: Specimen = {
  name: 'BrandMark',
  slot: 'inlay-BrandMark',
  own: false,
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <BrandMark />
      <BrandMark size={40} />
    </div>
  ),
}
