import { ChevronsUpDown } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { Icon, Menu, MenuItem, MenuLabel, VisuallyHidden } from '@inlay/sdk-core/ui'
import { shellMessages } from './messages'
import { WorkspaceMark } from './WorkspaceMark'

export interface SwitchableWorkspace {
  readonly workspaceId: string
  readonly workspaceName: string
}

export interface WorkspaceSwitcherProps {
  readonly workspaces: readonly SwitchableWorkspace[]
  readonly currentId: string
  readonly onSwitch: (workspaceId: string) => void
}

/**
 * Shows which workspace this is, and opens the list of the person's own to go to another.
 *
 * Contract: slot classes `inlay-WorkspaceSwitcher`, `-name`.
 */
export function WorkspaceSwitcher({ workspaces, currentId, onSwitch }: WorkspaceSwitcherProps) {
  const t = useMessages(shellMessages)
  const name = workspaces.find(({ workspaceId }) => workspaceId === currentId)?.workspaceName ?? ''
  return (
    <Menu
      label={t('workspaces')}
      trigger={
        <button type="button" className="inlay-WorkspaceSwitcher">
          <WorkspaceMark name={name} />
          <VisuallyHidden>{t('switchWorkspace')}</VisuallyHidden>
          <span className="inlay-WorkspaceSwitcher-name" title={name}>
            {name}
          </span>
          <Icon icon={ChevronsUpDown} size={14} />
        </button>
      }
    >
      <MenuLabel>{t('workspaces')}</MenuLabel>
      {workspaces.map(({ workspaceId, workspaceName }) => (
        <MenuItem key={workspaceId} checked={workspaceId === currentId} onSelect={() => onSwitch(workspaceId)}>
          {workspaceName}
        </MenuItem>
      ))}
    </Menu>
  )
}
