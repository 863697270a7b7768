import { forwardRef, useImperativeHandle, useRef, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { ArrowUp, Paperclip, Square } from 'lucide-react'
import type { MessageContent } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { classNames } from '../../ui/class-names'
import { IconButton } from '../../ui/icon-button/IconButton'
import { EnsureRoot } from '../../ui/root/EnsureRoot'
import { useAutoGrow } from '../../ui/text-area/use-auto-grow'
import { chatMessages } from '../chat-messages'
import { contentOf, type AttachFile } from './attachment'
import { AttachmentList } from './AttachmentList'
import { sendsMessage } from './sends-message'
import { useAttachments } from './use-attachments'
import { useDraft } from './use-draft'

/** What can be done with a composer from outside. */
export interface ComposerControl {
  focus(): void
  /** Adds to what is written there. */
  insert(text: string): void
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
  /** Which files the button offers, as `accept` of a file field has it. @default all */
  readonly accept?: string | undefined
  /** At the start of the bar: who answers. */
  readonly start?: ReactNode
  /** Before the buttons at the end: how long it takes. */
  readonly status?: ReactNode
  /** Why nothing can be sent now. What is written stays. */
  readonly disabledReason?: string | undefined
  readonly controlRef?: Ref<ComposerControl> | undefined
}

/**
 * Where a message is written. Enter sends it and Shift Enter breaks the line; what is written is kept until it is sent.
 *
 * Contract: slot classes `inlay-Composer`, `-text`, `-bar`, `-files`, `-file`, `-status`; `data-working`.
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
  start,
  status,
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
  const files = useAttachments(attach)
  useAutoGrow(area, { minRows: 2, maxRows: 10, value: draft })
  useImperativeHandle(
    controlRef,
    () => ({
      focus: () => area.current?.focus({ preventScroll: true }),
      insert(text) {
        const before = area.current?.value ?? ''
        change(before.trim() === '' ? text : `${before.trimEnd()}\n${text}`)
      },
    }),
    [change],
  )

  const text = draft.trim()
  const hasContent = text !== '' || files.parts.length > 0
  const canSend = hasContent && files.areReady && disabledReason === undefined

  const send = () => {
    if (!canSend) return
    onSend(contentOf(text, files.parts))
    change('')
    files.clear()
    area.current?.focus({ preventScroll: true })
  }
  const addFiles = (list: FileList | null | undefined) => files.add([...(list ?? [])])

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
      onDragOver={(event) => {
        if (attach && event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        if (!attach || event.dataTransfer.files.length === 0) return
        event.preventDefault()
        addFiles(event.dataTransfer.files)
      }}
    >
      <AttachmentList attachments={files.attachments} onRemove={files.remove} />
      <textarea
        ref={area}
        className="inlay-Composer-text"
        dir="auto"
        rows={2}
        aria-label={label ?? t('messageLabel')}
        placeholder={placeholder ?? t('placeholder')}
        value={draft}
        onChange={(event) => change(event.target.value)}
        onBlur={flush}
        onPaste={(event) => {
          if (!attach || event.clipboardData.files.length === 0) return
          event.preventDefault()
          addFiles(event.clipboardData.files)
        }}
        onKeyDown={(event) => {
          if (!sendsMessage(event.nativeEvent)) return
          event.preventDefault()
          send()
        }}
      />
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
                addFiles(event.target.files)
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
              area.current?.focus({ preventScroll: true })
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
            disabledReason={disabledReason}
            aria-disabled={canSend ? undefined : true}
          >
            {t(working ? 'queue' : 'send')}
          </Button>
        )}
      </div>
    </form>
  )
}
