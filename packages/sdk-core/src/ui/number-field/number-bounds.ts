import { fractionDigits, unsignedZero } from './number-reading'

export interface NumberBounds {
  readonly min: number | undefined
  readonly max: number | undefined
}

/** The nearest value within bounds. */
export function clamp(value: number, { min = -Infinity, max = Infinity }: NumberBounds): number {
  return Math.min(Math.max(value, min), max)
}

/** Rounded to so many digits behind the point, halves away from zero as people do it. */
export function roundTo(value: number, digits: number): number {
  if (fractionDigits(value) <= digits) return unsignedZero(value)
  const shifted = Math.round(Number(`${Math.abs(value)}e${digits}`))
  return Number.isFinite(shifted) ? unsignedZero(Math.sign(value) * Number(`${shifted}e-${digits}`)) : value
}

/**
 * One step on. From between two steps it goes to the next of them, counted from `min` where there is one; from nothing
 * to the bound that it comes from, or to nought. Where numbers no longer hold every whole one it stays.
 */
export function stepFrom(
  value: number | null,
  direction: 1 | -1,
  { step, times = 1, ...bounds }: NumberBounds & { readonly step: number; readonly times?: number },
): number {
  if (value === null) return clamp((direction === 1 ? bounds.min : bounds.max) ?? 0, bounds)
  const origin = bounds.min ?? 0
  const digits = Math.max(fractionDigits(step), fractionDigits(origin))
  const steps = (value - origin) / step
  // 0.3 / 0.1 is not quite 3.
  const nearest = Math.round(steps)
  const onStep = Math.abs(steps - nearest) < 1e-9
  const before = onStep ? nearest : direction === 1 ? Math.floor(steps) : Math.ceil(steps)
  const next = clamp(roundTo(origin + (before + direction * times) * step, digits), bounds)
  return Math.abs(next) > Number.MAX_SAFE_INTEGER ? value : next
}
