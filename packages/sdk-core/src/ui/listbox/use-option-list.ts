import { useMemo, useState } from 'react'
import { RotateCw } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { kitMessages } from '../messages'
import { filterOptions } from './filter-options'
import { plainOptions, type ListOption, type ListOptions, type OptionsState } from './list-option'
import { itemsOf, listRows, type ListAction, type ListItem, type ListRow } from './list-rows'
import { useSearchedOptions, type SearchOptions } from './use-searched-options'

/** Where the options of a field come from in which one types. */
export interface OptionSource<Value extends string = string> {
  /** What can be chosen, in this order. With `onSearch`: those that are known beforehand, for the names of values. */
  readonly options?: ListOptions<Value> | undefined
  /** Asked for the options instead of filtering; after a rest in typing, and at once when the list opens. */
  readonly onSearch?: SearchOptions<Value> | undefined
  /** Milliseconds of rest in typing before `onSearch` is asked. @default 200 */
  readonly searchDelay?: number | undefined
  /** Whether `options` are there. @default 'ready' */
  readonly optionsState?: OptionsState | undefined
  /** Loads `options` again, after they have failed. */
  readonly onRetry?: (() => void) | undefined
}

export interface OptionList<Value extends string> {
  /** Those that fit what is typed. */
  readonly options: readonly ListOption<Value>[]
  readonly rows: readonly ListRow<Value>[]
  readonly items: readonly ListItem<Value>[]
  /** How many there are, whatever is typed; of those that are searched for elsewhere, how many have come. */
  readonly total: number
  readonly state: OptionsState
  /** More is on its way, while others are still shown. */
  readonly busy: boolean
  readonly retry: () => void
  /** The option of a value: one that is given, or was chosen here. */
  readonly known: (value: Value) => ListOption<Value> | undefined
  /** Keeps an option, so that its name is known when the search has gone on. */
  readonly keep: (option: ListOption<Value>) => void
}

export interface OptionListActions<Value extends string> {
  readonly before?: ((options: readonly ListOption<Value>[]) => readonly ListAction[]) | undefined
  readonly after?: ((options: readonly ListOption<Value>[]) => readonly ListAction[]) | undefined
}

const none: ListOptions<never> = []

/** The list of a field in which one types: filtered here, or searched for elsewhere. */
export function useOptionList<Value extends string>(
  { options = none, onSearch, searchDelay = 200, optionsState = 'ready', onRetry }: OptionSource<Value>,
  { query, open }: { readonly query: string; readonly open: boolean },
  actions: OptionListActions<Value>,
): OptionList<Value> {
  const t = useMessages(kitMessages)
  const searched = useSearchedOptions({ onSearch, query, open, delay: searchDelay })
  const [kept, setKept] = useState<ReadonlyMap<Value, ListOption<Value>>>(new Map())

  const state = onSearch ? searched.state : optionsState
  const fitting = useMemo(() => {
    if (onSearch) return searched.options
    return optionsState === 'ready' ? filterOptions(options, query) : none
  }, [onSearch, options, optionsState, query, searched.options])
  const plain = useMemo(() => plainOptions(fitting), [fitting])
  const given = useMemo(() => plainOptions(options), [options])
  const retry = onSearch ? searched.retry : onRetry

  const canRetry = state === 'failed' && retry !== undefined
  const rows = listRows(fitting, {
    before: actions.before?.(plain) ?? [],
    after: [
      ...(canRetry ? [{ id: 'retry', label: t('tryAgain'), icon: RotateCw }] : []),
      ...(state === 'ready' ? (actions.after?.(plain) ?? []) : []),
    ],
  })

  return {
    options: plain,
    rows,
    items: itemsOf(rows),
    total: onSearch ? plain.length : given.length,
    state,
    busy: state === 'loading' && plain.length > 0,
    retry: () => retry?.(),
    known: (value) =>
      given.find((option) => option.value === value) ??
      kept.get(value) ??
      plain.find((option) => option.value === value),
    keep: (option) => setKept((before) => new Map(before).set(option.value, option)),
  }
}
