import type { Clock } from '../../ports/host'
import { ownCount } from '../protocol/own'
import {
  afterLimits,
  afterReport,
  afterWatch,
  startingHeight,
  watchFor,
  type HeightLimits,
  type HeightRule,
} from './height-rule'

export interface FollowingHeight {
  /** The frame has said how high its content is. */
  report(body: unknown): void
  limit(limits: HeightLimits): void
  end(): void
}

export interface FollowHeightOptions {
  readonly frame: HTMLIFrameElement
  readonly limits: HeightLimits
  readonly clock: Clock
  /** Content that follows the frame was stopped. */
  readonly onHeld: () => void
}

/** Gives a frame the height of its content. */
export function followHeight({ frame, limits: first, clock, onHeld }: FollowHeightOptions): FollowingHeight {
  let limits = first
  let rule: HeightRule = startingHeight(limits.min)
  let stopWatch = () => {}

  function go(next: HeightRule): void {
    const before = rule
    rule = next
    if (next.height !== before.height) frame.style.blockSize = `${next.height}px`
    if (next.phase === before.phase) return
    stopWatch()
    if (next.phase === 'watching' || next.phase === 'probing') {
      stopWatch = clock.after(watchFor, () => go(afterWatch(rule, limits)))
    }
    if (next.phase === 'held') onHeld()
  }

  return {
    report(body) {
      const height = ownCount(body, 'height')
      const viewport = ownCount(body, 'viewport')
      if (height === undefined || viewport === undefined) return
      go(afterReport(rule, { height, viewport }, clock.now(), limits))
    },
    limit(next) {
      limits = next
      go(afterLimits(rule, limits))
    },
    end: () => stopWatch(),
  }
}
