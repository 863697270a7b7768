import { forwardRef, useRef, useState, type DragEvent, type ForwardedRef } from 'react'
import { artifactTypes, largestUpload, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useHost, useMessages } from '@inlay/sdk-core/react'
import { Button, Drawer, EnsureRoot, FileDrop, Segments, classNames, useLeaveGuard } from '@inlay/sdk-core/ui'
import { isolatedText } from '../../campaign-list/isolated-text'
import { campaignStyles } from '../../campaign-styles'
import { createAudienceMessages } from '../messages'
import type { TargetList } from '../target-list'
import { TargetListName } from '../TargetListName'
import { useOpenList } from '../use-open-list'
import { useTargetList } from '../use-target-list'
import { ReviewColumnsDialog } from './ReviewColumnsDialog'
import { sampleFile } from './sample-file'
import { isUnsent, obstacleOf, previewOf, type UploadEntry } from './upload-entry'
import { UploadEntries } from './UploadEntries'
import { useFieldLabel } from './use-field-label'
import { useUploads } from './use-uploads'

export interface AudienceUploadPanelProps {
  /** Of the panel's element, beside its own. */
  readonly className?: string | undefined
  /** Whether it is there; it asks to be closed, and never closes by itself. */
  readonly open: boolean
  readonly onOpenChange: (open: false) => void
  /** The list that the rows go into. @default a new one, which is opened when all files have arrived */
  readonly target?: TargetList | undefined
  /** All files have arrived in the list that was given. */
  readonly onFilled?: (() => void) | undefined
  /** What the files hold, until something else is chosen. @default 'contact' */
  readonly artifactType?: ArtifactType | undefined
}

/**
 * Brings CSV files of contacts or accounts into a list: looked at first, sent one after the other, stopped and tried again.
 *
 * Contract: as `Drawer`, with slot class `inlay-AudienceUpload`.
 */
export const AudienceUploadPanel = forwardRef<HTMLElement, AudienceUploadPanelProps>(
  function AudienceUploadPanel(props, ref) {
    return <EnsureRoot styles={campaignStyles}>{props.open && <OpenPanel {...props} element={ref} />}</EnsureRoot>
  },
)

interface OpenPanelProps extends AudienceUploadPanelProps {
  readonly element: ForwardedRef<HTMLElement>
}

