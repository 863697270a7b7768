import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
} from 'react'
import { Search } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import type { ControlSize } from '../control-size'
import { ClearButton } from '../field/ClearButton'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { useClock } from '../root/use-clock'
import { Spinner } from '../spinner/Spinner'

export type SearchReason = 'typed' | 'cleared' | 'submitted'

export interface SearchFieldProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type'
> {
  /** What is searched for. Left out, the field remembers it by itself. */
  readonly value?: string | undefined
  /** What it begins with, where it remembers by itself. @default '' */
  readonly defaultValue?: string | undefined
  /** After a rest in typing; at once when submitted by Enter or cleared. */
  readonly onValueChange?: ((value: string, details: { readonly reason: SearchReason }) => void) | undefined
  /** Its accessible name, and its placeholder where there is no other. @default 'Search' */
  readonly label?: string | undefined
  /** Milliseconds of rest before what is typed counts. @default 300 */
  readonly delay?: number | undefined
  /** How high it is. @default 'regular' */
  readonly size?: ControlSize | undefined
  /** It is being searched: a ring takes the place of the icon. @default false */
  readonly busy?: boolean | undefined
  /** The key that leads here, shown as long as it is empty. Listening for it is left to the screen. */
  readonly shortcut?: string | undefined
}

/**
 * A search box for toolbars. Escape clears what is typed, and only then is left to what is around.
 *
 * Contract: slot classes `inlay-SearchField`, `-input`, `-clear`, `-shortcut`; `data-size`, `data-filled`, `data-busy`.
 */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  {
    value,
    defaultValue = '',
    onValueChange,
    label,
    delay = 300,
    size = 'regular',
    busy = false,
    shortcut,
    className,
    placeholder,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const t = useMessages(kitMessages)
  const clock = useClock()
  const input = useRef<HTMLInputElement>(null)
  const pending = useRef<(() => void) | undefined>(undefined)
  const [text, setText] = useState(value ?? defaultValue)
  const [seen, setSeen] = useState(value ?? defaultValue)
  const [sent, setSent] = useState<readonly string[]>([])
  const [replaced, setReplaced] = useState(0)
  const latest = useRef(onValueChange)
  useEffect(() => {
    latest.current = onValueChange
  })

  // A value that came from elsewhere (an address, a reset) replaces what is typed; what we have said ourselves does
  // not, however late it comes back.
  if (value !== undefined && value !== seen) {
    const own = sent.indexOf(value)
    setSeen(value)
    setSent(own < 0 ? [] : sent.slice(own + 1))
    if (own < 0) {
      setText(value)
      setReplaced(replaced + 1)
    }
  }
  useEffect(() => pending.current?.(), [replaced])

  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  useEffect(() => () => pending.current?.(), [])

  const emit = (next: string, reason: SearchReason) => {
    pending.current?.()
    pending.current = undefined
    if (next === (sent.at(-1) ?? seen)) return
    if (value === undefined) setSeen(next)
    else setSent((before) => [...before, next])
    latest.current?.(next, { reason })
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

  const filled = text !== ''
  return (
    <div
      className={classNames('inlay-SearchField', className)}
      data-size={size}
      data-filled={filled ? '' : undefined}
      data-busy={busy ? '' : undefined}
    >
      {busy ? <Spinner /> : <Icon icon={Search} size={size === 'compact' ? 14 : 16} />}
      <input
        {...rest}
        ref={input}
        type="search"
        className="inlay-SearchField-input"
        aria-label={label ?? t('search')}
        aria-busy={busy || undefined}
        aria-keyshortcuts={shortcut}
        placeholder={placeholder ?? label ?? t('search')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      {filled && !rest.disabled && !rest.readOnly && (
        <ClearButton className="inlay-SearchField-clear" label={t('clearSearch')} onClear={clear} />
      )}
      {!filled && shortcut !== undefined && (
        <kbd aria-hidden className="inlay-SearchField-shortcut">
          {shortcut}
        </kbd>
      )}
    </div>
  )
})
