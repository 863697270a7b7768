/** Why an address leads elsewhere than it says: where that is so, the person is told. */
export type DetourReason = 'foreign-workspace' | 'unknown-path' | 'flag-off'

/** What an entry of the history keeps of the address that has led to it. */
export interface Detour {
  readonly reason: DetourReason
  readonly from: string
}

/** Reads the detour out of the state of a place. That outlives a reload, and may be of another version of the app. */
export function detourOf(state: unknown): Detour | undefined {
  if (typeof state !== 'object' || state === null || !('detour' in state)) return undefined
  const { detour } = state
  if (typeof detour !== 'object' || detour === null || !('reason' in detour && 'from' in detour)) return undefined
  const { reason, from } = detour
  return isReason(reason) && typeof from === 'string' ? { reason, from } : undefined
}

function isReason(value: unknown): value is DetourReason {
  return value === 'foreign-workspace' || value === 'unknown-path' || value === 'flag-off'
}
