import { forwardRef, useRef, useState, type ForwardedRef } from 'react'
import {
  createConnection,
  deleteConnection,
  listConnections,
  type Connection,
  type ConnectorType,
} from '@inlay/sdk-core/contract/campaigns'
import { change, useAction, useMessages, useOperation, useSupports } from '@inlay/sdk-core/react'
import { Button, EmptyState, EnsureRoot, ErrorState, Segments, classNames, useFailureText } from '@inlay/sdk-core/ui'
import { Plus } from 'lucide-react'
import { campaignStyles } from '../campaign-styles'
import { useOwnView } from '../use-own-view'
import { ConnectionRow } from './ConnectionRow'
import { ConnectionsSkeleton } from './ConnectionsSkeleton'
import { connectorKinds, kindsInOrder } from './connector-kinds'
import { DeleteConnectionDialog } from './DeleteConnectionDialog'
import { kindOf, type IntegrationsReason, type IntegrationsView, type IntegrationsViewProps } from './integrations-view'
import { integrationsMessages } from './messages'
import { NewConnectionDialog } from './NewConnectionDialog'
import { useRenameConnection } from './use-rename-connection'

export interface IntegrationsPanelProps extends IntegrationsViewProps {
  /** Of the panel, beside its own. */
  readonly className?: string | undefined
}

/**
 * What the workspace is connected to: looked through by kind, renamed, taken away, added.
 *
 * Contract: slot classes `inlay-Integrations`, `-bar`, `-list`, `-row`, `-icon`, `-what`, `-name`, `-owner`.
 */
export const IntegrationsPanel = forwardRef<HTMLDivElement, IntegrationsPanelProps>(
  function IntegrationsPanel(props, ref) {
    return (
      <EnsureRoot styles={campaignStyles}>
        <OpenPanel {...props} element={ref} />
      </EnsureRoot>
    )
  },
)

interface OpenPanelProps extends IntegrationsPanelProps {
  readonly element: ForwardedRef<HTMLDivElement>
}

const everything = 'all'

function OpenPanel({ element, className, view: givenView, onViewChange }: OpenPanelProps) {
  const t = useMessages(integrationsMessages)
  const failureText = useFailureText()
  const [view, changeView] = useOwnView<IntegrationsView, IntegrationsReason>({ view: givenView, onViewChange })
  const kind = kindOf(view)
  const [isAdding, setAdding] = useState(false)
  const [doomed, setDoomed] = useState<Connection>()
  const bar = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const connections = useOperation(listConnections, { query: kind === undefined ? {} : { connectorType: kind } })
  const { rename, leaving } = useRenameConnection()
  const remove = useAction(deleteConnection, {
    optimistic: ({ params }) => [
      change(listConnections, (shown) => shown.filter(({ connectionId }) => connectionId !== params.connectionId)),
    ],
    success: t('deleted'),
    failure: t('deleteFailed'),
  })
  function removeConnection({ connectionId }: Connection) {
    const gone = remove.run({ params: { connectionId } }).then(({ ok }) => ok)
    return leaving(connectionId, gone)
  }
  function showConnected(connected: ConnectorType) {
    if (kind !== undefined && connected !== kind) changeView({ kind: connected }, 'connected')
  }
  // The buttons of an empty list go with it: focus is left to what stays.
  function addFirst() {
    add.current?.focus()
    setAdding(true)
  }
  function showAll() {
    bar.current?.querySelector<HTMLElement>('[role="radio"]')?.focus()
    changeView({ kind: undefined }, 'kind')
  }
  const canAdd = useSupports(createConnection) !== false
  return (
    <div ref={element} className={classNames('inlay-Integrations', className)}>
      <div ref={bar} className="inlay-Integrations-bar">
        <Segments<ConnectorType | typeof everything>
          label={t('kind')}
          value={kind ?? everything}
          items={[
            { value: everything, label: t('all') },
            ...kindsInOrder.map((value) => ({ value, label: t(connectorKinds[value].label) })),
          ]}
          onValueChange={(next) => changeView({ kind: next === everything ? undefined : next }, 'kind')}
        />
        {canAdd && (
          <Button ref={add} variant="primary" size="compact" icon={Plus} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )}
      </div>
      {connections.status === 'failed' ? (
        <ErrorState
          title={t('failed')}
          requestId={connections.error.requestId}
          onRetry={connections.retry}
          className="inlay-Integrations-face"
        >
          {failureText(connections.error)}
        </ErrorState>
      ) : connections.status !== 'ready' ? (
        <ConnectionsSkeleton />
      ) : connections.data.length === 0 ? (
        <EmptyState
          className="inlay-Integrations-face"
          title={t('empty')}
          action={
            kind === undefined ? undefined : (
              <>
                {canAdd && (
                  <Button icon={Plus} onClick={addFirst}>
                    {t('add')}
                  </Button>
                )}
                <Button variant="ghost" onClick={showAll}>
                  {t('showAll')}
                </Button>
              </>
            )
          }
        >
          {t(kind === undefined ? 'emptyHint' : 'emptyKindHint')}
        </EmptyState>
      ) : (
        <ul className="inlay-Integrations-list" aria-label={t('list')}>
          {connections.data.map((connection) => (
            <ConnectionRow
              key={connection.connectionId}
              connection={connection}
              onRename={rename}
              onDelete={setDoomed}
            />
          ))}
        </ul>
      )}
      {isAdding && (
        <NewConnectionDialog
          kind={kind}
          taken={connections.status === 'ready' ? connections.data.map(({ name }) => name) : []}
          onConnected={showConnected}
          onClose={() => setAdding(false)}
        />
      )}
      <DeleteConnectionDialog
        connection={doomed}
        onClose={() => setDoomed(undefined)}
        onConfirm={(connection) => {
          setDoomed(undefined)
          void removeConnection(connection)
        }}
        returnFocusTo={() => add.current}
      />
    </div>
  )
}
