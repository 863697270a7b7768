import type { Specimen } from '../../../../../suites/specimen'
import { FileDrop } from './FileDrop'
import type { FileEntry } from './file-entry'

const file = (name: string) => new File([new Uint8Array(18_400)], name, { type: 'text/csv', lastModified: 1 })

const files: readonly FileEntry[] = [
  { id: '1', file: file('Cold-chain shippers.csv'), status: 'success' },
  { id: '2', file: file('Iberian retail.csv'), status: 'started', progress: 0.58 },
  { id: '3', file: file('Trade fair.csv'), status: 'errored', error: 'The column “Email” is missing' },
]

export const specimen: Specimen = {
  name: 'FileDrop',
  slot: 'inlay-FileDrop',
  refTo: 'input',
  render: (own) => (
    <FileDrop
      {...own}
      label="Contact list"
      accept={['.csv', '.xlsx']}
      maxSize={5 * 1_024 * 1_024}
      multiple
      defaultFiles={files}
    />
  ),
  async keyboard({ root, keys, focused, find, until }) {
    const left = () => root.querySelectorAll('[data-status]').length
    await keys('{Tab}')
    await until('the field has focus', () => focused()?.matches('input[type="file"]') ?? false)
    const first = await find('button', 'Remove Cold-chain shippers.csv')
    await keys('{Tab}')
    await until('the first file can be reached', () => focused() === first)
    await keys('{Enter}')
    const second = await find('button', 'Remove Iberian retail.csv')
    await until('it is gone, and the next one has focus', () => focused() === second && left() === 2)
    await keys('{Enter}')
    const third = await find('button', 'Remove Trade fair.csv')
    await until('so is the next', () => focused() === third && left() === 1)
    await keys('{Enter}')
    await until('focus is back on the field', () => focused()?.matches('input[type="file"]') ?? false)
  },
}
