import { ArrowRight, CircleAlert, Search } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { Icon } from './Icon'

export const specimen: Specimen = {
  name: 'Icon',
  slot: 'inlay-Icon',
  render: (own) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Icon {...own} icon={Search} />
      <Icon icon={Search} size={14} />
      <Icon icon={CircleAlert} size={20} label="Failed" />
      <Icon icon={ArrowRight} directional />
    </div>
  ),
}
