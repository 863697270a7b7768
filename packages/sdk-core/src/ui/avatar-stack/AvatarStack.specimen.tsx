import type { Specimen } from '../../../../../suites/specimen'
import { AvatarStack } from './AvatarStack'

const people = [
  'Maren Lindqvist',
  'Theo Okafor',
  'Priya Raghunathan',
  'Jonas Weidemann',
  'Sofía Aldana',
  'Émile Perrault',
]

export const specimen: Specimen = {
  name: 'AvatarStack',
  slot: 'inlay-AvatarStack',
  render: (own) => (
    <AvatarStack {...own} label="Members" people={people.map((name, index) => ({ id: String(index), name }))} />
  ),
  async keyboard({ keys, focused, find, until }) {
    await keys('{Tab}')
    const first = await find('img', 'Maren Lindqvist')
    await until('the first person has focus', () => focused() === first)
    await find('tooltip', 'Maren Lindqvist')
  },
  async open({ keys, find }) {
    await keys('{Tab}')
    await find('tooltip', 'Maren Lindqvist')
  },
}
