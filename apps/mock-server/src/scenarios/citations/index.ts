import type { SeedArea } from '../scenario'

export const seedCitations: SeedArea = async () => {}
