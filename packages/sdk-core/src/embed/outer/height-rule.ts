/**
 * How high a frame is made. It follows its content, up and down; content that is as high as the frame that it stands in
 * (`100vh`) would have it grow for ever, and is told apart from content that moves by waiting: what moves goes on while the
 * frame rests, what only follows the frame does not.
 */
export interface HeightLimits {
  readonly min: number
  readonly max: number
}

export type HeightRule =
  | { readonly phase: 'following'; readonly height: number; readonly changes: readonly Change[] }
  /** Many changes in a short time: the frame rests, to see what the content does then. */
  | {
      readonly phase: 'watching'
      readonly height: number
      readonly before: Change
      readonly wanted: number
      readonly moved: boolean
    }
  /** The content stood still with the frame: it gets what it wants once more, and must be content with it. */
  | { readonly phase: 'trying'; readonly height: number; readonly before: Change }
  /** The content follows the frame. Its frame stays as it was, until the content changes by itself. */
  | { readonly phase: 'held'; readonly height: number; readonly wanted: number | undefined }

interface Change {
  readonly at: number
  readonly from: number
  /** What the content wanted in a frame of the height before; `undefined` where it was measured in another one. */
  readonly wanted: number | undefined
}

export interface ReportedHeight {
  readonly height: number
  /** The height of the frame that the content was measured in. */
  readonly viewport: number
}

const mostChanges = 20
const span = 1_000
/** How long the frame rests. */
export const watchFor = 300

export function startingHeight(height: number): HeightRule {
  return { phase: 'following', height, changes: [] }
}

export function afterReport(rule: HeightRule, report: ReportedHeight, now: number, limits: HeightLimits): HeightRule {
  const wanted = Math.min(limits.max, Math.max(limits.min, Math.ceil(report.height)))
  switch (rule.phase) {
    case 'following':
      return follow(rule, wanted, report, now)
    case 'watching':
      return { ...rule, wanted, moved: rule.moved || wanted !== rule.wanted }
    case 'trying':
      if (wanted > rule.height) return { phase: 'held', height: rule.before.from, wanted: rule.before.wanted }
      return follow({ phase: 'following', height: rule.height, changes: [] }, wanted, report, now)
    case 'held':
      // Of the frame as it was before it was put back.
      if (!isSame(report.viewport, rule.height)) return rule
      if (rule.wanted === undefined) return { ...rule, wanted }
      return wanted === rule.wanted
        ? rule
        : follow({ phase: 'following', height: rule.height, changes: [] }, wanted, report, now)
  }
}

/** The frame has rested. */
export function afterWatch(rule: HeightRule): HeightRule {
  if (rule.phase !== 'watching') return rule
  return rule.moved
    ? { phase: 'following', height: rule.wanted, changes: [] }
    : { phase: 'trying', height: rule.wanted, before: rule.before }
}

function follow(
  rule: Extract<HeightRule, { phase: 'following' }>,
  wanted: number,
  { viewport }: ReportedHeight,
  now: number,
): HeightRule {
  if (wanted === rule.height) return rule
  const change = { at: now, from: rule.height, wanted: isSame(viewport, rule.height) ? wanted : undefined }
  const changes = [...rule.changes.filter(({ at }) => now - at < span), change]
  const [first] = changes
  if (first === undefined || changes.length <= mostChanges) return { phase: 'following', height: wanted, changes }
  return { phase: 'watching', height: rule.height, before: first, wanted, moved: false }
}

/** As far as pixels of different screens are. */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1
}
