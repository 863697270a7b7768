import type { Specimen } from '../../../../../suites/specimen'
import { Composer } from './Composer'

let sent: unknown

export const specimen: Specimen = {
  name: 'Composer',
  slot: 'inlay-Composer',
  render: (own) => (
    <Composer
      {...own}
      placeholder="Ask for leads, details or outreach"
      onSend={(content) => {
        sent = content
      }}
    />
  ),
  async keyboard({ keys, focused, find, until }) {
    sent = undefined
    const field = await find('textbox', 'Message')
    await keys('{Tab}')
    await until('the field is reached', () => focused() === field)
    await keys('One{Shift>}{Enter}{/Shift}two{Enter}')
    await until('it is sent with its lines', () => sent === 'One\ntwo')
    await until('the field is empty and has focus', () => field.textContent === '' && focused() === field)
  },
}
