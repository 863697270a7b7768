/** What a cron text counts anew at the beginning of. */
export type CronRestart = 'Hour' | 'Day' | 'Month' | 'Year'

const counted = [
  ['Hour', 60],
  ['Day', 24],
  // Months differ in length: no count of days goes into each.
  ['Month', undefined],
  ['Year', 12],
] as const satisfies readonly (readonly [CronRestart, number | undefined])[]

/** Where counting begins anew before it is even, so that one pause is shorter than the others. */
export function cronRestart(expr: string): CronRestart | undefined {
  const parts = expr.trim().split(/\s+/)
  return counted.find(([, size], place) => {
    const step = Number(/^\*\/(\d+)$/.exec(parts[place] ?? '')?.[1] ?? 1)
    return step > 1 && (size === undefined || size % step !== 0)
  })?.[0]
}
