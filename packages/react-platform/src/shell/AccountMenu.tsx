import { forwardRef, type ReactNode } from 'react'
import { Building2, LogOut } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import {
  Avatar,
  Menu,
  MenuItem,
  MenuLabel,
  MenuLine,
  MenuRadioGroup,
  MenuRadioItem,
  VisuallyHidden,
  classNames,
} from '@inlay/sdk-core/ui'
import { shellMessages } from './messages'
import type { SwitchableWorkspace } from './WorkspaceSwitcher'

export interface AccountWorkspace extends SwitchableWorkspace {
  /** The person owns it. */
  readonly isOwner: boolean
}

export interface AccountMenuProps {
  /** Of the button, beside its own. */
  readonly className?: string | undefined
  readonly person: { readonly name: string; readonly avatar?: string | undefined }
  readonly workspaces: readonly AccountWorkspace[]
  readonly currentId: string
  readonly onSwitch: (workspaceId: string) => void
  readonly onSignOut: () => void
  /** `MenuLink`s and `MenuItem`s between the workspaces and "Logout". */
  readonly children?: ReactNode
}

/**
 * Who is signed in, the workspaces to switch to, and what belongs to the account.
 *
 * Contract: slot classes `inlay-AccountMenu`, `-owner`.
 */
export const AccountMenu = forwardRef<HTMLButtonElement, AccountMenuProps>(function AccountMenu(
  { className, person, workspaces, currentId, onSwitch, onSignOut, children },
  ref,
) {
  const t = useMessages(shellMessages)
  return (
    <Menu
      placement="bottom-end"
      label={t('accountOf', { name: person.name })}
      trigger={
        <button type="button" ref={ref} className={classNames('inlay-AccountMenu', className)}>
          <Avatar name={person.name} src={person.avatar} size={24} />
          <VisuallyHidden>{t('accountOf', { name: person.name })}</VisuallyHidden>
        </button>
      }
    >
      <MenuLabel>{person.name}</MenuLabel>
      <MenuRadioGroup label={t('workspaces')} value={currentId} onValueChange={onSwitch}>
        {workspaces.map(({ workspaceId, workspaceName, isOwner }) => (
          <MenuRadioItem key={workspaceId} icon={Building2} value={workspaceId}>
            {isOwner ? <OwnWorkspace name={workspaceName} /> : <bdi>{workspaceName}</bdi>}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      {children !== undefined && <MenuLine />}
      {children}
      <MenuLine />
      <MenuItem icon={LogOut} onSelect={onSignOut}>
        {t('logout')}
      </MenuItem>
    </Menu>
  )
})

/** What stands beside the name is told apart by its colour; read out, it takes more than that. */
function OwnWorkspace({ name }: { readonly name: string }) {
  const t = useMessages(shellMessages)
  return (
    <>
      <span aria-hidden="true">
        <bdi>{name}</bdi> <span className="inlay-AccountMenu-owner">{t('owner')}</span>
      </span>
      <VisuallyHidden>{t('ownWorkspace', { name })}</VisuallyHidden>
    </>
  )
}
