import {
  forwardRef,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
} from 'react'
import { ArrowUp, Paperclip, Square } from 'lucide-react'
import type { MessageContent } from '../../agent/thread/thread-message'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { classNames } from '../../ui/class-names'
import { FileRefusals } from '../../ui/file-drop/FileRefusals'
import { readDrop } from '../../ui/file-drop/read-drop'
import { useRefusalWords } from '../../ui/file-drop/use-refusal-words'
import { IconButton } from '../../ui/icon-button/IconButton'
import { EnsureRoot } from '../../ui/root/EnsureRoot'
import { useAnnounce } from '../../ui/root/use-announce'
import { useAutoGrow } from '../../ui/text-area/use-auto-grow'
import { chatMessages } from '../chat-messages'
import { textOfContent } from '../message/message-text'
import { contentOf, partsOf, type AttachFile } from './attachment'
import { AttachmentList } from './AttachmentList'
import { sendsMessage } from './sends-message'
import { useAttachments } from './use-attachments'
import { useDraft } from './use-draft'

/** What can be done with a composer from outside. */
export interface ComposerControl {
  focus(): void
  /** Adds to what is written there: words, and the files that come with them. */
  insert(content: MessageContent): void
  /** Attaches what was dropped somewhere else, where files can be attached. */
  takeFiles(data: DataTransfer): void
}

export interface ComposerProps extends Omit<ComponentPropsWithoutRef<'form'>, 'children' | 'onSubmit'> {
  /** Told of a message that is to be sent. Nothing of it is left in the field. */
  readonly onSend: (content: MessageContent) => void
  /** The agent is at work: it can be stopped, and what is sent waits. @default false */
  readonly working?: boolean | undefined
  readonly onStop?: (() => void) | undefined
  /** The name of the field. @default 'Message' */
  readonly label?: string | undefined
  /** @default 'Ask anything' */
  readonly placeholder?: string | undefined
  /** Keeps what is written on the device under this key, until it is sent. @default nothing is kept */
  readonly draftKey?: string | undefined
  /** Lets files be attached, by a button, by pasting and by dropping them. @default none can be */
  readonly attach?: AttachFile | undefined
  /** Which files can be attached, as `accept` of a file field has it. Others are refused, and it is said why. @default all */
  readonly accept?: string | undefined
  /** The largest file that can be attached, in bytes. @default no limit */
  readonly maxFileSize?: number | undefined
  /** At the start of the bar: who answers. */
  readonly start?: ReactNode
  /** Before the buttons at the end: how long it takes. */
  readonly status?: ReactNode
  /** What sending does now beside the usual: below the field, and said with it. */
  readonly hint?: string | undefined
  /** Why nothing can be sent now. What is written stays. */
  readonly disabledReason?: string | undefined
  readonly controlRef?: Ref<ComposerControl> | undefined
}

/**
 * Where a message is written. Enter sends it and Shift Enter breaks the line; what is written is kept until it is sent.
 *
 * Contract: slot classes `inlay-Composer`, `-text`, `-bar`, `-files`, `-file`, `-drop`, `-hint`, `-status`; `data-working`,
 * `data-over`: files are held over it.
 */
export const Composer = forwardRef<HTMLFormElement, ComposerProps>(function Composer(props, ref) {
  return (
    <EnsureRoot>
      <ComposerForm {...props} formRef={ref} />
    </EnsureRoot>
  )
})

