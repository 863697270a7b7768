import type { Specimen } from '../../../../suites/specimen'
import { CampaignsRootScreen } from './CampaignsRootScreen'

export const specimen: Specimen = {
  name: 'CampaignsRootScreen',
  slot: 'inlay-CampaignListScreen',
  rest: false,
  render: (own) => <CampaignsRootScreen {...own} />,
  async keyboard({ keys, find, focused, until }) {
    await find('heading', 'Campaigns')
    const prompt = await find('textbox', 'Describe a new campaign')
    const send = await find('button', 'Start campaign')
    // Past the other ways to begin.
    await keys('{Tab}{Tab}A')
    await until('what is typed can be sent', () => focused() === prompt && !send.matches(':disabled'))
    await keys('{Backspace}')
    await until('nothing cannot', () => send.matches(':disabled, [aria-disabled="true"]'))
  },
}
