export const everyUnits = ['minutes', 'hours', 'days', 'weeks', 'months'] as const

export type EveryUnit = (typeof everyUnits)[number]

/** How many of a unit a cron text can count before it begins anew. */
export const mostOfUnit: Readonly<Record<EveryUnit, number>> = {
  minutes: 59,
  hours: 23,
  days: 31,
  weeks: 4,
  months: 12,
}

/** A cron text for every so many of a unit; none where there is no such one. */
export function cronOfEvery(every: number | null, unit: EveryUnit): string {
  if (every === null || !Number.isInteger(every) || every < 1 || every > mostOfUnit[unit]) return ''
  switch (unit) {
    case 'minutes':
      return `*/${every} * * * *`
    case 'hours':
      return `0 */${every} * * *`
    case 'days':
      return `0 0 */${every} * *`
    case 'weeks':
      return every === 1 ? '0 0 * * 1' : `0 0 */${every * 7} * *`
    case 'months':
      return `0 0 1 */${every} *`
  }
}

/** Every so many of which unit a cron text is; nothing where it is something else. */
export function everyOfCron(expr: string): { readonly every: number; readonly unit: EveryUnit } | undefined {
  for (const unit of everyUnits) {
    for (let every = 1; every <= mostOfUnit[unit]; every += 1) {
      if (cronOfEvery(every, unit) === expr) return { every, unit }
    }
  }
  return undefined
}
