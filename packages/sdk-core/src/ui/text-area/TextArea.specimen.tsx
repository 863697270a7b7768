import type { Specimen } from '../../../../../suites/specimen'
import { TextArea } from './TextArea'

export const specimen: Specimen = {
  name: 'TextArea',
  slot: 'inlay-Field',
  refTo: 'textarea',
  render: (own) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      <TextArea
        {...own}
        label="Goal"
        minRows={2}
        maxRows={4}
        maxCharacters={500}
        defaultValue="Lead with their own volume, one figure per mail."
      />
      <TextArea label="Prompt" minRows={2} error="Say what you want found" />
      <TextArea label="Note" minRows={2} disabled defaultValue="Nothing to change here" />
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    await keys('{Tab}')
    const goal = (await find('textbox', 'Goal')) as HTMLTextAreaElement
    await until('it has focus', () => focused() === goal)
    const before = goal.clientHeight
    await keys('{Control>}{End}{/Control}{Enter}second{Enter}third{Enter}fourth')
    await until('it grows with its text', () => goal.clientHeight > before)
    const grown = goal.clientHeight
    await keys('{Enter}fifth{Enter}sixth')
    await until('it stops at its highest', () => goal.clientHeight === grown)
    await keys('{Tab}')
    const prompt = await find('textbox', 'Prompt')
    await until('Tab leaves it', () => focused() === prompt)
  },
}
