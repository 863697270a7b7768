import type { Specimen } from '../../../../../suites/specimen'
import { DateRangePicker } from './DateRangePicker'

export const specimen: Specimen = {
  name: 'DateRangePicker',
  slot: 'inlay-Field',
  refTo: '[role="combobox"]',
  render: (own) => (
    <DateRangePicker
      {...own}
      label="Sending period"
      clearable
      presets={[
        { label: 'Next 7 days', from: 0, to: 6 },
        { label: 'Next 30 days', from: 0, to: 29 },
      ]}
      defaultValue={{ start: '2026-11-09', end: '2026-11-13' }}
    />
  ),
  async keyboard({ root, keys, find, until, focused }) {
    const field = await find('combobox', 'Sending period')
    await keys('{Tab}{Enter}')
    await find('dialog', 'Sending period')
    await until('the start has focus', () => focused()?.getAttribute('data-date') === '2026-11-09')
    await keys('{ArrowDown}{Enter}{ArrowRight}{ArrowRight}{Enter}')
    await until('both ends are taken', () => field.textContent === 'Nov 16 to 18, 2026' && focused() === field)
    await until('the panel is closed', () => root.querySelector('[role="dialog"]') === null)
    await keys('{Delete}')
    await until('Delete takes them back', () => field.textContent === 'Choose a period')
  },
  async open({ keys, find }) {
    await keys('{Tab}{Enter}')
    await find('dialog', 'Sending period')
  },
}
