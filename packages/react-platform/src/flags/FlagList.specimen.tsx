import { useState } from 'react'
import type { Flags } from '@inlay/sdk-core/contract/workspace'
import type { Own, Specimen } from '../../../../suites/specimen'
import { groupFlags } from './flag-groups'
import { FlagList } from './FlagList'

const [group] = groupFlags('', () => '')

function List({ own }: { readonly own: Own }) {
  const [flags, setFlags] = useState<Flags>({})
  if (!group) return null
  const turn = (flag: string, on: boolean) => setFlags((known) => ({ ...known, [flag]: on }))
  return <FlagList {...own} group={{ ...group, flags: group.flags.slice(0, 3) }} flags={flags} onTurn={turn} />
}

export const specimen: Specimen = {
  name: 'FlagList',
  slot: 'inlay-FlagList',
  rest: false,
  render: (own) => <List own={own} />,
  async keyboard({ root, keys, focused, until }) {
    const count = () => root.querySelector('.inlay-FlagList-count')?.textContent
    await keys('{Tab}{Tab} ')
    await until('the second is turned on', () => count() === '1 of 3 on')
    await keys('{Shift>}{Tab}{/Shift} ')
    await until('so is the first', () => count() === '2 of 3 on')
    await keys(' ')
    await until('and off again', () => count() === '1 of 3 on')
    await until('focus stays on it', () => focused()?.getAttribute('role') === 'switch')
  },
}
