import type { Specimen } from '../../../../../suites/specimen'
import { Breadcrumbs } from './Breadcrumbs'

const places = ['Northwind', 'Copy editing', 'Cold-chain report', 'Drafts', 'Summary']

export const specimen: Specimen = {
  name: 'Breadcrumbs',
  slot: 'inlay-Breadcrumbs',
  render: (own) => (
    <Breadcrumbs {...own} items={places.map((label, index) => ({ id: String(index), label, href: `#${index}` }))} />
  ),
  async keyboard({ keys, focused, find, until }) {
    await keys('{Tab}')
    const first = await find('link', 'Northwind')
    await until('the first place has focus', () => focused() === first)
    await keys('{Tab}{Enter}')
    const hidden = await find('menuitem', 'Copy editing')
    await until('the menu of the places between has focus', () => focused() === hidden)
    await keys('{Escape}')
    const more = await find('button', 'More places')
    await until('focus is back', () => focused() === more)
  },
  async open({ keys, find }) {
    await keys('{Tab}{Tab}{Enter}')
    await find('menuitem', 'Copy editing')
  },
}
