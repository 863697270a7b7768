/**
 * How high a frame is made. It follows its content, up and down; content that is as high as the frame that it stands in, or
 * higher (`100vh`, `200vh`), would have it grow for ever. That is told apart from content that moves, or that gets longer,
 * in two steps: what moves goes on while the frame rests, and what only gets longer keeps its height when the frame gives
 * way a little. What gives way with the frame follows it.
 */
export interface HeightLimits {
  readonly min: number
  readonly max: number
}

export type HeightRule =
  | Following
  /** The content may follow the frame: that rests, to see what the content does then. */
  | {
      readonly phase: 'watching'
      readonly height: number
      readonly before: Change
      readonly report: ReportedHeight
      readonly moved: boolean
    }
  /** The content stood still with the frame: that gives way a little, to see whether the content does so too. */
  | { readonly phase: 'probing'; readonly height: number; readonly before: Change; readonly report: ReportedHeight }
  /** The content follows the frame. Its frame stays as it was, until the content changes by itself. */
  | { readonly phase: 'held'; readonly height: number; readonly wanted: number | undefined }

interface Following {
  readonly phase: 'following'
  readonly height: number
  readonly changes: readonly Change[]
  /** Those, one after the other, in which the content grew as soon as the frame had grown. */
  readonly run: readonly Change[]
  readonly last: ReportedHeight | undefined
}

interface Change {
  readonly at: number
  readonly from: number
  /** What the content wanted in a frame of the height before; `undefined` where it was measured in another one. */
  readonly wanted: number | undefined
  /** The content is much higher than the frame that it was measured in. */
  readonly isLeap: boolean
}

export interface ReportedHeight {
  readonly height: number
  /** The height of the frame that the content was measured in. */
  readonly viewport: number
}

const mostChanges = 20
const span = 1_000
/** Content of `200vh` reaches the limits of a browser in twenty changes. */
const mostLeaps = 4
const leap = 1.25
/** How far the frame gives way: more than what screens round, less than what people see. */
const probe = 4
/** Of content that follows the frame. What gets shorter by more has changed by itself. */
const mostGivenWay = 10 * probe
/** How long the frame rests, and then gives way. */
export const watchFor = 300

export function startingHeight(height: number, last?: ReportedHeight): Following {
  return { phase: 'following', height, changes: [], run: [], last }
}

export function afterReport(rule: HeightRule, report: ReportedHeight, now: number, limits: HeightLimits): HeightRule {
  const wanted = within(limits, report.height)
  switch (rule.phase) {
    case 'following':
      return follow(rule, wanted, report, now, limits)
    case 'watching':
      return { ...rule, report, moved: rule.moved || report.height !== rule.report.height }
    case 'probing': {
      const less = rule.report.height - report.height
      if (!isSame(report.viewport, rule.height) || less <= 0 || less > mostGivenWay) return { ...rule, report }
      const { from, wanted: before } = rule.before
      return { phase: 'held', height: from, wanted: before }
    }
    case 'held':
      // Of the frame as it was before it was put back.
      if (!isSame(report.viewport, rule.height)) return rule
      if (rule.wanted === undefined) return { ...rule, wanted }
      return wanted === rule.wanted ? rule : follow(startingHeight(rule.height), wanted, report, now, limits)
  }
}

/** The frame has rested, or given way, for long enough. */
export function afterWatch(rule: HeightRule, limits: HeightLimits): HeightRule {
  if (rule.phase !== 'watching' && rule.phase !== 'probing') return rule
  const { height, before, report } = rule
  if (rule.phase === 'watching' && !rule.moved) {
    return { phase: 'probing', height: Math.max(0, height - probe), before, report }
  }
  return startingHeight(within(limits, report.height), report)
}

/** The limits are others now. */
export function afterLimits(rule: HeightRule, limits: HeightLimits): HeightRule {
  switch (rule.phase) {
    case 'following':
      return startingHeight(rule.last ? within(limits, rule.last.height) : limits.min, rule.last)
    case 'held': {
      const height = within(limits, rule.height)
      return height === rule.height ? rule : { phase: 'held', height, wanted: undefined }
    }
    default:
      return startingHeight(within(limits, rule.report.height), rule.report)
  }
}

function follow(
  rule: Following,
  wanted: number,
  report: ReportedHeight,
  now: number,
  limits: HeightLimits,
): HeightRule {
  const { height } = rule
  const isOfThisFrame = isSame(report.viewport, height)
  const change: Change = {
    at: now,
    from: height,
    wanted: isOfThisFrame ? wanted : undefined,
    isLeap: report.height >= height * leap,
  }
  const run = isOfThisFrame ? runAfter(rule, change, report) : rule.run
  const isAtTop = wanted === limits.max && height === limits.max
  if (wanted === height && !(isAtTop && run.length > 1)) return { ...rule, run, last: report }
  const changes = [...rule.changes.filter(({ at }) => now - at < span), change]
  const suspect = suspectOf(changes, run, isAtTop)
  if (!suspect) return { phase: 'following', height: wanted, changes, run, last: report }
  return { phase: 'watching', height, before: suspect, report, moved: false }
}

/** Content that is measured anew in the same frame, or long after that has grown, has changed by itself: a run may begin. */
function runAfter({ run, last }: Following, change: Change, { height, viewport }: ReportedHeight): readonly Change[] {
  const before = run.at(-1)
  const followsFrame = last && !isSame(last.viewport, viewport) && height > last.height
  return before && followsFrame && change.at - before.at < span ? [...run, change] : [change]
}

/** The change from which on the content may have followed the frame. */
function suspectOf(changes: readonly Change[], run: readonly Change[], isAtTop: boolean): Change | undefined {
  if (changes.length > mostChanges) return changes[0]
  const leaps = run.slice(-mostLeaps)
  const isSuspect =
    isAtTop || run.length > mostChanges || (leaps.length === mostLeaps && leaps.every((each) => each.isLeap))
  return isSuspect ? run[0] : undefined
}

function within({ min, max }: HeightLimits, height: number): number {
  return Math.min(max, Math.max(min, Math.ceil(height)))
}

/** As far as pixels of different screens are. */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1
}
