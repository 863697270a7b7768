import type { Specimen } from '../../../../../suites/specimen'
import { Pagination } from './Pagination'

const led: number[] = []

export const specimen: Specimen = {
  name: 'Pagination',
  slot: 'inlay-Pagination',
  render: (own) => (
    <Pagination
      {...own}
      label="Contacts"
      page={3}
      pageSize={50}
      total={1_342}
      onPageChange={(page) => led.push(page)}
      pageSizes={[25, 50, 100]}
      onPageSizeChange={() => undefined}
    />
  ),
  async keyboard({ keys, focused, find, until }) {
    led.length = 0
    await keys('{Tab}{Tab}')
    const previous = await find('button', 'Previous page')
    await until('the button back has focus', () => focused() === previous)
    await keys('{Enter}{Tab}{Enter}')
    await until('it led back, and to the first', () => led.join() === '2,1')
  },
}
