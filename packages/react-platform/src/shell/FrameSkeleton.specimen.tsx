import type { Specimen } from '../../../../suites/specimen'
import { AppHeaderSkeleton } from './AppHeaderSkeleton'
import { FrameSkeleton } from './FrameSkeleton'
import { SidebarSkeleton } from './SidebarSkeleton'

export const specimen: Specimen = {
  name: 'FrameSkeleton',
  with: ['AppHeaderSkeleton', 'ScreenSkeleton', 'SidebarSkeleton'],
  slot: 'inlay-Frame',
  own: false,
  render: () => (
    <div style={{ blockSize: 360 }}>
      <FrameSkeleton
        name="Campaigns"
        delay={0}
        header={<AppHeaderSkeleton appName="Inlay" />}
        sidebar={<SidebarSkeleton head items={4} endItems={2} width={208} />}
      />
    </div>
  ),
}
