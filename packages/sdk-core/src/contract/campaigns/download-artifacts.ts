import { operation } from '../../operation/operation'
import { listArtifacts } from './list-artifacts'

export const downloadArtifacts = operation({
  id: 'artifacts.download',
  summary:
    'The rows of a campaign of one type as a CSV file that a spreadsheet runs nothing of; `search` looks at all that is shown.',
  kind: 'download',
  method: 'GET',
  path: '/campaigns/{campaignId}/artifacts/download',
  query: listArtifacts.query,
  mediaTypes: ['text/csv'],
})

export const downloadFailedRows = operation({
  id: 'artifacts.downloadFailedRows',
  summary: 'The rows of a file that could not be taken, each with the reason.',
  kind: 'download',
  method: 'GET',
  path: '/uploads/{uploadId}/failed-rows',
  mediaTypes: ['text/csv'],
})
