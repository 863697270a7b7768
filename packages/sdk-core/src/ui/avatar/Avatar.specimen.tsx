import type { Specimen } from '../../../../../suites/specimen'
import { Avatar } from './Avatar'

export const specimen: Specimen = {
  name: 'Avatar',
  slot: 'inlay-Avatar',
  render: (own) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Avatar {...own} name="Theo Okafor" size={40} labelled />
      <Avatar name="Maren Lindqvist" size={24} />
      <Avatar name="山田 太郎" />
    </div>
  ),
}
