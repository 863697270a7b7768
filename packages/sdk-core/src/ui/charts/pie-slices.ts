import type { ChartTone } from './chart-types'
import { otherTone, seriesTone } from './series-tone'

export interface PieSlice extends ChartTone {
  readonly label: string
  readonly value: number
  /** Of the total, up to 1. */
  readonly share: number
  /** In turns from the top. */
  readonly from: number
  readonly to: number
  /** Of its row in `data`; none for what was gathered. */
  readonly row: number | undefined
}

export interface PieEntry {
  readonly label: string
  readonly value: number | undefined
}

/** Parts of a whole in the order given; those behind the `most`th are gathered. Nothing and less are no parts. */
export function pieSlices(
  entries: readonly PieEntry[],
  most: number,
  otherLabel: (count: number) => string,
): readonly PieSlice[] {
  const known = entries.flatMap(({ label, value }, row) =>
    value !== undefined && value > 0 ? [{ label, value, row }] : [],
  )
  const total = known.reduce((sum, { value }) => sum + value, 0)
  const kept = known.length > most ? known.toSorted((a, b) => b.value - a.value).slice(0, most - 1) : known
  const rest = known.length > most ? total - kept.reduce((sum, { value }) => sum + value, 0) : 0
  const parts: readonly Omit<PieSlice, 'share' | 'from' | 'to'>[] = [
    ...kept.map((part, index) => ({ ...part, ...seriesTone(index) })),
    ...(rest > 0 ? [{ label: otherLabel(known.length - kept.length), value: rest, row: undefined, ...otherTone }] : []),
  ]
  let turned = 0
  return parts.map((part) => {
    const share = part.value / total
    const from = turned
    turned += share
    return { ...part, share, from, to: turned }
  })
}

/** What is known and is no part of a whole: nothing and less. */
export function leftOut(entries: readonly PieEntry[]): readonly (PieEntry & { readonly value: number })[] {
  return entries.flatMap(({ label, value }) => (value !== undefined && value <= 0 ? [{ label, value }] : []))
}

export interface Ring {
  readonly x: number
  readonly y: number
  readonly outer: number
  readonly inner: number
}

/** A piece of a ring, clockwise from the top; the other way round where text runs from right to left. */
export function slicePath(
  { from, to }: Pick<PieSlice, 'from' | 'to'>,
  { x, y, outer, inner }: Ring,
  mirrored: boolean,
) {
  const large = to - from > 0.5 ? 1 : 0
  const [there, back] = mirrored ? [0, 1] : [1, 0]
  const at = (turn: number, radius: number) => {
    const angle = (mirrored ? -turn : turn) * 2 * Math.PI
    return `${n(x + Math.sin(angle) * radius)} ${n(y - Math.cos(angle) * radius)}`
  }
  const arc = (turn: number, radius: number, way: number | undefined) =>
    `A${n(radius)} ${n(radius)} 0 ${large} ${way} ${at(turn, radius)}`
  // A full turn would end where it begins and be nothing; in halves it is closed, and has no edge for a seam.
  const circle = (radius: number, way: number | undefined) =>
    `M${at(0, radius)}${arc(0.5, radius, way)}${arc(1, radius, way)}z`
  if (to - from > 0.9999) return circle(outer, there) + circle(inner, back)
  return `M${at(from, outer)}${arc(to, outer, there)}L${at(to, inner)}${arc(from, inner, back)}z`
}

function n(value: number): number {
  return Math.round(value * 100) / 100
}
