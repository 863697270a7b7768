import type { ReactNode } from 'react'

/** One of several that can be chosen. */
export interface ChoiceOption {
  /** Each its own. */
  readonly value: string
  readonly label: string
  /** Under the label: what it means to choose it. */
  readonly hint?: ReactNode
  /** @default false */
  readonly disabled?: boolean | undefined
}
