import { Button } from '@inlay/sdk-core/ui'
import { useState } from 'react'
import type { Own, Specimen } from '../../../../suites/specimen'
import { launchable } from '../launch/fixtures/launchable'
import { ScheduleDialog } from './ScheduleDialog'

function Opened(own: Partial<Own>) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Schedule</Button>
      {open && <ScheduleDialog {...own} campaign={launchable} onClose={() => setOpen(false)} />}
    </>
  )
}

export const specimen: Specimen = {
  name: 'ScheduleDialog',
  slot: 'inlay-Schedule',
  rest: false,
  render: (own) => <Opened {...own} />,
  async keyboard({ keys, find, until, root }) {
    const daily = await find('radio', 'Daily at 10:00')
    daily.focus()
    await keys('{ArrowDown}')
    const weekly = await find('radio', /^Weekly/)
    await until('another one is chosen', () => weekly.matches(':checked'))
    await keys('{ArrowUp}')
    await until('the first is chosen again', () => daily.matches(':checked'))
    await keys('{Escape}')
    await until('it is closed', () => root.querySelector('dialog') === null)
  },
  async open({ find }) {
    const daily = await find('radio', 'Daily at 10:00')
    daily.focus()
  },
}
