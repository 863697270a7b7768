import {
  forwardRef,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type KeyboardEvent,
  type ReactElement,
  type RefAttributes,
} from 'react'
import { useMessages } from '../../react/messages/use-messages'
import type { ControlSize } from '../control-size'
import { Field, fieldAttributes, type FieldWords } from '../field/Field'
import { Listbox } from '../listbox/Listbox'
import { ListStatus } from '../listbox/ListStatus'
import { PickerControl } from '../listbox/PickerControl'
import { useFormReset } from '../listbox/use-form-reset'
import { useFoundAnnouncement } from '../listbox/use-found-announcement'
import { useListbox, type ListOpenChange } from '../listbox/use-listbox'
import { useOptionList, type OptionSource } from '../listbox/use-option-list'
import { useOwnValue } from '../listbox/use-own-value'
import { kitMessages } from '../messages'
import { useAnnounce } from '../root/use-announce'
import { TagList, type TagListHandle } from '../tag/TagList'
import { chooserKey } from './chooser-key'
import { checkedOf, toggleAll, toggleValue } from './toggle-values'
import { useActiveOption } from './use-active-option'
import { useFittingChips } from './use-fitting-chips'

/** `all`: many at once, chosen or not. `reset`: the form around it was. */
export type MultiSelectReason = 'selected' | 'unselected' | 'removed' | 'all' | 'cleared' | 'reset'

export interface MultiSelectProps<Value extends string = string>
  extends
    FieldWords,
    OptionSource<Value>,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'role' | 'required'
    > {
  /** Left out, the field keeps them itself. */
  readonly value?: readonly Value[] | undefined
  /** Those at first, where the field keeps them itself. @default [] */
  readonly defaultValue?: readonly Value[] | undefined
  /** An option more has been chosen, or one less; told are all. */
  readonly onValueChange?:
    | ((value: readonly Value[], details: { readonly reason: MultiSelectReason }) => void)
    | undefined
  /** Chips wrap into lines, or stay in one; in both a number stands for those that have no room. @default 'wrap' */
  readonly chips?: 'wrap' | 'collapse' | undefined
  /** A first line that chooses all that fit what is typed, or none. @default false */
  readonly selectAll?: boolean | undefined
  /** Adds a button that takes all choices back. @default false */
  readonly clearable?: boolean | undefined
  /** `quiet` has a finer edge, for toolbars. @default 'field' */
  readonly variant?: 'field' | 'quiet' | undefined
  /** How high it is. @default 'regular' */
  readonly size?: ControlSize | undefined
  /** The list opens or closes: a place to begin loading. */
  readonly onOpenChange?: ListOpenChange | undefined
}

/**
 * Some of many, found by typing and shown as chips. The list stays open while one chooses, and what was typed to find
 * one goes with the choice. Arrows lead over the chips, Backspace removes the last.
 *
 * Contract: slot classes `inlay-MultiSelect`, `-input`, `inlay-Control`, `inlay-Tag`, `inlay-TagList-more`, and those of
 * the list (`inlay-Listbox`); `data-size`, `data-variant`, `data-open`, `data-filled`, `data-invalid`, `data-disabled`,
 * `data-readonly`.
 */
