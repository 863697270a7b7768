import { useState } from 'react'
import { Button } from '@inlay/sdk-core/ui'
import type { Own, Specimen } from '../../../../suites/specimen'
import { CampaignFilterDialog } from './CampaignFilterDialog'

function Opened(own: Partial<Own>) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      {open && (
        <CampaignFilterDialog
          {...own}
          campaignId="campaign_northwind_2"
          filterName="PRE_ENRICH_FILTER"
          total={48}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export const specimen: Specimen = {
  name: 'CampaignFilterDialog',
  slot: 'inlay-CampaignFilterDialog',
  rest: false,
  render: (own) => <Opened {...own} />,
  async keyboard({ keys, find, focused, until, root }) {
    const add = await find('button', 'Add condition')
    add.focus()
    await keys('{Enter}')
    await until('the field has focus', () => focused()?.getAttribute('role') === 'combobox')
    // Nothing is chosen yet, and so nothing would be lost.
    await keys('{Escape}')
    await until('it is closed', () => root.querySelector('dialog') === null)
  },
  async open({ find }) {
    await find('button', 'Add condition')
  },
}
