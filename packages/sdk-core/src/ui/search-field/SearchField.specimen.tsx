import type { Specimen } from '../../../../../suites/specimen'
import { SearchField } from './SearchField'

const heard: string[] = []

export const specimen: Specimen = {
  name: 'SearchField',
  slot: 'inlay-SearchField',
  refTo: 'input',
  render: (own) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <SearchField
        {...own}
        label="Search campaigns"
        shortcut="/"
        // On a busy machine Enter comes late, and a short rest would come before it.
        delay={1_000}
        onValueChange={(value, { reason }) => heard.push(`${reason}: ${value}`)}
      />
      <SearchField label="Search contacts" defaultValue="Brightwater Foods" size="compact" />
      <SearchField label="Search accounts" defaultValue="Halden" busy size="large" />
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    heard.length = 0
    await keys('{Tab}')
    const field = (await find('searchbox', 'Search campaigns')) as HTMLInputElement
    await until('it has focus', () => focused() === field)
    await keys('lanes{Enter}')
    await until('Enter counts at once', () => heard.at(-1) === 'submitted: lanes')
    await keys(' north')
    await until('typing counts after a rest', () => heard.at(-1) === 'typed: lanes north')
    await keys('{Escape}')
    await until('Escape empties it', () => field.value === '' && heard.at(-1) === 'cleared: ')
    await until('focus stays', () => focused() === field)
    await keys('reefers{Tab}')
    const clear = await find('button', 'Clear search')
    await until('the button is the next stop', () => focused() === clear)
    await keys('{Enter}')
    await until('it empties the field and gives focus back', () => field.value === '' && focused() === field)
  },
}
