import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles.css'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable, type DataTableProps } from '../DataTable'

interface Line {
  readonly id: string
}

const rows = Array.from({ length: 1_000 }, (_, index) => ({ id: `r${index}` }))
const rowId = ({ id }: Line) => id
const columns = Array.from({ length: 30 }, (_, index) => ({
  id: `c${index}`,
  header: `Column ${index}`,
  value: ({ id }: Line) => `${id} ${index}`,
}))

const table = (props: Partial<DataTableProps<Line>> = {}) => (
  <InlayRoot>
    <div style={{ blockSize: '400px', inlineSize: '600px' }}>
      <DataTable label="Lines" rows={rows} rowId={rowId} columns={columns} {...props} />
    </div>
  </InlayRoot>
)

const grid = () => document.querySelector<HTMLElement>('[role="grid"]') as HTMLElement
const lines = () =>
  Array.from(grid().querySelectorAll('.inlay-Table-row'), (row) => Number(row.getAttribute('aria-rowindex')) - 2)
const texts = () => Array.from(grid().querySelectorAll('.inlay-Table-row'), (row) => row.firstElementChild?.textContent)
const inOrder = () => lines().toSorted((one, other) => one - other)
const scrollTo = async (line: number) => {
  grid().scrollTop = line * 36
  await expect.poll(() => lines().includes(line) && lines().includes(line + 8)).toBe(true)
}

it('has every line that can be seen, in the order of the rows once scrolling is over', async () => {
  await render(table())
  for (const line of [4, 9, 12, 40, 37, 500, 499, 990, 3]) {
    await scrollTo(line)
    const shown = lines()
    for (let each = line; each < line + 9; each += 1) expect(shown).toContain(each)
    expect(new Set(shown).size).toBe(shown.length)
  }
  for (const line of [6, 13, 11, 300]) {
    await scrollTo(line)
    await expect.poll(lines).toEqual(inOrder())
    expect(texts()).toEqual(lines().map((each) => `r${each} 0`))
  }
})

it('uses the same elements in their order where all rows are others', async () => {
  const screen = await render(table())
  const before = [...grid().querySelectorAll('.inlay-Table-row')]
  await screen.rerender(table({ rows: rows.toReversed() }))
  await expect.poll(() => texts()[0]).toBe('r999 0')
  expect(texts()).toEqual(lines().map((each) => `r${999 - each} 0`))
  expect([...grid().querySelectorAll('.inlay-Table-row')]).toEqual(before)
})

it('has the cells that can be seen, and the one to which a key leads', async () => {
  await render(table())
  expect(grid().querySelectorAll('[aria-rowindex="2"] > [role="gridcell"]').length).toBeLessThan(10)
  grid().querySelector<HTMLElement>('[aria-rowindex="2"] > [aria-colindex="1"]')?.focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => document.activeElement?.textContent).toBe('r0 29')
  await userEvent.keyboard('{Home}')
  await expect.poll(() => document.activeElement?.textContent).toBe('r0 0')
  grid().scrollLeft = 1_600
  await expect.poll(() => grid().querySelector('[aria-rowindex="5"] > [aria-colindex="12"]')?.textContent).toBe('r3 11')
})
