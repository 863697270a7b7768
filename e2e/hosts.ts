/** One server with one store is behind the journeys of each worker: they make its calls fail, and change what it has. */
export interface HostPlace {
  readonly port: number
  readonly embedPort: number
  readonly dataFolder: string
}

/** As the first reading of the configuration has chosen them; each worker reads it again. */
export function hostPlaces(): readonly HostPlace[] {
  return JSON.parse(process.env['INLAY_E2E_HOSTS'] ?? '[]') as readonly HostPlace[]
}

/** The one behind this worker. */
export function hostHere(): HostPlace {
  const place = hostPlaces()[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]
  if (!place) throw new Error('No server was chosen for this worker.')
  return place
}
