import type { SeedArea } from '../scenario'

export const seedWorkflows: SeedArea = async () => {}
