import {
  forwardRef,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type DragEvent,
} from 'react'
import { FolderUp, Upload } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { Field, fieldAttributes, type FieldWords } from '../field/Field'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { fileMessages } from './file-messages'
import { useAnnounce } from '../root/use-announce'
import { checkFiles, type FileRefusal } from './check-files'
import type { FileEntry } from './file-entry'
import { FileList } from './FileList'
import { FileRefusals } from './FileRefusals'
import { readDrop, walkFolders, type Dropped } from './read-drop'
import { useFileQueue, type FilesReason, type UploadFile } from './use-file-queue'
import { useRefusalWords } from './use-refusal-words'

export interface FileDropProps
  extends
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'type' | 'size' | 'accept' | 'required' | 'value' | 'defaultValue' | 'readOnly' | 'placeholder'
    >,
    Omit<FieldWords, 'counter'> {
  /** Ends of names (`.csv`), types (`text/csv`) or kinds of types (`image/*`). @default all */
  readonly accept?: readonly string[] | undefined
  /** In bytes, for each file. */
  readonly maxSize?: number | undefined
  /** Several files; otherwise a new one takes the place of the one before. @default false */
  readonly multiple?: boolean | undefined
  /** How many there may be in all, where there may be several. */
  readonly maxFiles?: number | undefined
  /** What else has to be true of a file; the answer says what is wrong with it. */
  readonly checkFile?: ((file: File) => string | undefined) | undefined
  /** A folder is refused with words, or all that is in it is added. @default 'refuse' */
  readonly folders?: 'refuse' | 'walk' | undefined
  /** The files with what became of them; left out, they are kept here. */
  readonly files?: readonly FileEntry[] | undefined
  /** Those that are listed at first, where it keeps them itself. */
  readonly defaultFiles?: readonly FileEntry[] | undefined
  /** Each change of the queue, uploads and their progress as well (`reason: 'upload'`). */
  readonly onFilesChange?:
    | ((files: readonly FileEntry[], details: { readonly reason: FilesReason }) => void)
    | undefined
  /** Files that were not taken; the field says so by itself. */
  readonly onFilesRefused?: ((refused: readonly FileRefusal[]) => void) | undefined
  /**
   * Sends one file; its promise is fulfilled when the file has arrived. The options fit the `upload` of an `ApiClient`.
   * Left out, files are only picked, for a form to send.
   */
  readonly onUpload?: UploadFile | undefined
  /** How many files are on their way at a time. @default 3 */
  readonly concurrency?: number | undefined
  /** What to say about an upload that failed. @default general words */
  readonly errorText?: ((error: unknown) => string | undefined) | undefined
  /** `compact`: one line, for panels and forms. @default 'regular' */
  readonly size?: 'regular' | 'compact' | undefined
}

/**
 * Takes files: dropped, pasted or chosen, checked, and sent one after the other. Each can be stopped, tried again and
 * taken out.
 *
 * Contract: slot classes `inlay-FileDrop`, `-area`, `-input`, `-words`, `-limits`, `-refusals`, `-list`, `-entry`;
 * `data-size`, `data-over`, `data-disabled`, `data-invalid`; an entry has `data-status`.
 */
