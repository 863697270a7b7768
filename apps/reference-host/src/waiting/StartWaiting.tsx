import { AppHeaderSkeleton, FrameSkeleton, SidebarSkeleton } from '@inlay/react-platform/shell'
import { useLocation } from 'react-router'
import { config } from '../config'
import { lastSidebar } from '../frames/last-sidebar'
import { frameToCome } from '../routes/frame-to-come'
import { hasPromptAt } from '../routes/has-prompt-at'
import { layoutAt } from '../routes/layout-at'
import { nameAt } from '../routes/name-at'
import { PageWaiting } from './PageWaiting'
import { useLeftOfMoment } from './use-left-of-moment'

interface StartWaitingProps {
  /** Where the wait will most likely lead. @default the address of the page */
  readonly pathname?: string | undefined
}

/** In place of all while it is not known who is there, or what is theirs: the frame to come, with nothing in it. */
export function StartWaiting({ pathname: target }: StartWaitingProps) {
  const here = useLocation().pathname
  const delay = useLeftOfMoment()
  const pathname = target ?? here
  const name = nameAt(pathname)
  switch (frameToCome(pathname)) {
    case 'campaigns':
      return (
        <FrameSkeleton
          name={name}
          delay={delay}
          box={hasPromptAt(pathname)}
          layout={layoutAt(pathname)}
          sidebar={<SidebarSkeleton head items={2} endItems={3} />}
        />
      )
    case 'platform':
      return (
        <FrameSkeleton
          name={name}
          delay={delay}
          layout={layoutAt(pathname)}
          header={<AppHeaderSkeleton appName={config.appName} />}
          sidebar={<SidebarSkeleton width={208} collapsed={lastSidebar.isCollapsed()} items={9} />}
        />
      )
    case 'public':
      return <PageWaiting />
  }
}
