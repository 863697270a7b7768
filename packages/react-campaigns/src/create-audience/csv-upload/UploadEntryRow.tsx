import { useRef } from 'react'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { Badge, Button, Icon, IconButton, ProgressBar, sizeWords, tooltipAttributes } from '@inlay/sdk-core/ui'
import { FileText, RotateCw, Square, X } from 'lucide-react'
import { createAudienceMessages } from '../messages'
import { EntryResult } from './EntryResult'
import { EntrySummary } from './EntrySummary'
import type { UploadEntry } from './upload-entry'

export interface UploadEntryRowProps {
  readonly entry: UploadEntry
  readonly onReview: () => void
  readonly onStop: () => void
  readonly onRetry: () => void
  readonly onRemove: () => void
}

const badges = {
  queued: { text: 'stateQueued', tone: 'neutral', mark: 'hollow' },
  started: { text: 'stateStarted', tone: 'accent', mark: 'running' },
  success: { text: 'stateSuccess', tone: 'success', mark: 'solid' },
  errored: { text: 'stateErrored', tone: 'danger', mark: 'solid' },
  stopping: { text: 'stopping', tone: 'neutral', mark: 'running' },
  // Somebody wanted it so: nothing has gone wrong.
  stopped: { text: 'stopped', tone: 'neutral', mark: 'hollow' },
} as const

/** One file: what it is, how far it is, and what can be done about that. */
export function UploadEntryRow({ entry, onReview, onStop, onRetry, onRemove }: UploadEntryRowProps) {
  const t = useMessages(createAudienceMessages)
  const { locale } = useInlay()
  const end = useRef<HTMLButtonElement>(null)
  const { file, state } = entry
  const { name } = file
  const isStopped = state.status === 'errored' && state.problem === 'stopped'
  const isStopping = state.status === 'started' && state.isStopping === true
  const { text, tone, mark } = badges[isStopped ? 'stopped' : isStopping ? 'stopping' : state.status]
  return (
    <li className="inlay-AudienceUpload-entry" data-status={state.status}>
      <div className="inlay-AudienceUpload-entryHead">
        <Icon icon={FileText} />
        <span className="inlay-AudienceUpload-fileName" {...tooltipAttributes({ text: name, whenCut: true })}>
          <bdi>{name}</bdi>
        </span>
        <span className="inlay-AudienceUpload-size">{sizeWords(file.size, locale)}</span>
        {state.status === 'started' ? (
          <IconButton ref={end} icon={Square} size="compact" label={t('stop', { name })} onClick={onStop} />
        ) : (
          <IconButton
            ref={end}
            icon={X}
            size="compact"
            label={t('remove', { name })}
            data-entry-end=""
            onClick={onRemove}
          />
        )}
      </div>
      <div className="inlay-AudienceUpload-entryState">
        <Badge tone={tone} mark={mark} bare>
          {t(text)}
        </Badge>
        {state.status === 'errored' && (
          <Button
            variant="link"
            size="compact"
            icon={RotateCw}
            aria-label={t('retry', { name })}
            onClick={() => {
              // It goes as it is pressed; the one above stays.
              end.current?.focus()
              onRetry()
            }}
          >
            {t('retryShort')}
          </Button>
        )}
      </div>
      {state.status === 'started' && <EntryProgress entry={entry} />}
      {(state.status === 'queued' || state.status === 'errored') && <EntrySummary entry={entry} onReview={onReview} />}
      {(state.status === 'success' || state.status === 'errored') && <EntryResult file={file} state={state} />}
    </li>
  )
}

/** How much of the file has gone; and once all has, that the server works on it. */
function EntryProgress({ entry: { file, state } }: { readonly entry: UploadEntry }) {
  const t = useMessages(createAudienceMessages)
  const { locale } = useInlay()
  const progress = state.status === 'started' ? state.progress : undefined
  const isSent = progress !== undefined && progress.total > 0 && progress.sent >= progress.total
  const share = progress === undefined || progress.total === 0 ? 0 : Math.min(1, progress.sent / progress.total)
  const isStopping = state.status === 'started' && state.isStopping === true
  const bytes = t('sent', {
    sent: sizeWords(Math.round(share * file.size), locale),
    total: sizeWords(file.size, locale),
  })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share)
  const waiting = isStopping ? t('stoppingHint') : isSent ? t('storing') : undefined
  return (
    <div className="inlay-AudienceUpload-progress">
      <ProgressBar
        label={file.name}
        labelHidden
        max={1}
        value={progress === undefined || waiting !== undefined ? undefined : share}
        valueText={waiting ?? `${bytes}, ${percent}`}
      />
      <span aria-hidden className="inlay-AudienceUpload-bytes">
        <span>{waiting ?? bytes}</span>
        {waiting === undefined && <span>{percent}</span>}
      </span>
    </div>
  )
}
