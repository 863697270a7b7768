import type { Specimen } from '../../../../suites/specimen'
import { launched } from './fixtures/launched'
import { OutreachPanel } from './OutreachPanel'

export const specimen: Specimen = {
  name: 'OutreachPanel',
  slot: 'inlay-Outreach',
  rest: false,
  render: (own) => <OutreachPanel {...own} campaign={launched} />,
  async keyboard({ find, until, focused }) {
    const link = await find('link', /Open at the email provider/)
    link.focus()
    await until('the link to the provider has focus', () => focused() === link)
  },
}
