import * as z from 'zod'
import { operation } from '../../operation/operation'
import { textOfAtMost } from '../../operation/text-of-at-most'
import { Artifact } from './artifact'
import { ArtifactTypeSchema } from './artifact-type'

export const longestSearch = 500

export const listArtifacts = operation({
  id: 'artifacts.list',
  summary: 'The rows of one type that the filters of a campaign let through; `search` looks at what is shown.',
  kind: 'rows',
  method: 'GET',
  path: '/campaigns/{campaignId}/artifacts',
  query: z.object({ artifactType: ArtifactTypeSchema, search: textOfAtMost(longestSearch).optional() }),
  item: Artifact.extend({
    /**
     * On the first row of an answer, for all of them: which columns of a file's own hold texts that stand for something
     * else, by field: `number` (`number,` with decimal commas), `boolean`, or a date in the order `ymd`, `dmy` or `mdy`.
     */
    columnTypes: z.record(z.string(), z.string()).optional(),
  }),
  key: 'id',
})
