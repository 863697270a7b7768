import type { LucideIcon } from 'lucide-react'
import { isGroup, type ListOption, type ListOptions } from './list-option'

/** An entry of a list that does something instead of being chosen: try again, create, select all. */
export interface ListAction {
  readonly id: string
  readonly label: string
  readonly icon?: LucideIcon | undefined
  /** With a box before it, like the options of a list with several choices. */
  readonly checked?: boolean | 'mixed' | undefined
}

export type ListItem<Value extends string = string> =
  | { readonly kind: 'option'; readonly option: ListOption<Value> }
  | { readonly kind: 'action'; readonly action: ListAction }

/** What stands in one line: the name of a group, or an item with its place among all items. */
export type ListRow<Value extends string = string> =
  | { readonly kind: 'label'; readonly key: string; readonly group: string; readonly label: string }
  | {
      readonly kind: 'item'
      readonly key: string
      readonly group: string | undefined
      readonly item: ListItem<Value>
      readonly index: number
    }

export interface ListActions {
  readonly before?: readonly ListAction[] | undefined
  readonly after?: readonly ListAction[] | undefined
}

/** A list line by line: with groups unfolded, and with actions before and after. */
export function listRows<Value extends string>(
  options: ListOptions<Value>,
  { before = [], after = [] }: ListActions = {},
): readonly ListRow<Value>[] {
  const rows: ListRow<Value>[] = []
  let index = 0
  const add = (item: ListItem<Value>, key: string, group: string | undefined) => {
    rows.push({ kind: 'item', key, group, item, index: index++ })
  }
  for (const action of before) add({ kind: 'action', action }, `action:${action.id}`, undefined)
  for (const [place, entry] of options.entries()) {
    if (isGroup(entry)) {
      const group = `group:${place}`
      rows.push({ kind: 'label', key: group, group, label: entry.label })
      for (const option of entry.options) add({ kind: 'option', option }, `${group}:${option.value}`, group)
    } else {
      add({ kind: 'option', option: entry }, `option:${entry.value}`, undefined)
    }
  }
  for (const action of after) add({ kind: 'action', action }, `action:${action.id}`, undefined)
  return rows
}

/** The items alone, each at its index. */
export function itemsOf<Value extends string>(rows: readonly ListRow<Value>[]): readonly ListItem<Value>[] {
  return rows.flatMap((row) => (row.kind === 'item' ? [row.item] : []))
}

/** What an item is called. */
export function itemLabel(item: ListItem): string {
  return item.kind === 'option' ? item.option.label : item.action.label
}

/** Where a value stands among the items; -1: nowhere. */
export function indexOfValue(items: readonly ListItem[], value: string | null): number {
  return items.findIndex((item) => item.kind === 'option' && item.option.value === value)
}
