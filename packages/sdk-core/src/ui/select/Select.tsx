import {
  forwardRef,
  useId,
  useMemo,
  useRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type KeyboardEvent,
  type ReactElement,
  type RefAttributes,
} from 'react'
import { RotateCw, type LucideIcon } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import type { ControlSize } from '../control-size'
import { Field, fieldAttributes, type FieldWords } from '../field/Field'
import { Icon } from '../icon/Icon'
import { plainOptions, type ListOptions, type OptionsState } from '../listbox/list-option'
import { indexOfValue, itemLabel, itemsOf, listRows } from '../listbox/list-rows'
import { Listbox } from '../listbox/Listbox'
import { ListStatus } from '../listbox/ListStatus'
import { moveActive } from '../listbox/move-active'
import { PickerControl } from '../listbox/PickerControl'
import { useFormReset } from '../listbox/use-form-reset'
import { useFoundAnnouncement } from '../listbox/use-found-announcement'
import { useListbox, type ListOpenChange } from '../listbox/use-listbox'
import { useOwnValue } from '../listbox/use-own-value'
import { createTypeahead } from '../menu/typeahead'
import { kitMessages } from '../messages'
import { useClock } from '../root/use-clock'

/** `reset`: the form around it was. */
export type SelectReason = 'selected' | 'cleared' | 'reset'

export interface SelectProps<Value extends string = string>
  extends
    FieldWords,
    Omit<ComponentPropsWithoutRef<'button'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'role'> {
  /** What can be chosen, in this order. */
  readonly options: ListOptions<Value>
  /** What is chosen; `null`: nothing. Left out, the field keeps it itself. */
  readonly value?: Value | null | undefined
  /** What is chosen at first, where the field keeps it itself. @default null */
  readonly defaultValue?: Value | null | undefined
  /** Another option has been chosen, or none. */
  readonly onValueChange?: ((value: Value | null, details: { readonly reason: SelectReason }) => void) | undefined
  /** Stands there while nothing is chosen. @default 'Choose' */
  readonly placeholder?: string | undefined
  /** Adds a button that takes the choice back; so do Delete and Backspace. @default false */
  readonly clearable?: boolean | undefined
  /** `quiet` has a finer edge, for toolbars: then with an icon or a value. @default 'field' */
  readonly variant?: 'field' | 'quiet' | undefined
  /** How high it is. @default 'regular' */
  readonly size?: ControlSize | undefined
  /** Before the value. @default that of the chosen option */
  readonly icon?: LucideIcon | undefined
  /** Can be read and focused, not changed. @default false */
  readonly readOnly?: boolean | undefined
  /** Whether the options are there. What is chosen stays, whatever it is. @default 'ready' */
  readonly optionsState?: OptionsState | undefined
  /** Loads them again, after they have failed. */
  readonly onRetry?: (() => void) | undefined
  /** The list opens or closes: a place to begin loading. */
  readonly onOpenChange?: ListOpenChange | undefined
}

/**
 * One of a few: a button that opens a list. Letters lead to what begins with them, open or closed.
 *
 * Contract: slot classes `inlay-Select`, `-button`, `-value`, `inlay-Control`, and those of the list (`inlay-Listbox`);
 * `data-size`, `data-variant`, `data-open`, `data-filled`, `data-invalid`, `data-disabled`, `data-readonly`.
 */
