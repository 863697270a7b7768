import type { Specimen } from '../../../../../suites/specimen'
import { ProgressBar } from './ProgressBar'

export const specimen: Specimen = {
  name: 'ProgressBar',
  slot: 'inlay-ProgressBar',
  render: (own) => (
    <div style={{ display: 'grid', gap: 12, inlineSize: 320 }}>
      <ProgressBar {...own} label="Enriching contacts" value={58} max={342} valueText="58 of 342" />
      <ProgressBar label="Uploading" value={100} tone="success" />
      <ProgressBar label="Paused" value={30} paused />
    </div>
  ),
}
