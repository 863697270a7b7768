import { Building2, Users } from 'lucide-react'
import type { Specimen } from '../../../../../suites/specimen'
import { RadioGroup } from './RadioGroup'

export const specimen: Specimen = {
  name: 'RadioGroup',
  slot: 'inlay-RadioGroup',
  refTo: 'input',
  render: (own) => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 480 }}>
      <RadioGroup
        {...own}
        label="Tone"
        required
        options={[
          { value: 'plain', label: 'Plain', hint: 'Short sentences, no adjectives' },
          { value: 'warm', label: 'Warm', hint: 'As to somebody known' },
          { value: 'formal', label: 'Formal', disabled: true },
        ]}
      />
      <RadioGroup
        label="Begin with"
        variant="card"
        orientation="horizontal"
        defaultValue="accounts"
        options={[
          { value: 'accounts', label: 'Accounts', icon: Building2, hint: 'Companies first, then people in them' },
          { value: 'contacts', label: 'Contacts', icon: Users, hint: 'People right away' },
        ]}
      />
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    const plain = (await find('radio', 'Plain')) as HTMLInputElement
    const warm = (await find('radio', 'Warm')) as HTMLInputElement
    await keys('{Tab}')
    await until('the first has focus', () => focused() === plain && !plain.checked)
    await keys('{ArrowDown}')
    await until('Arrow Down chooses the next', () => focused() === warm && warm.checked)
    await keys('{ArrowDown}')
    await until('arrows go round, past what is disabled', () => focused() === plain && plain.checked)
    await keys('{Tab}')
    const accounts = await find('radio', 'Accounts')
    await until('the group is one stop, and the chosen one the next', () => focused() === accounts)
    await keys('{ArrowRight}')
    const contacts = (await find('radio', 'Contacts')) as HTMLInputElement
    await until('arrows choose cards', () => contacts.checked)
  },
}
