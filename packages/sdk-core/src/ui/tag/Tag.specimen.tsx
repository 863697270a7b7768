import { Globe } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { Tag } from './Tag'

export const specimen: Specimen = {
  name: 'Tag',
  slot: 'inlay-Tag',
  render: (own) => <Tag {...own} label="Europe" icon={Globe} onRemove={() => undefined} />,
  async keyboard({ keys, find, until, focused }) {
    const remove = await find('button', 'Remove Europe')
    await keys('{Tab}')
    await until('its button has focus', () => focused() === remove)
  },
}
