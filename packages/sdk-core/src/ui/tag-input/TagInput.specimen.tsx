import type { Specimen } from '../../../../../suites/specimen'
import { TagInput } from './TagInput'

export const specimen: Specimen = {
  name: 'TagInput',
  slot: 'inlay-Field',
  refTo: 'input[type="text"]',
  render: (own) => (
    <TagInput {...own} label="Keywords" hint="Enter or a comma adds one" max={6} defaultValue={['Reefers', 'Dairy']} />
  ),
  async keyboard({ root, keys, find, until, focused }) {
    const input = await find('textbox', 'Keywords')
    const tags = () => [...root.querySelectorAll('.inlay-Tag')].map((tag) => tag.textContent).join()
    await keys('{Tab}')
    await until('the input has focus', () => focused() === input)
    await keys('cold chain{Enter}ports,')
    await until('Enter and comma add', () => tags() === 'Reefers,Dairy,cold chain,ports')
    await keys('dairy{Enter}')
    await until('none is there twice', () => tags() === 'Reefers,Dairy,cold chain,ports')
    await keys('{ArrowLeft}{ArrowLeft}{Delete}')
    await until('the one with focus is removed', () => tags() === 'Reefers,Dairy,ports')
    const next = await find('button', 'Remove ports')
    await until('focus is on the next', () => focused() === next)
    await keys('{End}{Backspace}')
    await until('Backspace removes the last', () => tags() === 'Reefers,Dairy' && focused() === input)
  },
}
