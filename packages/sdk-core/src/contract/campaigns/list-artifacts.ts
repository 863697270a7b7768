import * as z from 'zod'
import { operation } from '../../operation/operation'
import { textOfAtMost } from '../../operation/text-of-at-most'
import { Artifact } from './artifact'
import { ArtifactTypeSchema } from './artifact-type'

export const longestSearch = 500

export const listArtifacts = operation({
  id: 'artifacts.list',
  summary: 'The rows of a campaign of one type that its filters let through; `search` looks at all that is shown.',
  kind: 'rows',
  method: 'GET',
  path: '/campaigns/{campaignId}/artifacts',
  query: z.object({ artifactType: ArtifactTypeSchema, search: textOfAtMost(longestSearch).optional() }),
  item: Artifact,
  key: 'id',
})
