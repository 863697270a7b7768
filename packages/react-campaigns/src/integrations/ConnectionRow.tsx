import { characterCount } from '@inlay/sdk-core'
import {
  deleteConnection,
  longestConnectionName,
  updateConnection,
  type Connection,
} from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useSupports } from '@inlay/sdk-core/react'
import {
  Badge,
  Icon,
  IconButton,
  InlineEdit,
  Menu,
  MenuItem,
  MenuLine,
  type InlineEditHandle,
} from '@inlay/sdk-core/ui'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { isolatedText } from '../campaign-list/isolated-text'
import { connectorKinds } from './connector-kinds'
import { integrationsMessages } from './messages'

export interface ConnectionRowProps {
  readonly connection: Connection
  readonly onRename: (connection: Connection, name: string) => Promise<boolean>
  readonly onDelete: (connection: Connection) => void
}

/** One connection: what it is, whose it is, and its name, which is edited where it stands. */
export function ConnectionRow({ connection, onRename, onDelete }: ConnectionRowProps) {
  const t = useMessages(integrationsMessages)
  const field = useRef<InlineEditHandle>(null)
  const canRename = useSupports(updateConnection) !== false
  const canDelete = useSupports(deleteConnection) !== false
  const { name, connectorType, userName, count } = connection
  const { icon, label } = connectorKinds[connectorType]
  return (
    <li className="inlay-Integrations-row">
      <span className="inlay-Integrations-icon">
        <Icon icon={icon} />
      </span>
      <div className="inlay-Integrations-what">
        <InlineEdit
          handle={field}
          className="inlay-Integrations-name"
          value={name}
          label={t('nameOf', { name: isolatedText(name) })}
          readOnly={!canRename}
          check={(next) => {
            if (next.trim() === '') return t('nameMissing')
            return characterCount(next) > longestConnectionName
              ? t('nameTooLong', { most: longestConnectionName })
              : undefined
          }}
          onSave={async (next) => ((await onRename(connection, next)) ? { ok: true } : { ok: false, givenUp: true })}
        />
        <p className="inlay-Integrations-owner">
          {userName ? t('ownerIs', { name: isolatedText(userName) }) : t('ownerUnknown')}
          <span aria-hidden> · </span>
          {t('accounts', { count })}
        </p>
      </div>
      <Badge mark="none" tone="neutral">
        {t(label)}
      </Badge>
      {(canRename || canDelete) && (
        <Menu
          placement="bottom-end"
          trigger={
            <IconButton
              icon={Ellipsis}
              label={t('actionsFor', { name: isolatedText(name) })}
              size="compact"
              tooltipPlacement="top"
            />
          }
        >
          {canRename && (
            <MenuItem icon={Pencil} onSelect={() => field.current?.edit()}>
              {t('rename')}
            </MenuItem>
          )}
          {canDelete && (
            <>
              {canRename && <MenuLine />}
              <MenuItem icon={Trash2} tone="danger" onSelect={() => onDelete(connection)}>
                {t('delete')}
              </MenuItem>
            </>
          )}
        </Menu>
      )}
    </li>
  )
}