export const FileDrop = forwardRef<HTMLInputElement, FileDropProps>(function FileDrop(
  {
    label,
    labelHidden,
    hint,
    error,
    required,
    optional,
    accept = everything,
    maxSize = Number.POSITIVE_INFINITY,
    multiple = false,
    maxFiles: givenMax,
    checkFile,
    folders = 'refuse',
    files,
    defaultFiles = none,
    onFilesChange,
    onFilesRefused,
    onUpload,
    concurrency = 3,
    errorText,
    size = 'regular',
    id: givenId,
    className,
    disabled = false,
    onChange,
    ...rest
  },
  ref,
) {
  const t = useMessages(fileMessages)
  const kit = useMessages(kitMessages)
  const announce = useAnnounce()
  const ownId = useId()
  const id = givenId ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const count = useRef(0)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>(none)
  const maxFiles = multiple ? (givenMax ?? Number.POSITIVE_INFINITY) : 1
  const { limits, refusal } = useRefusalWords({ accept, maxSize, maxFiles })
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  const { queue, queueNow, change, stop } = useFileQueue({
    ...{ files, defaultFiles, onFilesChange, onUpload, concurrency },
    errorText: (failure) => errorText?.(failure) ?? t('failed'),
    onEnd: ({ file: { name } }, failure) =>
      announce(failure === undefined ? t('arrived', { name }) : t('problem', { name, problem: failure })),
  })

  const add = (found: readonly File[], alsoRefused: readonly FileRefusal[] = none) => {
    // Folders have taken their time to be read, and more may have come meanwhile.
    const there = queueNow()
    // What has failed may be chosen once more.
    const known = multiple ? there.flatMap(({ status, file }) => (status === 'errored' ? none : file)) : none
    const checked = checkFiles(found, known, {
      ...{ accept, maxSize, check: checkFile },
      room: multiple ? maxFiles - there.length : 1,
    })
    const entries = checked.taken.map((file): FileEntry => {
      count.current += 1
      return { id: `${ownId}${count.current}`, file, status: 'queued' }
    })
    if (entries.length > 0) change({ type: multiple ? 'add' : 'replace', entries }, 'added')
    const not = [...alsoRefused, ...checked.refused]
    const reasons = not.map(refusal)
    setRefused(reasons)
    if (not.length > 0) onFilesRefused?.(not)
    const words = [...(entries.length > 0 ? [t('filesAdded', { count: entries.length })] : none), ...reasons]
    if (words.length > 0) announce(words.join('. '))
  }

  const take = ({ files: found, folders: met }: Dropped) => {
    if (met.length === 0) add(found)
    else if (folders === 'refuse')
      add(
        found,
        met.map(({ name }) => ({ reason: 'folder', name })),
      )
    else void walkFolders(met).then((walked) => add([...found, ...(multiple ? walked : walked.slice(0, 1))]))
  }

  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    // Otherwise the page would open the file, and be gone.
    event.preventDefault()
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
    setOver(!disabled)
  }
  const dropping = {
    onDragEnter: drag,
    onDragOver: drag,
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(false)
      if (!disabled) take(readDrop(event.dataTransfer))
    },
    onPaste: (event: ClipboardEvent) => {
      const pasted = readDrop(event.clipboardData)
      if (disabled || event.defaultPrevented || pasted.files.length + pasted.folders.length === 0) return
      event.preventDefault()
      take(pasted)
    },
  }
  const chosen = (element: HTMLInputElement) => {
    add([...(element.files ?? none)])
    // So that the same file can be chosen again once it has been taken out.
    element.value = ''
  }

  const words = { label, labelHidden, hint, error, required, optional }
  return (
    <Field
      id={id}
      {...words}
      className={classNames('inlay-FileDrop', className)}
      data-size={size}
      data-over={over ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      {...dropping}
    >
      <div className="inlay-FileDrop-area">
        <input
          {...rest}
          ref={input}
          type="file"
          className="inlay-FileDrop-input"
          {...fieldAttributes(id, words, limits === '' ? undefined : `${id}-limits`, `${id}-refusals`)}
          {...{ multiple, disabled }}
          accept={accept.join(',')}
          onChange={(event) => {
            onChange?.(event)
            chosen(event.target)
          }}
        />
        <Icon icon={Upload} size={size === 'compact' ? 16 : 20} />
        <span className="inlay-FileDrop-words">
          <span aria-hidden>
            <span className="inlay-FileDrop-choose">{t(multiple ? 'filesChoose' : 'choose')}</span>{' '}
            {t(multiple ? 'filesDrop' : 'drop')}
          </span>
          {folders === 'walk' && multiple && (
            <label className="inlay-FileDrop-folder">
              <Icon icon={FolderUp} size={14} />
              {t('filesFolder')}
              <input
                type="file"
                className="inlay-FileDrop-input"
                {...{ webkitdirectory: '' }}
                {...{ multiple, disabled }}
                onChange={(event) => chosen(event.target)}
              />
            </label>
          )}
        </span>
        {limits !== '' && (
          <span id={`${id}-limits`} className="inlay-FileDrop-limits">
            {limits}
          </span>
        )}
      </div>
      <FileRefusals id={`${id}-refusals`} reasons={refused} onDismiss={() => setRefused(none)} />
      <FileList
        label={label}
        entries={queue}
        states={onUpload !== undefined || files !== undefined}
        retryable={onUpload !== undefined}
        disabled={disabled}
        onRetry={({ id: entryId }) => change({ type: 'retry', id: entryId }, 'retried')}
        onCancel={({ id: entryId }) => {
          stop(entryId)
          change({ type: 'fail', id: entryId, error: t('stopped') }, 'cancelled')
        }}
        onRemove={({ id: entryId, file: { name } }) => {
          stop(entryId)
          change({ type: 'remove', id: entryId }, 'removed')
          announce(kit('removed', { name }))
        }}
        onLeave={() => input.current?.focus()}
      />
    </Field>
  )
})

const everything: readonly string[] = []
const none: readonly never[] = []
