import type { ReactNode } from 'react'
import type { ChartCursor, ChartSize, ChartTone, Position } from './chart-types'
import type { CursorSpace } from './next-cursor'

export interface TipRow {
  readonly key: string
  readonly label?: string | undefined
  readonly value: string
  readonly tone?: ChartTone | undefined
  /** The one that is looked at. */
  readonly current: boolean
}

export interface ChartTipContent {
  readonly head: string
  readonly rows: readonly TipRow[]
}

/** A chart at one size: what is seen, and how a pointer and keys find their way in it. */
export interface ChartScene extends Omit<CursorSpace, 'rightToLeft'> {
  readonly picture: ReactNode
  /** Marks the point that is looked at, above the picture. */
  readonly spot: (cursor: ChartCursor) => ReactNode
  readonly at: (cursor: ChartCursor) => Position | undefined
  readonly nearest: (position: Position) => ChartCursor | undefined
  readonly tip: (cursor: ChartCursor) => ChartTipContent
  /** What is read of a point. */
  readonly say: (cursor: ChartCursor) => string
}

export type MakeScene = (size: ChartSize) => ChartScene
