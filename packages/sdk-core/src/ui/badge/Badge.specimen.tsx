import type { Specimen } from '../../../../../suites/specimen'
import { Badge } from './Badge'

export const specimen: Specimen = {
  name: 'Badge',
  slot: 'inlay-Badge',
  render: (own) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge {...own} mark="hollow">
        Created
      </Badge>
      <Badge tone="accent">Generated</Badge>
      <Badge tone="success">Launched</Badge>
      <Badge tone="warning">Terminated</Badge>
      <Badge tone="danger">Failed</Badge>
      <Badge tone="info" mark="running">
        Running
      </Badge>
      <Badge mark="none">Enterprise</Badge>
      <Badge tone="success" bare>
        In a table
      </Badge>
    </div>
  ),
}
