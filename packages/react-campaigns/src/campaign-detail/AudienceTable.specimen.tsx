import type { Specimen } from '../../../../suites/specimen'
import { AudienceTable, type AudienceTableProps } from './AudienceTable'
import { useAudienceRows } from './use-audience-rows'

const campaign = { campaignId: 'campaign_northwind_2', artifactType: 'contact' } as const

function Contacts(props: Partial<AudienceTableProps>) {
  return <AudienceTable {...props} {...campaign} rows={useAudienceRows(campaign)} />
}

export const specimen: Specimen = {
  name: 'AudienceTable',
  slot: 'inlay-Table',
  rest: false,
  render: (own) => (
    <div style={{ display: 'flex', blockSize: '480px' }}>
      <Contacts {...own} />
    </div>
  ),
  async keyboard({ keys, find, until }) {
    const grid = await find('grid', 'Contacts')
    await until('the rows are there', () => grid.querySelector('[aria-rowindex="2"]') !== null)
    await keys('{Tab}{Tab}{ArrowDown} ')
    await until('a row is selected', () => grid.querySelector('[role="row"][aria-selected="true"]') !== null)
  },
}
