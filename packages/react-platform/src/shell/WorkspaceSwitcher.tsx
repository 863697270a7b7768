import { useRef, useState } from 'react'
import { ChevronsUpDown } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { Icon, Menu, MenuRadioGroup, MenuRadioItem, VisuallyHidden } from '@inlay/sdk-core/ui'
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
  const button = useRef<HTMLButtonElement>(null)
  const [width, setWidth] = useState<number>()
  return (
    <Menu
      label={t('workspaces')}
      style={{ minInlineSize: width }}
      onOpenChange={(open) => {
        if (open) setWidth(button.current?.offsetWidth)
      }}
      trigger={
        <button ref={button} type="button" className="inlay-WorkspaceSwitcher">
          <WorkspaceMark name={name} />
          <VisuallyHidden>{t('switchWorkspace')}</VisuallyHidden>
          <span className="inlay-WorkspaceSwitcher-name" title={name}>
            {name}
          </span>
          <Icon icon={ChevronsUpDown} size={14} />
        </button>
      }
    >
      <MenuRadioGroup label={t('workspaces')} value={currentId}>
        {workspaces.map(({ workspaceId, workspaceName }) => (
          <MenuRadioItem key={workspaceId} value={workspaceId} onSelect={() => onSwitch(workspaceId)}>
            {workspaceName}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  )
}
