import type { Specimen } from '../../../../../suites/specimen'
import { Accordion } from './Accordion'

export const specimen: Specimen = {
  name: 'Accordion',
  slot: 'inlay-Accordion',
  render: (own) => (
    <Accordion
      {...own}
      defaultValue={['firmographics']}
      items={[
        { value: 'firmographics', title: 'Firmographics', aside: '8 fields', content: 'Industry, size and place.' },
        { value: 'crm', title: 'CRM', content: 'Owner and stage.' },
      ]}
    />
  ),
  async keyboard({ keys, focused, find, until }) {
    await keys('{Tab}{ArrowDown}')
    const crm = await find('button', 'CRM')
    await until('Down leads to the next heading', () => focused() === crm)
    await keys('{Enter}')
    await until('Enter opens it', () => crm.getAttribute('aria-expanded') === 'true')
    await find('region', 'CRM')
  },
}
