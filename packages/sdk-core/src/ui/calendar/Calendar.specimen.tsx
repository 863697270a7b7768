import type { Specimen } from '../../../../../suites/specimen'
import { Calendar } from './Calendar'

export const specimen: Specimen = {
  name: 'Calendar',
  slot: 'inlay-Calendar',
  render: (own) => (
    <Calendar
      {...own}
      label="Start"
      defaultValue="2026-11-09"
      min="2026-10-05"
      disabledReason={(date) => (date === '2026-11-11' ? 'Public holiday' : undefined)}
    />
  ),
  async keyboard({ root, keys, until, focused }) {
    const at = (date: string) => until(`the keys are at ${date}`, () => focused()?.getAttribute('data-date') === date)
    await keys('{Tab}{Tab}{Tab}{Tab}')
    await at('2026-11-09')
    await keys('{ArrowRight}{ArrowRight}{Enter}')
    await at('2026-11-11')
    await keys('{ArrowDown}{Home}{PageDown}')
    await at('2026-12-15')
    await keys('{Enter}')
    await until('that day is chosen', () => focused()?.closest('td')?.ariaSelected === 'true')
    await keys('{Shift>}{Tab}{Tab}{Tab}{/Shift}{Enter}')
    await until('the months are there', () => focused()?.getAttribute('data-choice') === '2026-12')
    await keys('{Home}{Escape}')
    await until('the days are back', () => root.querySelector('[data-choice]') === null)
  },
}
