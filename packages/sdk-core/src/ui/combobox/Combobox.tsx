import {
  forwardRef,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type KeyboardEvent,
  type ReactElement,
  type RefAttributes,
} from 'react'
import { Plus, type LucideIcon } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import type { ControlSize } from '../control-size'
import { Field, fieldAttributes, type FieldWords } from '../field/Field'
import { Icon } from '../icon/Icon'
import { useHoldTyped } from '../form/use-hold-typed'
import { foldText } from '../listbox/fold-text'
import { indexOfValue } from '../listbox/list-rows'
import { Listbox } from '../listbox/Listbox'
import { ListStatus } from '../listbox/ListStatus'
import { moveActive } from '../listbox/move-active'
import { PickerControl } from '../listbox/PickerControl'
import { useFormReset } from '../listbox/use-form-reset'
import { useFoundAnnouncement } from '../listbox/use-found-announcement'
import { useListbox, type ListOpenChange } from '../listbox/use-listbox'
import { useOptionList, type OptionSource } from '../listbox/use-option-list'
import { useOwnValue } from '../listbox/use-own-value'
import { kitMessages } from '../messages'
import { completeInline } from './complete-inline'

/** `created`: what was typed is a value of its own now. `reset`: the form around it was. */
export type ComboboxReason = 'selected' | 'created' | 'cleared' | 'reset'

export interface ComboboxProps<Value extends string = string>
  extends
    FieldWords,
    OptionSource<Value>,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'role' | 'required'
    > {
  /** What is chosen; `null`: nothing. Left out, the field keeps it itself. */
  readonly value?: Value | null | undefined
  /** What is chosen at first, where the field keeps it itself. @default null */
  readonly defaultValue?: Value | null | undefined
  /** Another option has been chosen, or none. */
  readonly onValueChange?: ((value: Value | null, details: { readonly reason: ComboboxReason }) => void) | undefined
  /** What is typed, also while nothing is chosen yet. */
  readonly onTextChange?: ((text: string, details: { readonly reason: 'typed' }) => void) | undefined
  /** What is typed is taken as a value of its own, where no option is called that. @default false */
  readonly freeText?: boolean | undefined
  /** Writes the rest of the first option that begins with what is typed, selected, behind it. @default false */
  readonly inline?: boolean | undefined
  /** Adds a button that takes the choice back; so does deleting the text. @default false */
  readonly clearable?: boolean | undefined
  /** `quiet` has a finer edge, for toolbars. @default 'field' */
  readonly variant?: 'field' | 'quiet' | undefined
  /** How high it is. @default 'regular' */
  readonly size?: ControlSize | undefined
  /** Before the text; an option that is chosen shows its own. */
  readonly icon?: LucideIcon | undefined
  /** The list opens or closes: a place to begin loading. */
  readonly onOpenChange?: ListOpenChange | undefined
}

/** What is typed and not yet chosen. */
interface Draft {
  /** As it stands in the input, with a completion. */
  readonly text: string
  /** Without it. */
  readonly typed: string
}

/**
 * One of many, found by typing. When focus leaves, text that is no option goes back to what was chosen; with `freeText`
 * it is the value then.
 *
 * Contract: slot classes `inlay-Combobox`, `-input`, `inlay-Control`, and those of the list (`inlay-Listbox`);
 * `data-size`, `data-variant`, `data-open`, `data-filled`, `data-invalid`, `data-disabled`, `data-readonly`.
 */
