import { forwardRef, useImperativeHandle, useRef, useState } from 'react'
import { ChevronsUpDown } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { Icon, Menu, MenuRadioGroup, MenuRadioItem, VisuallyHidden, classNames } from '@inlay/sdk-core/ui'
import { shellMessages } from './messages'
import { WorkspaceMark } from './WorkspaceMark'

export interface SwitchableWorkspace {
  readonly workspaceId: string
  readonly workspaceName: string
}

export interface WorkspaceSwitcherProps {
  /** Of the button, beside its own. */
  readonly className?: string | undefined
  readonly workspaces: readonly SwitchableWorkspace[]
  readonly currentId: string
  readonly onSwitch: (workspaceId: string) => void
}

/**
 * Shows which workspace this is, and opens the list of the person's own to go to another.
 *
 * Contract: slot classes `inlay-WorkspaceSwitcher`, `-name`.
 */
export const WorkspaceSwitcher = forwardRef<HTMLButtonElement, WorkspaceSwitcherProps>(function WorkspaceSwitcher(
  { className, workspaces, currentId, onSwitch },
  ref,
) {
  const t = useMessages(shellMessages)
  const name = workspaces.find(({ workspaceId }) => workspaceId === currentId)?.workspaceName ?? ''
  const button = useRef<HTMLButtonElement>(null)
  const [width, setWidth] = useState<number>()
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [])
  return (
    <Menu
      label={t('workspaces')}
      style={{ minInlineSize: width }}
      onOpenChange={(open) => {
        if (open) setWidth(button.current?.offsetWidth)
      }}
      trigger={
        <button ref={button} type="button" className={classNames('inlay-WorkspaceSwitcher', className)}>
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
})
