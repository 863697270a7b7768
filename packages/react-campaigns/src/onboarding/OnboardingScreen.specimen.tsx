import type { Specimen } from '../../../../suites/specimen'
import { OnboardingScreen } from './OnboardingScreen'

export const specimen: Specimen = {
  name: 'OnboardingScreen',
  slot: 'inlay-OnboardingScreen',
  rest: false,
  render: (own) => (
    <div style={{ display: 'flex', minBlockSize: '480px' }}>
      <OnboardingScreen {...own} />
    </div>
  ),
  async keyboard({ keys, find, focused, until, root }) {
    await keys('{Tab}')
    await until('the name comes first', () => focused()?.matches('.inlay-InlineEdit-value') === true)
    await keys('{Enter}Ada')
    await until('it is edited', () => focused()?.matches('input') === true)
    await keys('{Escape}')
    await until('it is as it was', () => root.querySelector('[data-editing]') === null)
    const next = await find('button', 'Next')
    next.focus()
    await keys('{Enter}')
    await until('what is missing is said', () => root.textContent.includes('Company is required'))
    await keys('{Escape}')
  },
  async open({ keys, find }) {
    const role = await find('combobox', 'Role')
    role.focus()
    await keys('{Enter}')
    await find('listbox')
  },
}
