import { useState } from 'react'
import {
  executeSessionCode,
  getAudienceListCode,
  sessionCodeLimit,
  type AudienceListCode,
  type ArtifactType,
} from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages, useOperation } from '@inlay/sdk-core/react'
import {
  Banner,
  Button,
  CopyButton,
  Dialog,
  DialogFootStart,
  ErrorState,
  Segments,
  Skeleton,
  VisuallyHidden,
  useFailureText,
} from '@inlay/sdk-core/ui'
import { Play } from 'lucide-react'
import { insightMessages } from './insight-messages'
import { QueryResult } from './QueryResult'

export interface QueryDialogProps {
  readonly campaignId: string
  /** The rows that it begins with. */
  readonly artifactType: ArtifactType
  readonly onClose: () => void
}

/** The audience list of a campaign as code: a question to its rows, read, copied and asked. */
export function QueryDialog({ campaignId, artifactType: first, onClose }: QueryDialogProps) {
  const t = useMessages(insightMessages)
  const failureText = useFailureText()
  const [artifactType, setArtifactType] = useState(first)
  const params = { campaignId }
  const query = useOperation(getAudienceListCode, { params, query: { artifactType } })
  const { run, pending, error, reset } = useAction(executeSessionCode)
  const [result, setResult] = useState<Awaited<ReturnType<typeof run>>>()
  const code = query.status === 'ready' ? query.data.code : undefined

  async function execute(asked: AudienceListCode) {
    setResult(await run({ params, body: { code: asked, limit: sessionCodeLimit } }))
  }
  return (
    <Dialog
      open
      size="large"
      title={t('queryTitle')}
      description={t('queryHint', { most: sessionCodeLimit })}
      onOpenChange={onClose}
      footer={
        <>
          <DialogFootStart>
            <CopyButton labelShown label={t('copyQuery')} text={textOf(code)} disabled={code === undefined} />
          </DialogFootStart>
          <Button
            variant="primary"
            icon={Play}
            busy={pending}
            busyLabel={t('running')}
            disabled={code === undefined}
            onClick={() => {
              if (code) void execute(code)
            }}
          >
            {t(result?.ok ? 'runAgain' : 'run')}
          </Button>
        </>
      }
    >
      <Segments<ArtifactType>
        className="inlay-QueryDialog-rows"
        label={t('rowsOf')}
        value={artifactType}
        items={[
          { value: 'contact', label: t('contacts') },
          { value: 'account', label: t('accounts') },
        ]}
        onValueChange={(next) => {
          setArtifactType(next)
          setResult(undefined)
          reset()
        }}
      />
      {query.status === 'failed' ? (
        <ErrorState title={t('queryFailed')} headingLevel={3} onRetry={query.retry}>
          {failureText(query.error)}
        </ErrorState>
      ) : code === undefined ? (
        <div role="status" aria-label={t('loadingQuery')}>
          <Skeleton height="160px" />
        </div>
      ) : (
        <pre className="inlay-QueryDialog-code" dir="ltr">
          <code>{textOf(code)}</code>
        </pre>
      )}
      {error !== undefined && (
        <Banner ref={leadTo} tone="danger" role="alert">
          {t('runFailed', { reason: failureText(error) })}
        </Banner>
      )}
      {result?.ok && <QueryResult {...result.data} artifactType={artifactType} onShow={leadTo} />}
      <VisuallyHidden role="status">
        {result?.ok && !pending ? t('resultRows', { total: result.data.total }) : ''}
      </VisuallyHidden>
    </Dialog>
  )
}

/** What was asked for comes below the query, which may take all the room that there is. */
function leadTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

function textOf(code: AudienceListCode | undefined): string {
  return code === undefined ? '' : JSON.stringify(code, null, 2)
}
