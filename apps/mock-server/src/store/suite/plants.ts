import { collectionName } from '../store'

/** What the suite keeps. */
export interface Plant {
  name?: string | null
  height?: number
  tags?: readonly string[]
  found?: { place?: string }
}

export const plants = collectionName<Plant>('plants', ['name'])