function OpenPanel({
  element,
  className,
  onOpenChange,
  target,
  onFilled,
  artifactType: firstType = 'contact',
}: OpenPanelProps) {
  const t = useMessages(createAudienceMessages)
  const host = useHost()
  const list = useTargetList(target)
  const uploads = useUploads({ ensureList: list.ensure, labelOf: useFieldLabel() })
  const openList = useOpenList({ target, onFilled, onClose: () => onOpenChange(false) })
  const [artifactType, setArtifactType] = useState(firstType)
  const [reviewed, setReviewed] = useState<string>()
  const [isDragging, setDragging] = useState(false)
  const fileInput = useRef<HTMLInputElement>(null)
  const { entries, isSending } = uploads
  const { confirmLeave, dialog } = useLeaveGuard({
    when: uploads.hasUnsent,
    title: t('leaveTitle'),
    detail: t('leaveDetail'),
  })
  const review = entries.find((entry) => (reviewed === undefined ? isUnreviewed(entry) : entry.id === reviewed))
  const preview = review && previewOf(review)
  const ready = entries.filter((entry) => entry.state.status === 'queued' && obstacleOf(entry) === undefined)
  const words = { contact: t('contacts'), account: t('accounts') }

  async function close() {
    if (await confirmLeave()) onOpenChange(false)
  }
  async function openMade() {
    if (!(await confirmLeave())) return
    // Nothing is held back any more: the host's navigation would ask a second time.
    uploads.clear()
    await openList(Promise.resolve(list.made))
  }
  const send = (ids: readonly string[]) => void openList(uploads.start(ids))

  const drag = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) setDragging(true)
  }

  return (
    <>
      <Drawer
        ref={element}
        open
        modal
        className={classNames('inlay-AudienceUpload', className)}
        data-dragging={isDragging ? '' : undefined}
        title={target ? t('uploadInto', { name: isolatedText(target.name) }) : t('uploadTitle')}
        onOpenChange={() => void close()}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false)
        }}
        onDrop={() => setDragging(false)}
        footer={
          <>
            {list.made && !isSending ? (
              <Button onClick={() => void openMade()}>{t('openList')}</Button>
            ) : (
              <Button onClick={() => void close()}>{t('cancel')}</Button>
            )}
            <Button
              variant="primary"
              busy={isSending}
              busyLabel={t('uploading')}
              disabledReason={whyNot()}
              onClick={() => send(ready.map(({ id }) => id))}
            >
              {t('upload', { count: ready.length })}
            </Button>
          </>
        }
      >
        <div className="inlay-AudienceUpload-body">
          {!target && <TargetListName list={list} disabled={isSending} />}
          <div className="inlay-AudienceUpload-type">
            <span aria-hidden>{t('holds')}</span>
            <Segments<ArtifactType>
              label={t('holds')}
              value={artifactType}
              items={artifactTypes.map((value) => ({ value, label: words[value] }))}
              onValueChange={setArtifactType}
            />
          </div>
          <FileDrop
            ref={fileInput}
            label={t(artifactType === 'contact' ? 'fileOfContacts' : 'fileOfAccounts')}
            labelHidden
            multiple
            accept={['.csv']}
            maxSize={largestUpload}
            checkFile={(file) =>
              entries.some((entry) => isSame(entry.file, file)) ? t('alreadyAdded', { name: file.name }) : undefined
            }
            files={[]}
            onFilesChange={(added) =>
              uploads.add(
                added.map(({ file }) => file),
                artifactType,
              )
            }
          />
          <p className="inlay-AudienceUpload-samples">
            <span>{t('samples')}</span>
            {artifactTypes.map((each) => (
              <Button key={each} variant="link" size="compact" onClick={() => host.download(sampleFile(each))}>
                {`${each}s.csv`}
              </Button>
            ))}
          </p>
          <UploadEntries
            uploads={uploads}
            onReview={setReviewed}
            onRetry={(id) => send([id])}
            onLeave={() => fileInput.current?.focus()}
          />
        </div>
      </Drawer>
      {review && preview && (
        <ReviewColumnsDialog
          key={review.id}
          entry={review}
          preview={preview}
          uploads={{
            ...uploads,
            rewrite(id, chosen) {
              // It stays open, though the file may now be understood without a doubt.
              setReviewed(id)
              uploads.rewrite(id, chosen)
            },
          }}
          onClose={() => {
            uploads.patch(review.id, { isReviewed: true })
            setReviewed(undefined)
          }}
        />
      )}
      {dialog}
    </>
  )

  function whyNot(): string | undefined {
    if (list.nameProblem !== undefined && !list.made) return list.nameProblem
    if (ready.length > 0) return undefined
    const open = entries.filter(({ state }) => state.status === 'queued')
    if (open.some((entry) => obstacleOf(entry) === 'reading')) return t('notReadYet')
    if (open.length > 0) return t('cannotBeSent')
    const problems = entries.flatMap(({ state }) => (state.status === 'errored' ? [state.problem] : []))
    if (problems.length === 0) return t('addFirst')
    return t(problems.every((problem) => problem === 'stopped') ? 'retryStopped' : 'retryFirst')
  }
}

/** Some of its columns are no field without a doubt, and nobody has looked at that yet. */
function isUnreviewed(entry: UploadEntry): boolean {
  return !entry.isReviewed && entry.state.status === 'queued' && isUnsent(entry)
}

/** Browsers make a new object each time that a file is chosen. */
function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
