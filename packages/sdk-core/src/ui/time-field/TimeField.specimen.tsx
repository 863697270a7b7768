import type { Specimen } from '../../../../../suites/specimen'
import { TimeField } from './TimeField'

export const specimen: Specimen = {
  name: 'TimeField',
  slot: 'inlay-Field',
  refTo: '[role="spinbutton"]',
  render: (own) => (
    <TimeField {...own} label="Sent at" hint="In the contact’s own time" defaultValue="09:30" timeZoneLabel="CET" />
  ),
  async keyboard({ keys, find, until, focused }) {
    const field = (await find('spinbutton', 'Sent at')) as HTMLInputElement
    await keys('{Tab}')
    await until('the field has focus', () => focused() === field)
    await keys('{Home}{ArrowUp}')
    await until('an arrow steps the hour', () => field.value === '10:30 AM')
    await keys('{Control>}a{/Control}2145{Enter}')
    await until('what is typed is read', () => field.value === '9:45 PM')
    await keys('{Control>}a{/Control}later{Enter}')
    await until('what cannot be read stays', () => field.value === 'later' && field.ariaInvalid === 'true')
  },
}
