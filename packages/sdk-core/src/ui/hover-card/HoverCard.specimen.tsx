import type { Specimen } from '../../../../../suites/specimen'
import { Link } from '../link/Link'
import { HoverCard } from './HoverCard'

export const specimen: Specimen = {
  name: 'HoverCard',
  slot: 'inlay-HoverCard',
  render: (own) => (
    <p>
      Written to{' '}
      <HoverCard {...own} delay={0} defaultOpen trigger={<Link href="#theo">Theo Okafor</Link>} label="Theo Okafor">
        <p>Director of Freight Procurement, EMEA</p>
        <Link href="#brightwater">Brightwater Foods</Link>
      </HoverCard>{' '}
      on 18 November. <Link href="#again">Write again</Link>
    </p>
  ),
  async keyboard({ root, keys, focused, find, until }) {
    const closed = () => root.querySelector('.inlay-HoverCard') === null
    await keys('{Tab}')
    await find('group', 'Theo Okafor')
    await keys('{Tab}')
    await until('Tab leads into the card', () => focused()?.textContent === 'Brightwater Foods')
    await keys('{Shift>}{Tab}{/Shift}')
    await until('and back to its trigger', () => focused()?.textContent === 'Theo Okafor')
    await keys('{Escape}')
    await until('Escape has closed it', closed)
    await keys('{Tab}')
    await until('and Tab goes on behind it', () => focused()?.textContent === 'Write again')
  },
  async open({ keys, find }) {
    await keys('{Tab}')
    await find('group', 'Theo Okafor')
  },
}
