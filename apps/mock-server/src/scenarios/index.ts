import { seedCampaigns } from './campaigns/index'
import { seedCitations } from './citations/index'
import { seedData } from './data/index'
import { seedDocuments } from './documents/index'
import type { SeedArea } from './scenario'
import { seedWorkflows } from './workflows/index'
import { seedWorkspace } from './workspace/index'

/** Every area's data, in the order in which they build on one another. */
export const seedAreas: readonly SeedArea[] = [
  seedWorkspace,
  seedCampaigns,
  seedDocuments,
  seedCitations,
  seedWorkflows,
  seedData,
]
