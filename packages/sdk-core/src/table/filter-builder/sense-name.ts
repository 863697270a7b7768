import type { GroupSense } from './filter-draft'

export const senseNames = ['and', 'or', 'not-or', 'not-and'] as const

export type SenseName = (typeof senseNames)[number]

/** How the members of a group combine, as one choice. */
export function senseName({ combine, not }: GroupSense): SenseName {
  return not ? `not-${combine}` : combine
}

export function senseOf(name: SenseName): GroupSense {
  return { combine: name === 'and' || name === 'not-and' ? 'and' : 'or', not: name.startsWith('not') }
}
