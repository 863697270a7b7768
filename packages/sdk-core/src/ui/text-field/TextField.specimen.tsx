import { Mail } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { Button } from '../button/Button'
import { TextField } from './TextField'

export const specimen: Specimen = {
  name: 'TextField',
  slot: 'inlay-Field',
  refTo: 'input',
  render: (own) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxInlineSize: 560 }}>
      <TextField {...own} label="Name" required clearable defaultValue="Cold-chain shippers" />
      <TextField label="Email" icon={Mail} defaultValue="theo@brightwater" error="Enter a full address" />
      <TextField label="Password" type="password" defaultValue="chilled-lanes" />
      <TextField label="Subject line" maxCharacters={60} end={<Button variant="link">Write again</Button>} />
      <TextField label="Company" optional size="compact" hint="As it stands on its website" />
      <TextField label="Workspace" disabled defaultValue="Northwind" />
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    await keys('{Tab}')
    const name = (await find('textbox', 'Name')) as HTMLInputElement
    await until('the first field has focus', () => focused() === name)
    await keys('{End}, north')
    await until('what is typed is in it', () => name.value === 'Cold-chain shippers, north')
    await keys('{Tab}{Enter}')
    await until('the button empties it', () => name.value === '')
    await until('focus is back in the field', () => focused() === name)
    await keys('{Tab}{Tab}{Tab}')
    const show = await find('button', 'Show Password')
    await until('the next stops are the fields and the button that shows', () => focused() === show)
    await keys(' ')
    await find('textbox', 'Password')
    await keys('{Tab}a')
    const subject = await find('textbox', 'Subject line')
    await until('the counter counts', () => textOf(subject, 'counter') === '1 of 60')
  },
}

function textOf(control: HTMLElement, part: string): string | undefined {
  const root = control.getRootNode() as Document | ShadowRoot
  return root.getElementById(`${control.id}-${part}`)?.textContent
}
