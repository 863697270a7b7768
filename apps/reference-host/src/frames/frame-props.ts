import type { CurrentUser, FlagKey, Workspace } from '@inlay/sdk-core/contract/workspace'
import type { ReactNode } from 'react'
import type { ScreenKey } from '../routes/screen-titles'

export interface FrameProps {
  readonly screen: ScreenKey
  readonly workspaceId: string
  readonly user: CurrentUser
  readonly workspaces: readonly Workspace[]
  readonly isOn: (flag: FlagKey) => boolean
  readonly children: ReactNode
}
