import type { Specimen } from '../../../../../suites/specimen'
import { Tabs } from './Tabs'

export const specimen: Specimen = {
  name: 'Tabs',
  slot: 'inlay-Tabs',
  render: (own) => (
    <Tabs
      {...own}
      label="Campaign"
      items={[
        { value: 'contacts', label: 'Contacts', count: 342, panel: 'The contacts of the campaign.' },
        { value: 'accounts', label: 'Accounts', count: 128, panel: 'The accounts they work at.' },
        { value: 'overview', label: 'Overview', disabledReason: 'Not written yet', panel: 'Overview' },
      ]}
    />
  ),
  async keyboard({ keys, focused, find, until }) {
    await keys('{Tab}{End}')
    const overview = await find('tab', 'Overview')
    await until('one that is not to be used can be reached', () => focused() === overview)
    await keys('{Home}')
    await keys(overview.matches(':dir(rtl)') ? '{ArrowLeft}' : '{ArrowRight}')
    const panel = await find('tabpanel', /Accounts/)
    await keys('{Tab}')
    await until('the panel is the next stop', () => focused() === panel)
  },
}