export const Combobox = forwardRef(function Combobox<Value extends string>(
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
    defaultValue = null,
    onValueChange,
    onTextChange,
    freeText = false,
    inline = false,
    clearable = false,
    variant = 'field',
    size = 'regular',
    icon,
    onOpenChange,
    name,
    disabled = false,
    readOnly = false,
    id: givenId,
    className,
    onClick,
    onKeyDown,
    onBlur,
    ...rest
  }: ComboboxProps<Value>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const t = useMessages(kitMessages)
  const ownId = useId()
  const id = givenId ?? ownId
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [value, setOwn] = useOwnValue(given, defaultValue)
  const [draft, setDraft] = useState<Draft>()
  const [open, setOpen] = useState(false)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])

  const query = draft?.typed.trim() ?? ''
  useHoldTyped(freeText && query !== '')
  const found = useOptionList(
    { options, onSearch, searchDelay, optionsState, onRetry },
    { query, open },
    {
      after: (fitting) =>
        freeText && query !== '' && !fitting.some((option) => foldText(option.label) === foldText(query))
          ? [{ id: 'create', label: t('create', { text: query }), icon: Plus }]
          : [],
    },
  )
  const { rows, items } = found
  const list = useListbox(id, items.length, (next, details) => {
    setOpen(next)
    onOpenChange?.(next, details)
  })
  const chosen = value === null ? undefined : found.known(value)
  const text = draft?.text ?? chosen?.label ?? value ?? ''
  const words = { label, labelHidden, hint, error, required, optional, counter }
  const shownIcon = icon ?? (draft ? undefined : chosen?.icon)
  useFoundAnnouncement({ open: list.open, query, count: found.options.length, state: found.state })

  // The first that fits is at hand, also when it comes later; what is shown until then fits something else.
  const { setActive } = list
  const first = draft && query !== '' && found.state !== 'loading' ? items[0] : undefined
  const firstKey = first && rows.find((row) => row.kind === 'item')?.key
  const activate = useRef(setActive)
  // With the options themselves: Enter takes what is seen.
  useLayoutEffect(() => {
    activate.current = setActive
  })
  useLayoutEffect(() => {
    if (firstKey !== undefined) activate.current(0)
  }, [firstKey, query])

  useLayoutEffect(() => {
    if (draft && draft.text !== draft.typed) input.current?.setSelectionRange(draft.typed.length, draft.text.length)
  }, [draft])

  const change = (next: Value | null, reason: ComboboxReason) => {
    if (next === value) return
    setOwn(next)
    onValueChange?.(next, { reason })
  }
  useFormReset(field, () => {
    setDraft(undefined)
    change(defaultValue, 'reset')
  })

  const close = (reason: Parameters<typeof list.hide>[0]) => {
    setDraft(undefined)
    list.hide(reason)
  }

  const show = (reason: 'pressed' | 'key', otherwise = -1) => {
    const chosenAt = indexOfValue(items, value)
    list.show(chosenAt < 0 ? otherwise : chosenAt, reason)
  }

  const pick = (index: number) => {
    const item = items[index]
    if (item?.kind === 'action') {
      if (item.action.id === 'retry') {
        found.retry()
        return
      }
      // Free text is a value that no type knows beforehand.
      change(query as Value, 'created')
    } else {
      if (!item || item.option.disabledReason !== undefined) return
      found.keep(item.option)
      change(item.option.value, 'selected')
    }
    close('selected')
  }

  const takeText = () => {
    if (!freeText || query === '') return
    const same = found.options.find(({ label: each }) => foldText(each) === foldText(query))
    if (!same) change(query as Value, 'created')
    else if (same.disabledReason === undefined) {
      found.keep(same)
      change(same.value, 'selected')
    }
  }

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value
    const { inputType, isComposing } = event.nativeEvent as InputEvent
    const inserts = !isComposing && inputType.startsWith('insert')
    const labels = found.options.map((option) => option.label)
    const completed = inline && inserts ? completeInline(typed, labels) : undefined
    setDraft({ typed, text: completed ?? typed })
    onTextChange?.(typed, { reason: 'typed' })
    if (typed === '' && clearable) change(null, 'cleared')
    const next = typed.trim()
    const isElsewhere = onSearch !== undefined && next !== query
    list.show(next === '' || isElsewhere ? -1 : 0, 'typed')
  }

  /** Answers whether the key was for the list. */
  const handle = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || (altKey && shiftKey)) return false
    if (key === 'Escape') {
      if (!list.open && !draft) return false
      close('escape')
      return true
    }
    if (!list.open) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
      show('key', altKey ? -1 : key === 'ArrowDown' ? 0 : items.length - 1)
      return true
    }
    if (key === 'Enter') {
      if (list.active >= 0) pick(list.active)
      else if (!found.busy) return false
      else if (freeText) {
        takeText()
        close('selected')
      }
      return true
    }
    if (key === 'ArrowUp' && altKey) {
      close('key')
      return true
    }
    // These move the caret.
    if (key === 'Home' || key === 'End') return false
    const target = moveActive(key, list.active, items.length, true)
    if (target === undefined) return false
    list.setActive(target)
    return true
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    // Enter and Escape within a composition are the input method's.
    if (event.defaultPrevented || readOnly || event.nativeEvent.isComposing) return
    if (event.key === 'Tab' && list.open) {
      if (draft && query !== '' && items[list.active]) pick(list.active)
      close('tab')
    } else if (handle(event)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  const clear = () => {
    setDraft(undefined)
    change(null, 'cleared')
  }

  return (
    <Field id={id} className={className} {...words}>
      <PickerControl
        ref={field}
        className="inlay-Combobox"
        {...{ label, size, variant, disabled, readOnly }}
        invalid={error !== undefined}
        open={list.open}
        filled={value !== null}
        busy={found.busy}
        onClear={clearable && value !== null && !disabled && !readOnly ? clear : undefined}
        onToggle={() => {
          input.current?.focus()
          if (list.open) close('pressed')
          else if (!readOnly) show('pressed')
        }}
      >
        {shownIcon && <Icon icon={shownIcon} size={size === 'compact' ? 14 : 16} />}
        {chosen?.start !== undefined && !draft && icon === undefined && (
          <span className="inlay-Combobox-start">{chosen.start}</span>
        )}
        <input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          ref={input}
          type="text"
          className="inlay-Combobox-input"
          {...{ disabled, readOnly }}
          {...fieldAttributes(id, words)}
          {...list.attributes}
          aria-autocomplete={inline ? 'both' : 'list'}
          value={text}
          onChange={type}
          onClick={(event) => {
            onClick?.(event)
            if (event.defaultPrevented || readOnly || list.open) return
            show('pressed')
            // What is typed next takes the place of what is chosen.
            if (event.currentTarget.selectionStart === event.currentTarget.selectionEnd) event.currentTarget.select()
          }}
          onKeyDown={press}
          onBlur={(event) => {
            onBlur?.(event)
            takeText()
            close('blur')
          }}
        />
        {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
      </PickerControl>
      <Listbox
        state={list}
        label={label}
        rows={rows}
        isSelected={(other) => other === value}
        query={query}
        field={field}
        busy={found.state === 'loading'}
        status={
          found.options.length > 0 || (found.state === 'ready' && items.length > 0) ? undefined : (
            <ListStatus state={found.state} query={query} />
          )
        }
        onPick={pick}
      />
    </Field>
  )
}) as <Value extends string = string>(
  props: ComboboxProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement | null
