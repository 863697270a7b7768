import type { ListOption } from '@inlay/sdk-core/ui'

/** What a time zone is called today; browsers still give some by names that were given up. */
export function zoneOfToday(zone: string): string {
  return namesOfToday.get(zone) ?? zone
}

/** Time zones to choose from, found by the names of today and of before; `chosen` is among them. */
export function timeZoneOptions(chosen?: string | null): readonly ListOption[] {
  const zones = new Map<string, string[]>([['UTC', ['Etc/UTC', 'GMT', 'Coordinated Universal Time']]])
  for (const zone of [...Intl.supportedValuesOf('timeZone'), ...(chosen ? [chosen] : [])]) {
    const today = zoneOfToday(zone)
    zones.set(today, [...(zones.get(today) ?? []), zone])
  }
  return [...zones]
    .map(([value, names]) => ({ value, label: zoneLabel(value), keywords: [value, ...names, ...names.map(zoneLabel)] }))
    .toSorted((one, other) => Number(other.value === 'UTC') - Number(one.value === 'UTC') || compare(one, other))
}

export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ')
}

/** What a time zone is called today, as people read it. */
export function shownZone(zone: string): string {
  return zoneLabel(zoneOfToday(zone))
}

function compare(one: ListOption, other: ListOption): number {
  return one.label < other.label ? -1 : 1
}

const namesOfToday: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Etc/UTC', 'UTC'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
])
