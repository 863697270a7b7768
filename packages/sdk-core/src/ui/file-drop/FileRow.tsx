import { useRef } from 'react'
import { CircleAlert, CircleCheck, Clock, FileText, RotateCw, X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { useLocale } from '../root/use-locale'
import { Icon } from '../icon/Icon'
import { IconButton } from '../icon-button/IconButton'
import { kitMessages } from '../messages'
import { fileMessages } from './file-messages'
import { ProgressBar } from '../progress-bar/ProgressBar'
import { tooltipAttributes } from '../tooltip/tooltip-attributes'
import type { FileEntry } from './file-entry'
import { sizeWords } from './size-words'

export interface FileRowProps {
  readonly entry: FileEntry
  /** They are sent from here, or somebody says what becomes of them: else there is nothing to say about each. */
  readonly states: boolean
  readonly retryable: boolean
  readonly disabled: boolean
  readonly onRetry: (entry: FileEntry) => void
  readonly onCancel: (entry: FileEntry) => void
  readonly onRemove: (entry: FileEntry) => void
}

/** One file: what it is, how far it is, and what can be done about that. */
export function FileRow({ entry, states, retryable, disabled, onRetry, onCancel, onRemove }: FileRowProps) {
  const t = useMessages(fileMessages)
  const kit = useMessages(kitMessages)
  const locale = useLocale()
  const end = useRef<HTMLButtonElement>(null)
  const { status, progress, error } = entry
  const { name, size } = entry.file
  const started = status === 'started'
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <li className="inlay-FileDrop-entry" data-status={status}>
      <Icon icon={FileText} className="inlay-FileDrop-kind" />
      <div className="inlay-FileDrop-text">
        <span className="inlay-FileDrop-name" {...tooltipAttributes({ text: name, whenCut: true })}>
          <bdi>{name}</bdi>
        </span>
        <span className="inlay-FileDrop-size">{sizeWords(size, locale)}</span>
        {status === 'errored' && error !== undefined && <span className="inlay-FileDrop-error">{error}</span>}
        {started && <ProgressBar label={name} labelHidden value={progress} max={1} />}
      </div>
      {started && progress !== undefined && (
        <span aria-hidden className="inlay-FileDrop-percent">
          {percent.format(progress)}
        </span>
      )}
      {status === 'queued' && states && <Icon icon={Clock} label={t('queued')} className="inlay-FileDrop-state" />}
      {status === 'success' && <Icon icon={CircleCheck} label={t('success')} className="inlay-FileDrop-state" />}
      {status === 'errored' && <Icon icon={CircleAlert} label={t('errored')} className="inlay-FileDrop-state" />}
      {status === 'errored' && retryable && !disabled && (
        <IconButton
          icon={RotateCw}
          label={t('retry', { name })}
          size="compact"
          onClick={() => {
            // It goes as it is pressed; the one beside it stays.
            end.current?.focus()
            onRetry(entry)
          }}
        />
      )}
      {!disabled && (
        <IconButton
          ref={end}
          icon={X}
          label={started && retryable ? t('stop', { name }) : kit('remove', { name })}
          size="compact"
          data-file-end=""
          onClick={() => (started && retryable ? onCancel(entry) : onRemove(entry))}
        />
      )}
    </li>
  )
}