export const MultiSelect = forwardRef(function MultiSelect<Value extends string>(
  {
    label,
    labelHidden,
    hint,
    error,
    required,
    optional,
    counter,
    options,
    onSearch,
    searchDelay,
    optionsState,
    onRetry,
    value: given,
    defaultValue = none,
    onValueChange,
    chips = 'wrap',
    selectAll = false,
    clearable = false,
    variant = 'field',
    size = 'regular',
    onOpenChange,
    name,
    disabled = false,
    readOnly = false,
    placeholder,
    id: givenId,
    className,
    onClick,
    onKeyDown,
    onBlur,
    ...rest
  }: MultiSelectProps<Value>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const t = useMessages(kitMessages)
  const announce = useAnnounce()
  const ownId = useId()
  const id = givenId ?? ownId
  const field = useRef<HTMLDivElement>(null)
  const flow = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const tags = useRef<TagListHandle>(null)
  const [values, setOwn] = useOwnValue(given, defaultValue)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  const focusInput = useCallback(() => input.current?.focus(), [])

  const query = text.trim()
  const found = useOptionList(
    { options, onSearch, searchDelay, optionsState, onRetry },
    { query, open },
    {
      before: (fitting) => {
        const some = choosable(fitting)
        if (!selectAll || some.length < 2) return []
        const checked = checkedOf(values, some)
        return [{ id: 'all', label: t(checked === true ? 'selectNone' : 'selectAll'), checked }]
      },
    },
  )
  const { items } = found
  const list = useListbox(id, items.length, (next, details) => {
    setOpen(next)
    onOpenChange?.(next, details)
  })
  const words = { label, labelHidden, hint, error, required, optional, counter }
  const chosen = values.map((value) => {
    const option = found.known(value)
    return { key: value, label: option?.label ?? value, icon: option?.icon, start: option?.start }
  })
  const collapse = chips === 'collapse' && !unfolded
  const fit = useFittingChips(flow, { chips: chosen.map((chip) => chip.label).join('\n'), collapse })
  useFoundAnnouncement({ open: list.open, query, count: found.options.length, state: found.state })

  const change = (next: readonly Value[], reason: MultiSelectReason) => {
    setOwn(next)
    onValueChange?.(next, { reason })
  }
  useFormReset(field, () => {
    setText('')
    change(defaultValue, 'reset')
  })

  const goOnAt = useActiveOption(found, query, list.setActive)

  const close = (reason: Parameters<typeof list.hide>[0]) => {
    setText('')
    list.hide(reason)
  }

  const pick = (index: number) => {
    const item = items[index]
    if (item?.kind === 'action') {
      if (item.action.id === 'retry') found.retry()
      else {
        change(toggleAll(values, choosable(found.options)), 'all')
        // Which they were is still seen; what is typed next takes its place.
        input.current?.select()
      }
      return
    }
    if (!item || item.option.disabledReason !== undefined) return
    const { value } = item.option
    found.keep(item.option)
    change(toggleValue(values, value), values.includes(value) ? 'unselected' : 'selected')
    if (text === '') return
    // What was looked for is found: the next is typed anew, or stands beside it.
    setText('')
    goOnAt(value)
  }

  const remove = (index: number) => {
    const chip = chosen[index]
    if (!chip) return
    change(
      values.filter((value) => value !== chip.key),
      'removed',
    )
    announce(t('removed', { name: chip.label }))
  }

  const chipKeys = {
    removeLast: () => remove(values.length - 1),
    enterChips: () => tags.current?.enter() ?? false,
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || readOnly || event.nativeEvent.isComposing) return
    if (event.key === 'Tab') close('tab')
    else if (
      chooserKey(event, {
        list,
        count: items.length,
        busy: found.busy,
        text,
        filled: values.length > 0,
        pick,
        close,
        ...chipKeys,
      })
    ) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  return (
    <Field id={id} className={className} {...words}>
      <PickerControl
        ref={field}
        className="inlay-TagField inlay-MultiSelect"
        {...{ label, size, variant, disabled, readOnly }}
        invalid={error !== undefined}
        open={list.open}
        filled={values.length > 0}
        busy={found.busy}
        onClear={clearable && values.length > 0 && !disabled && !readOnly ? () => change([], 'cleared') : undefined}
        onToggle={() => {
          focusInput()
          if (list.open) close('pressed')
          else if (!readOnly) list.show(0, 'pressed')
        }}
      >
        <span
          ref={flow}
          className="inlay-TagField-flow"
          data-collapsed={collapse && fit !== undefined ? '' : undefined}
        >
          <TagList
            ref={tags}
            label={label}
            tags={chosen}
            shown={unfolded ? undefined : Math.min(values.length, (collapse ? fit : undefined) ?? mostChips)}
            onShowAll={() => {
              setUnfolded(true)
              focusInput()
            }}
            {...{ disabled, readOnly }}
            onRemove={remove}
            onLeave={focusInput}
          />
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            ref={input}
            type="text"
            className="inlay-MultiSelect-input"
            {...{ disabled, readOnly }}
            {...fieldAttributes(id, words)}
            {...list.attributes}
            aria-autocomplete="list"
            placeholder={values.length === 0 ? (placeholder ?? t('choose')) : undefined}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              const isElsewhere = onSearch !== undefined && event.target.value.trim() !== query
              list.show(isElsewhere ? -1 : list.open ? list.active : 0, 'typed')
            }}
            onClick={(event) => {
              onClick?.(event)
              if (!event.defaultPrevented && !readOnly && !list.open) list.show(0, 'pressed')
            }}
            onKeyDown={press}
            onBlur={(event) => {
              onBlur?.(event)
              close('blur')
              if (!field.current?.contains(event.relatedTarget)) setUnfolded(false)
            }}
          />
        </span>
        {name !== undefined &&
          values.map((value) => <input key={value} type="hidden" name={name} value={value} disabled={disabled} />)}
      </PickerControl>
      <Listbox
        state={list}
        label={label}
        rows={found.rows}
        isSelected={(value) => values.some((other) => other === value)}
        multiple
        query={query}
        field={field}
        busy={found.state === 'loading'}
        status={found.options.length > 0 ? undefined : <ListStatus state={found.state} query={query} />}
        foot={
          found.options.length > 0
            ? t('selectedOf', { count: values.length, total: Math.max(found.total, values.length) })
            : undefined
        }
        onPick={pick}
      />
    </Field>
  )
}) as <Value extends string = string>(
  props: MultiSelectProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement | null

const none: readonly never[] = []

/** More than these nobody reads as chips, and hundreds would take the page; the number behind them shows them all. */
const mostChips = 20

function choosable<Value extends string>(
  options: readonly { readonly value: Value; readonly disabledReason?: string | undefined }[],
): readonly Value[] {
  return options.flatMap((option) => (option.disabledReason === undefined ? [option.value] : []))
}
