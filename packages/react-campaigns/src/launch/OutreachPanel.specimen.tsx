import type { Specimen } from '../../../../suites/specimen'
import { launched } from './fixtures/launched'
import { OutreachPanel } from './OutreachPanel'

export const specimen: Specimen = {
  name: 'OutreachPanel',
  slot: 'inlay-Outreach',
  rest: false,
  render: (own) => <OutreachPanel {...own} campaign={launched} />,
  async keyboard({ keys, find, until, focused }) {
    const link = await find('link', /Open at the email provider/)
    await keys('{Tab}')
    await until('the link to the provider has focus', () => focused() === link)
  },
}
