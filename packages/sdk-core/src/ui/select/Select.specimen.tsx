import { Building2, Mail, Send } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { Select } from './Select'

export const specimen: Specimen = {
  name: 'Select',
  slot: 'inlay-Field',
  refTo: '[role="combobox"]',
  render: (own) => (
    <Select
      {...own}
      label="Provider"
      hint="Who sends the messages"
      clearable
      defaultValue="salesloft"
      options={[
        { value: 'smartlead', label: 'Smartlead', icon: Send, description: 'Sends through your own mailboxes' },
        { value: 'outreach', label: 'Outreach', icon: Mail, disabledReason: 'Connect it in the settings first' },
        { label: 'Connected', options: [{ value: 'salesloft', label: 'Salesloft', icon: Building2 }] },
      ]}
    />
  ),
  async keyboard({ root, keys, find, until, focused }) {
    const field = await find('combobox', 'Provider')
    const value = () => field.textContent
    await keys('{Tab}')
    await until('the field has focus', () => focused() === field)
    await keys('{Enter}')
    await find('listbox', 'Provider')
    await keys('{Home}{ArrowDown}{Enter}')
    await until('what cannot be chosen leaves the list open', () => field.ariaExpanded === 'true')
    await keys('sm{Enter}')
    await until('letters lead to what begins with them', () => value() === 'Smartlead')
    await until('the list is closed', () => root.querySelector('[role="listbox"]') === null)
    await keys('{ArrowDown}{End}{Escape}')
    await until('Escape leaves what was chosen', () => value() === 'Smartlead' && focused() === field)
    await keys('{Delete}')
    await until('Delete takes it back', () => value() === 'Choose')
  },
  async open({ keys, find }) {
    await keys('{Tab}{Enter}')
    await find('listbox', 'Provider')
  },
}
