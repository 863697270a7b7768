import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { CircleAlert } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { Spinner } from '../spinner/Spinner'
import type { InlineEditProps, InlineEditReason } from './InlineEdit'

interface InlineEditFormProps extends Pick<
  InlineEditProps,
  'value' | 'label' | 'onSave' | 'onBlur' | 'check' | 'maxLength'
> {
  /** `byKey`: by Enter or Escape, so that focus goes back to the display. */
  readonly onDone: (byKey: boolean) => void
}

type Progress = { readonly status: 'typing' | 'saving' } | { readonly status: 'refused'; readonly error: string }

/** The field of an `InlineEdit` while it is edited. */
export function InlineEditForm({ value, label, onSave, onBlur, check, maxLength, onDone }: InlineEditFormProps) {
  const t = useMessages(kitMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const there = useRef(true)
  const [text, setText] = useState(value)
  const [progress, setProgress] = useState<Progress>({ status: 'typing' })

  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])

  const refuse = (error: string, reason: InlineEditReason) => {
    setProgress({ status: 'refused', error })
    if (reason === 'enter') input.current?.focus()
  }

  const save = async (reason: InlineEditReason) => {
    const next = text.trim()
    if (progress.status === 'saving') return
    if (next === value.trim()) return onDone(reason === 'enter')
    const wrong = check?.(next) ?? (next === '' ? t('valueRequired') : undefined)
    if (wrong !== undefined) return refuse(wrong, reason)
    setProgress({ status: 'saving' })
    const result = await onSave(next, { reason })
    if (!there.current) return
    if (result.ok) onDone(reason === 'enter')
    else refuse(result.error, reason)
  }

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // A name is often edited inside something that has keys of its own.
    event.stopPropagation()
    if (event.key === 'Enter') {
      event.preventDefault()
      void save('enter')
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      onDone(true)
    }
  }

  const leave = () => {
    if (progress.status === 'saving') return
    if (onBlur === 'cancel') onDone(false)
    else void save('blur')
  }

  const refused = progress.status === 'refused'
  return (
    <>
      <span className="inlay-InlineEdit-field" data-busy={progress.status === 'saving' ? '' : undefined}>
        {/* As wide as its text: the same text stands behind it in the same cell. */}
        <span aria-hidden className="inlay-InlineEdit-sizer">
          {text || ' '}
        </span>
        <input
          ref={input}
          className="inlay-InlineEdit-input"
          aria-label={label}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? `${id}-error` : undefined}
          aria-busy={progress.status === 'saving' || undefined}
          readOnly={progress.status === 'saving'}
          maxLength={maxLength}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            if (refused) setProgress({ status: 'typing' })
          }}
          onKeyDown={press}
          onBlur={leave}
        />
        {progress.status === 'saving' && <Spinner />}
      </span>
      {refused && (
        <span id={`${id}-error`} role="alert" className="inlay-InlineEdit-error">
          <Icon icon={CircleAlert} size={14} />
          <span>{progress.error}</span>
        </span>
      )}
    </>
  )
}
