import type { Specimen } from '../../../../../suites/specimen'
import { RangeCalendar } from './RangeCalendar'

export const specimen: Specimen = {
  name: 'RangeCalendar',
  slot: 'inlay-Calendar',
  render: (own) => (
    <RangeCalendar {...own} label="Sending period" defaultValue={{ start: '2026-11-09', end: '2026-11-13' }} />
  ),
  async keyboard({ root, keys, until, focused }) {
    const selected = () => root.querySelectorAll('[aria-selected="true"]').length
    await keys('{Tab}{Tab}')
    await until('the start has focus', () => focused()?.getAttribute('data-date') === '2026-11-09')
    await keys('{ArrowDown}{Enter}')
    await until('one end is chosen', () => selected() === 1)
    await keys('{ArrowDown}{ArrowLeft}')
    await until('the way there is shown', () => root.querySelectorAll('[data-range]').length === 7)
    await keys('{Enter}')
    await until('both ends are chosen', () => selected() === 7)
  },
}
