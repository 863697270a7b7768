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
    await keys('Director{Tab}{Enter}')
    await until('and is taken away again', () => root.querySelectorAll('.inlay-FilterRows-row').length === 1)
    const number = await find('spinbutton', 'Contacts per account')
    number.focus()
    await keys('{ArrowUp}')
    await until('there is one more for each account', () => (number as HTMLInputElement).value === '2')
  },
}
