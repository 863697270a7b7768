import type { Specimen } from '../../../../../suites/specimen'
import { DatePicker } from './DatePicker'

export const specimen: Specimen = {
  name: 'DatePicker',
  slot: 'inlay-Field',
  refTo: '[role="combobox"]',
  render: (own) => (
    <DatePicker {...own} label="Launch" hint="Messages go out from this day on" clearable defaultValue="2026-11-09" />
  ),
  async keyboard({ root, keys, find, until, focused }) {
    const field = (await find('combobox', 'Launch')) as HTMLInputElement
    const closed = () => root.querySelector('[role="dialog"]') === null
    await keys('{Tab}{Control>}a{/Control}11/13/2026{Enter}')
    await until('what is typed is read', () => field.value === 'Nov 13, 2026')
    await keys('{ArrowDown}')
    await find('dialog', 'Launch')
    await until('the day has focus', () => focused()?.getAttribute('data-date') === '2026-11-13')
    await keys('{Tab}{Shift>}{Tab}{/Shift}{ArrowRight}{Enter}')
    await until('the day is taken', () => field.value === 'Nov 14, 2026' && closed() && focused() === field)
    await keys('{ArrowDown}{PageDown}{Escape}')
    await until(
      'Escape leaves what was chosen',
      () => field.value === 'Nov 14, 2026' && closed() && focused() === field,
    )
    await keys('{Control>}a{/Control}someday{Enter}')
    await until('what cannot be read stays', () => field.value === 'someday' && field.ariaInvalid === 'true')
  },
  async open({ keys, find }) {
    await keys('{Tab}{ArrowDown}')
    await find('dialog', 'Launch')
  },
}
