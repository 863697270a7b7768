import type { Specimen } from '../../../../suites/specimen'
import { launchable } from '../launch/fixtures/launchable'
import { ScheduleButton } from './ScheduleButton'

export const specimen: Specimen = {
  name: 'ScheduleButton',
  slot: 'inlay-ScheduleButton',
  rest: false,
  render: (own) => <ScheduleButton {...own} campaign={launchable} />,
  async keyboard({ keys, find, until, root }) {
    const button = await find('button', /^Schedule/)
    button.focus()
    await keys('{Enter}')
    await find('dialog', 'Schedule: Check for new leads')
    await find('radio', 'Daily at 10:00')
    await keys('{Escape}')
    await until('it is closed', () => root.querySelector('dialog') === null)
  },
}
