import type { SeedArea } from '../scenario'

export const seedDocuments: SeedArea = async () => {}
