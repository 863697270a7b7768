import { InlayProvider, useInlay } from '@inlay/sdk-core/react'
import { useLocation } from 'react-router'
import { detourOf } from '../routes/detour'
import type { Resolution } from '../routes/resolve-address'
import { useRememberWorkspace } from './use-remember-workspace'
import { WorkspaceStart } from './WorkspaceStart'
import type { StartDataValue } from './StartData'

export interface WorkspaceTreeProps extends StartDataValue {
  readonly workspaceId: string
  readonly resolution: Extract<Resolution, { kind: 'screen' | 'flagged-redirect' }>
}

/** Everything of one workspace, under a provider of its own; another workspace is another tree. */
export function WorkspaceTree(props: WorkspaceTreeProps) {
  const { client, auth, navigation, locale, appearance } = useInlay()
  const { state } = useLocation() as { readonly state: unknown }
  useRememberWorkspace({
    userId: props.user.userId,
    workspaceId: props.workspaceId,
    remembered: props.user.activeWorkspaceId ?? undefined,
    // Whoever was led here has asked for another workspace, and not chosen this one.
    chosen: detourOf(state)?.reason !== 'foreign-workspace',
  })
  return (
    <InlayProvider
      client={client}
      auth={auth}
      navigation={navigation}
      locale={locale}
      appearance={appearance}
      workspaceId={props.workspaceId}
    >
      <WorkspaceStart {...props} />
    </InlayProvider>
  )
}
