import { ChartLine, Table } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { Segments } from './Segments'

export const specimen: Specimen = {
  name: 'Segments',
  slot: 'inlay-Segments',
  render: (own) => (
    <Segments
      {...own}
      label="Shown as"
      items={[
        { value: 'chart', label: 'Chart', icon: ChartLine },
        { value: 'table', label: 'Table', icon: Table },
      ]}
    />
  ),
  async keyboard({ keys, focused, find, until }) {
    await keys('{Tab}{End}')
    const table = await find('radio', 'Table')
    await until('the last one is chosen', () => focused() === table && table.getAttribute('aria-checked') === 'true')
  },
}
