import type { Random } from '@inlay/sdk-core'

/** The randomness of a server that nobody repeats. */
export const systemRandom: Random = {
  next: Math.random,
  id: () => crypto.randomUUID().replaceAll('-', ''),
}