export const Select = forwardRef(function Select<Value extends string>(
  {
    label,
    labelHidden,
    hint,
    error,
    required,
    optional,
    counter,
    options,
    value: given,
    defaultValue = null,
    onValueChange,
    placeholder,
    clearable = false,
    variant = 'field',
    size = 'regular',
    icon,
    readOnly = false,
    optionsState = 'ready',
    onRetry,
    onOpenChange,
    name,
    disabled = false,
    id: givenId,
    className,
    onClick,
    onKeyDown,
    onBlur,
    ...rest
  }: SelectProps<Value>,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const t = useMessages(kitMessages)
  const clock = useClock()
  const ownId = useId()
  const id = givenId ?? ownId
  const field = useRef<HTMLDivElement>(null)
  const typeahead = useRef<ReturnType<typeof createTypeahead>>(undefined)
  const [value, setOwn] = useOwnValue(given, defaultValue)

  const rows = useMemo(() => {
    const retry = optionsState === 'failed' && onRetry !== undefined
    return listRows(optionsState === 'ready' ? options : [], {
      after: retry ? [{ id: 'retry', label: t('tryAgain'), icon: RotateCw }] : [],
    })
  }, [onRetry, options, optionsState, t])
  const items = useMemo(() => itemsOf(rows), [rows])
  const list = useListbox(id, items.length, onOpenChange)
  useFoundAnnouncement({ open: list.open, query: '', count: items.length, state: optionsState })
  const chosen = plainOptions(options).find((option) => option.value === value)
  const shownIcon = icon ?? chosen?.icon
  const words = { label, labelHidden, hint, error, required, optional, counter }

  const change = (next: Value | null, reason: SelectReason) => {
    if (next === value) return
    setOwn(next)
    onValueChange?.(next, { reason })
  }
  useFormReset(field, () => change(defaultValue, 'reset'))

  const open = (active: number, reason: 'pressed' | 'key') => list.show(active, reason)
  const chosenIndex = () => Math.max(indexOfValue(items, value), 0)

  /** Answers whether the list can close. */
  const take = (index: number): boolean => {
    const item = items[index]
    if (item?.kind === 'action') onRetry?.()
    if (item?.kind !== 'option' || item.option.disabledReason !== undefined) return false
    change(item.option.value, 'selected')
    return true
  }

  const pick = (index: number) => {
    if (take(index)) list.hide('selected')
  }

  const type = (character: string): boolean => {
    typeahead.current ??= createTypeahead(clock)
    // A space opens and chooses, unless it stands within what is being typed.
    if (character === ' ' && !typeahead.current.typing()) return false
    const from = list.open ? list.active : indexOfValue(items, value)
    const found = typeahead.current.find(character, items.map(itemLabel), from)
    open(found ?? (list.open ? list.active : chosenIndex()), 'key')
    return true
  }

  /** Answers whether the key was for the list. */
  const handle = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || (altKey && shiftKey)) return false
    if (key.length === 1 && !altKey && type(key)) return true
    if (!list.open) {
      if (key === 'Home' || key === 'End') open(key === 'Home' ? 0 : items.length - 1, 'key')
      else if (['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)) open(chosenIndex(), 'key')
      else if (['Delete', 'Backspace'].includes(key) && clearable) change(null, 'cleared')
      else return false
      return true
    }
    if (key === 'Escape') list.hide('escape')
    else if (key === 'Enter' || key === ' ' || (key === 'ArrowUp' && altKey)) pick(list.active)
    else {
      const target = moveActive(key, list.active, items.length)
      if (target === undefined) return false
      list.setActive(target)
    }
    return true
  }

  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || readOnly || event.nativeEvent.isComposing) return
    if (event.key === 'Tab' && list.open) {
      // As in a native one: what the keys are at is chosen, and focus goes on.
      take(list.active)
      list.hide('tab')
      return
    }
    if (!handle(event)) return
    // Neither a shortcut around it nor a dialog that Escape would close gets to know of it.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Field id={id} className={className} {...words}>
      <PickerControl
        ref={field}
        className="inlay-Select"
        {...{ label, size, variant, disabled, readOnly }}
        invalid={error !== undefined}
        open={list.open}
        filled={value !== null}
        onClear={clearable && value !== null && !disabled && !readOnly ? () => change(null, 'cleared') : undefined}
      >
        {shownIcon && <Icon icon={shownIcon} size={size === 'compact' ? 14 : 16} />}
        {chosen?.start !== undefined && icon === undefined && (
          <span className="inlay-Select-start">{chosen.start}</span>
        )}
        <button
          {...rest}
          ref={ref}
          type="button"
          disabled={disabled}
          className="inlay-Select-button"
          {...fieldAttributes(id, words)}
          {...list.attributes}
          {...(readOnly && { 'aria-readonly': true })}
          onClick={(event) => {
            onClick?.(event)
            if (event.defaultPrevented || readOnly) return
            if (list.open) list.hide('pressed')
            else open(chosenIndex(), 'pressed')
          }}
          onKeyDown={press}
          onBlur={(event) => {
            onBlur?.(event)
            list.hide('blur')
          }}
        >
          <span className="inlay-Select-value" title={chosen?.label} data-placeholder={value === null ? '' : undefined}>
            <bdi>{chosen?.label ?? value ?? placeholder ?? t('choose')}</bdi>
          </span>
        </button>
        {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
      </PickerControl>
      <Listbox
        state={list}
        label={label}
        rows={rows}
        isSelected={(other) => other === value}
        field={field}
        busy={optionsState === 'loading'}
        status={optionsState === 'ready' && items.length > 0 ? undefined : <ListStatus state={optionsState} query="" />}
        onPick={pick}
      />
    </Field>
  )
}) as <Value extends string = string>(
  props: SelectProps<Value> & RefAttributes<HTMLButtonElement>,
) => ReactElement | null
