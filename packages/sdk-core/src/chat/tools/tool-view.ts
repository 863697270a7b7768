import type { ComponentType } from 'react'
import type { ToolCall } from '../../agent/thread/thread-message'

/** A call as it is shown, with what can be read of its arguments and of its result so far. */
export interface ToolStepFacts {
  readonly call: ToolCall
  readonly args: unknown
  readonly result: unknown
}

/** How the steps of one tool are shown. */
export interface ToolView {
  /** While it works: “Searching accounts”. */
  readonly loading?: string | ((facts: ToolStepFacts) => string) | undefined
  /** When it is done: “Found 48 accounts”. */
  readonly complete?: string | ((facts: ToolStepFacts) => string) | undefined
  /** At the end of the row: a figure, what it was about. */
  readonly detail?: ((facts: ToolStepFacts) => string | undefined) | undefined
  /** How much of it is done, from 0 to 1, while it works. */
  readonly progress?: ((facts: ToolStepFacts) => number | undefined) | undefined
  /** Below the row, always in view: a map, a table of one's own. A component, made once. */
  readonly render?: ComponentType<ToolStepFacts> | undefined
}

/** By the names of tools. Made once, outside of what renders. */
export type ToolViews = Readonly<Record<string, ToolView>>

/** Keys of arguments that say nothing to who reads them. */
export const usuallyHiddenKeys: readonly string[] = ['per_page', 'page', 'include_similar_titles', 'limit']

/** “search_accounts” and “searchAccounts” as “Search accounts”. */
export function nameOfTool(name: string): string {
  const words = name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_\-.\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
