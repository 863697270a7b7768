/** Tells times as they are on the clocks of a place, with the place: “27 November 2026 at 10:00 (Europe/Berlin)”. */
export function timeIn(timeZone: string): (time: number) => string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone })
  return (time) => `${format.format(time)} (${timeZone})`
}
