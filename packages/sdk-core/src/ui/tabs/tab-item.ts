import type { ReactNode } from 'react'
import type { Destination } from '../../ports/navigation'

export interface TabItem<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** How many there are behind it. */
  readonly count?: number | undefined
  /** Why it cannot be opened now; it stays reachable, so that the reason can be read. */
  readonly disabledReason?: string | undefined
  /** What it shows. */
  readonly panel?: ReactNode
  /** Its own address: with it the tabs are links. */
  readonly to?: Destination | undefined
}
