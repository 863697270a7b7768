import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
} from 'react'
import { Search, X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import type { ControlSize } from '../control-size'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { useClock } from '../root/use-clock'

export type SearchReason = 'typed' | 'cleared' | 'submitted'

export interface SearchFieldProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type'
> {
  /** What is searched for. */
  readonly value: string
  /** After a rest in typing; at once when submitted by Enter or cleared. */
  readonly onValueChange: (value: string, details: { readonly reason: SearchReason }) => void
  /** Its accessible name. @default 'Search' */
  readonly label?: string | undefined
  /** Milliseconds of rest before what is typed counts. @default 300 */
  readonly delay?: number | undefined
  /** @default 'regular' */
  readonly size?: ControlSize | undefined
}

/**
 * A search box for toolbars. Escape clears what is typed, and only then is left to what is around.
 *
 * Contract: slot classes `inlay-SearchField`, `-input`, `-clear`; `data-size`, `data-filled`.
 */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { value, onValueChange, label, delay = 300, size = 'regular', className, placeholder, onKeyDown, ...rest },
  ref,
) {
  const t = useMessages(kitMessages)
  const clock = useClock()
  const input = useRef<HTMLInputElement>(null)
  const pending = useRef<(() => void) | undefined>(undefined)
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const latest = useRef(onValueChange)
  useEffect(() => {
    latest.current = onValueChange
  })

  // A value that came from elsewhere (an address, a reset) replaces what is typed.
  if (value !== known) {
    setKnown(value)
    setText(value)
  }

  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  useEffect(() => () => pending.current?.(), [])

  const emit = (next: string, reason: SearchReason) => {
    pending.current?.()
    pending.current = undefined
    if (next === known) return
    setKnown(next)
    latest.current(next, { reason })
  }

  const type = (next: string) => {
    setText(next)
    pending.current?.()
    pending.current = clock.after(delay, () => emit(next, 'typed'))
  }

  const clear = () => {
    setText('')
    emit('', 'cleared')
    input.current?.focus()
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') emit(text, 'submitted')
    if (event.key !== 'Escape' || text === '') return
    event.preventDefault()
    event.stopPropagation()
    clear()
  }

  return (
    <div
      className={classNames('inlay-SearchField', className)}
      data-size={size}
      data-filled={text === '' ? undefined : ''}
    >
      <Icon icon={Search} size={size === 'compact' ? 14 : 16} />
      <input
        dir="auto"
        {...rest}
        ref={input}
        type="search"
        className="inlay-SearchField-input"
        aria-label={label ?? t('search')}
        placeholder={placeholder ?? label ?? t('search')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      {text !== '' && (
        <button type="button" className="inlay-SearchField-clear" aria-label={t('clearSearch')} onClick={clear}>
          <Icon icon={X} size={14} />
        </button>
      )}
    </div>
  )
})
