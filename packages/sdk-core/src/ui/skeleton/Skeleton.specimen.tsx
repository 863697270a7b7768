import type { Specimen } from '../../../../../suites/specimen'
import { Skeleton } from './Skeleton'

export const specimen: Specimen = {
  name: 'Skeleton',
  slot: 'inlay-Skeleton',
  render: (own) => (
    <div style={{ display: 'grid', gap: 8, inlineSize: 240 }}>
      <Skeleton {...own} width="60%" />
      <Skeleton />
      <Skeleton shape="circle" width="24px" height="24px" />
      <Skeleton shape="block" height="64px" />
    </div>
  ),
}
