import type { Specimen } from '../../../../suites/specimen'
import { ContactSourcingForm } from './ContactSourcingForm'

export const specimen: Specimen = {
  name: 'ContactSourcingForm',
  slot: 'inlay-ContactSourcing',
  rest: false,
  render: (own) => <ContactSourcingForm {...own} campaignId="campaign_northwind_2" />,
  async keyboard({ root, keys, find, focused, until }) {
    const value = await find('textbox', 'Value 1')
    await keys('{Tab}{Tab}')
    await until('the value comes after its kind', () => focused() === value)
    await keys('CTO{Tab}{Tab}{Enter}')
    await until('a row is added', () => root.querySelectorAll('.inlay-FilterRows-row').length === 2)
    await keys('Director{Enter}')
    await until('Enter sends it', () => root.querySelector('.inlay-FilterRows input:disabled') !== null)
  },
}
