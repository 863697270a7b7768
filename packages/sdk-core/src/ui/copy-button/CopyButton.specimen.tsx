import type { Specimen } from '../../../../../suites/specimen'
import { CopyButton } from './CopyButton'

let asked = 0

export const specimen: Specimen = {
  name: 'CopyButton',
  slot: 'inlay-CopyButton',
  render: (own) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <CopyButton
        {...own}
        label="Copy link"
        labelShown
        text={() => {
          asked += 1
          return 'https://example.com/c/12'
        }}
      />
      <CopyButton text="theo@brightwater.com" label="Copy email" />
    </div>
  ),
  async keyboard({ keys, focused, find, until }) {
    asked = 0
    await keys('{Tab}')
    const button = await find('button', 'Copy link')
    await until('it has focus', () => focused() === button)
    await keys('{Enter}')
    await until('it asked for the text and said how it went', () => asked === 1 && button.dataset.state !== 'idle')
  },
}
