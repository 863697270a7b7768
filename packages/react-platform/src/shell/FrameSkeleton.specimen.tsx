import type { Specimen } from '../../../../suites/specimen'
import { AppHeaderSkeleton } from './AppHeaderSkeleton'
import { FrameSkeleton } from './FrameSkeleton'
import { SidebarSkeleton } from './SidebarSkeleton'

export const specimen: Specimen = {
  name: 'FrameSkeleton',
  with: ['AppHeaderSkeleton', 'ScreenSkeleton', 'SidebarSkeleton'],
  slot: 'inlay-Frame',
  rest: false,
  render: (own) => (
    <div style={{ blockSize: 360 }}>
      <FrameSkeleton
        {...own}
        name="Campaigns"
        delay={0}
        header={<AppHeaderSkeleton appName="Inlay" />}
        sidebar={<SidebarSkeleton head items={4} endItems={2} width={208} />}
      />
    </div>
  ),
}
