import type { SeedArea } from '../scenario'

export const seedData: SeedArea = async () => {}
