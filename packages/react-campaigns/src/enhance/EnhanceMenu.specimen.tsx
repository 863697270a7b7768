import type { Specimen } from '../../../../suites/specimen'
import { EnhanceMenu } from './EnhanceMenu'

const campaign = {
  campaignId: 'campaign_northwind_2',
  enrichmentWithAiMetadata: [{ fieldName: 'icebreaker', userPrompt: 'Write an icebreaker' }],
}

export const specimen: Specimen = {
  name: 'EnhanceMenu',
  slot: 'inlay-Button',
  rest: false,
  render: (own) => (
    <EnhanceMenu {...own} campaign={campaign} artifactType="contact" fields={['name', 'icebreaker']} rowCount={48} />
  ),
  async keyboard({ keys, find, until, focused }) {
    await keys('{Tab}{Enter}')
    await find('menu', 'Enhance contacts')
    await keys('ice{Enter}')
    await find('dialog', 'Enhance with AI')
    await keys('{Escape}')
    await until('focus is back on the button', () => focused()?.textContent === 'Enhance contacts')
  },
  async open({ keys, find }) {
    await keys('{Tab}{Enter}')
    await find('menu', 'Enhance contacts')
  },
}