function ComposerForm({
  onSend,
  working = false,
  onStop,
  label,
  placeholder,
  draftKey,
  attach,
  accept,
  maxFileSize = Number.POSITIVE_INFINITY,
  start,
  status,
  hint,
  disabledReason,
  controlRef,
  className,
  formRef,
  ...rest
}: ComposerProps & { readonly formRef: Ref<HTMLFormElement> }) {
  const t = useMessages(chatMessages)
  const area = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const { draft, change, flush } = useDraft(draftKey)
  const announce = useAnnounce()
  const refusalsId = useId()
  const hintId = useId()
  const [over, setOver] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>(none)
  const rules = {
    accept: accept?.split(',').filter((one) => one.trim() !== '') ?? none,
    maxSize: maxFileSize,
    maxFiles: Number.POSITIVE_INFINITY,
  }
  const { refusal } = useRefusalWords(rules)
  const files = useAttachments(attach, rules, (refused) => {
    const reasons = refused.map(refusal)
    setRefusals(reasons)
    if (reasons.length > 0) announce(reasons.join('. '))
  })
  const takeFiles = (data: Pick<DataTransfer, 'items' | 'files'>): boolean => {
    const dropped = readDrop(data)
    if (!attach || dropped.files.length + dropped.folders.length === 0) return false
    files.add(dropped)
    return true
  }
  const take = useLatest(takeFiles)
  const takeParts = useLatest(files.addParts)
  useAutoGrow(area, { minRows: 2, maxRows: 10, value: draft })
  useImperativeHandle(
    controlRef,
    () => ({
      focus: () => area.current?.focus({ preventScroll: true }),
      insert(content) {
        const before = area.current?.value ?? ''
        const text = textOfContent(content)
        if (text !== '') change(before.trim() === '' ? text : `${before.trimEnd()}\n${text}`)
        takeParts.current(partsOf(content))
      },
      takeFiles: (data) => void take.current(data),
    }),
    [change, take, takeParts],
  )

  const focus = () => area.current?.focus({ preventScroll: true })
  const text = draft.trim()
  const hasContent = text !== '' || files.attachments.length > 0
  const waitsFor =
    disabledReason ??
    (files.has('failed') ? t('attachmentsFailed') : files.has('under-way') ? t('attachmentsUnderWay') : undefined)
  const canSend = hasContent && waitsFor === undefined
  // Else only the button, which nobody looks at who sends with Enter, would say that it does nothing.
  const shownHint = disabledReason === undefined && text !== '' && files.has('failed') ? waitsFor : hint

  const send = () => {
    if (hasContent && waitsFor !== undefined) announce(waitsFor)
    if (!canSend) return
    onSend(contentOf(text, files.parts))
    change('')
    files.clear()
    setRefusals(none)
    focus()
  }
  const holdsFiles = (data: DataTransfer) => attach !== undefined && data.types.includes('Files')

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped on it
    <form
      {...rest}
      ref={formRef}
      className={classNames('inlay-Composer', className)}
      data-working={working ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event.dataTransfer)) return
        // Otherwise the page would open the file, and be gone.
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        if (!holdsFiles(event.dataTransfer)) return
        event.preventDefault()
        setOver(false)
        takeFiles(event.dataTransfer)
      }}
    >
      <AttachmentList
        attachments={files.attachments}
        onRetry={(attachment) => {
          // What was pressed goes away.
          focus()
          files.retry(attachment)
        }}
        onRemove={(attachment) => {
          focus()
          files.remove(attachment)
        }}
      />
      <FileRefusals
        id={refusalsId}
        reasons={refusals}
        onDismiss={() => {
          focus()
          setRefusals(none)
        }}
      />
      <textarea
        ref={area}
        className="inlay-Composer-text"
        dir="auto"
        rows={2}
        enterKeyHint="send"
        aria-label={label ?? t('messageLabel')}
        aria-describedby={shownHint === undefined ? undefined : hintId}
        placeholder={placeholder ?? t('placeholder')}
        value={draft}
        onChange={(event) => change(event.target.value)}
        onBlur={flush}
        onPaste={(event) => {
          if (takeFiles(event.clipboardData)) event.preventDefault()
        }}
        onKeyDown={(event) => {
          if (!sendsMessage(event.nativeEvent)) return
          event.preventDefault()
          send()
        }}
      />
      {shownHint !== undefined && (
        <p id={hintId} className="inlay-Composer-hint">
          {shownHint}
        </p>
      )}
      <div className="inlay-Composer-bar">
        {start}
        {attach && (
          <>
            <input
              ref={picker}
              type="file"
              multiple
              accept={accept}
              className="inlay-VisuallyHidden"
              tabIndex={-1}
              aria-hidden
              onChange={(event) => {
                files.add({ files: [...(event.target.files ?? none)], folders: none })
                // The same file can be chosen again.
                event.target.value = ''
              }}
            />
            <IconButton icon={Paperclip} size="compact" label={t('attach')} onClick={() => picker.current?.click()} />
          </>
        )}
        <span className="inlay-Composer-status">{status}</span>
        {working && (
          <Button
            size="compact"
            icon={Square}
            className="inlay-Composer-stop"
            onClick={() => {
              // The button goes away.
              focus()
              onStop?.()
            }}
          >
            {t('stop')}
          </Button>
        )}
        {(!working || hasContent) && (
          <Button
            type="submit"
            size="compact"
            variant={working ? 'secondary' : 'primary'}
            icon={ArrowUp}
            disabledReason={hasContent ? waitsFor : disabledReason}
            aria-disabled={canSend ? undefined : true}
          >
            {t(working ? 'queue' : 'send')}
          </Button>
        )}
      </div>
      {over && <div className="inlay-Composer-drop">{t('dropFiles')}</div>}
    </form>
  )
}

const none: readonly never[] = []
