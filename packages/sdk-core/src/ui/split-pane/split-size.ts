/** Between which sizes a pane may be, in pixels. */
export interface SplitLimits {
  readonly min: number
  readonly max: number
}

/** A pane as it is, or as it will be once it is brought back. */
export interface Split {
  readonly size: number
  readonly collapsed: boolean
}

export interface SplitBounds extends SplitLimits {
  /** What is left to the other pane in any case. */
  readonly restMin: number
  /** What both share; left out while nobody has measured it. */
  readonly room?: number | undefined
}

/** What the bounds come to in the room that there is. Where there is too little for both, the pane's own minimum wins. */
export function splitLimits({ min, max, restMin, room }: SplitBounds): SplitLimits {
  const most = room === undefined ? max : Math.min(max, room - lineWidth - restMin)
  return { min, max: Math.max(min, most) }
}

/** Of the hairline between the two. */
const lineWidth = 1

export function clampSize(size: number, { min, max }: SplitLimits): number {
  return Math.round(Math.min(max, Math.max(min, size)))
}

/** What comes of dragging to a size: a pane that can collapse does so beyond half of its minimum. */
export function dragTo(wanted: number, limits: SplitLimits, collapsible: boolean, before: Split): Split {
  if (collapsible && wanted < limits.min / 2) return { size: before.size, collapsed: true }
  return { size: clampSize(wanted, limits), collapsed: false }
}

export interface SplitKey {
  readonly key: string
  readonly shift: boolean
  readonly sideBySide: boolean
  /** 1 where the pane grows as the line moves right or down, -1 where it shrinks. */
  readonly sign: 1 | -1
  readonly step: number
}

/** What a key makes of a pane, after the window splitter of the WAI-ARIA practices; `undefined`: nothing. */
export function splitByKey(
  pressed: SplitKey,
  split: Split,
  limits: SplitLimits,
  collapsible: boolean,
): Split | undefined {
  const { key, shift, sideBySide, sign, step } = pressed
  const [back, on] = sideBySide ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (key === back || key === on) {
    const by = (key === on ? sign : -sign) * step * (shift ? 4 : 1)
    // Towards the edge nothing is left to give; away from it, the pane comes back as it was.
    if (split.collapsed) return by > 0 ? { ...split, collapsed: false } : undefined
    return { size: clampSize(split.size + by, limits), collapsed: false }
  }
  if (key === 'Home') return { size: limits.min, collapsed: false }
  if (key === 'End' && Number.isFinite(limits.max)) return { size: limits.max, collapsed: false }
  if (key === 'Enter' && collapsible) return { ...split, collapsed: !split.collapsed }
  return undefined
}
