import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'

/** One thing that can be chosen. */
export interface ListOption<Value extends string = string> {
  /** What it stands for; each only once in a list. */
  readonly value: Value
  readonly label: string
  /** A line below the label. */
  readonly description?: string | undefined
  readonly icon?: LucideIcon | undefined
  /** Before the label, where an icon does not do: an avatar, a flag. */
  readonly start?: ReactNode
  /** Why it cannot be chosen now. It stays in the list, so that the reason can be read. */
  readonly disabledReason?: string | undefined
  /** Other words that find it by typing. */
  readonly keywords?: readonly string[] | undefined
}

/** Options under a common name. */
export interface OptionGroup<Value extends string = string> {
  readonly label: string
  readonly options: readonly ListOption<Value>[]
}

/** What a list offers, in its order: options, groups of them, or both. */
export type ListOptions<Value extends string = string> = readonly (ListOption<Value> | OptionGroup<Value>)[]

/** Where the options are: `loading` and `failed` are said in the list, the latter with a way to try again. */
export type OptionsState = 'ready' | 'loading' | 'failed'

export function isGroup<Value extends string>(
  entry: ListOption<Value> | OptionGroup<Value>,
): entry is OptionGroup<Value> {
  return 'options' in entry
}

/** All options in their order, out of their groups. */
export function plainOptions<Value extends string>(options: ListOptions<Value>): readonly ListOption<Value>[] {
  return options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]))
}
