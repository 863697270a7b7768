import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../ui/styles.css'
import type { Filter, FilterGroup } from '../../operation/filter-model'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { FilterBuilder, type FilterBuilderProps } from './FilterBuilder'
import { contactFields } from './fixtures/contact-fields'

const is = (value: string) => ({ field: 'city', operator: 'equals', value }) as const
const group = (combine: 'and' | 'or', ...members: readonly Filter[]): FilterGroup => ({ combine, members })

async function build(defaultFilter: Filter, height?: number) {
  const onFilterChange = vi.fn<NonNullable<FilterBuilderProps['onFilterChange']>>()
  const screen = await render(
    <InlayRoot>
      <div data-testid="around" style={{ maxBlockSize: height, overflow: height === undefined ? undefined : 'auto' }}>
        <FilterBuilder fields={contactFields} defaultFilter={defaultFilter} onFilterChange={onFilterChange} />
      </div>
    </InlayRoot>,
  )
  const row = (name: string) => screen.getByRole('group', { name, exact: true })
  await expect.element(screen.getByRole('group', { name: /^Condition 1 of/ }).first()).toBeVisible()
  const boxOf = (name: string) => row(name).element().getBoundingClientRect()
  return { screen, onFilterChange, row, boxOf }
}

/** Takes a member by its grip; the browser knows no pointer of this id, so that nothing is captured. */
function take(member: Element) {
  const grip = member.querySelector<HTMLElement>(':scope > .inlay-FilterBuilder-lead > .inlay-FilterBuilder-grip')
  if (!grip) throw new Error('It has no grip.')
  grip.setPointerCapture = () => undefined
  const box = grip.getBoundingClientRect()
  const give = (type: string, clientY: number) =>
    grip.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerId: 7,
        button: 0,
        clientX: box.left + 8,
        clientY,
      }),
    )
  give('pointerdown', box.top + 10)
  return { moveTo: (y: number) => give('pointermove', y), dropAt: (y: number) => give('pointerup', y) }
}

const line = () => document.querySelector('.inlay-FilterBuilder-drop')
const said = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent).join(' ')

it('moves a condition with the pointer, shows where, and says where it is then', async () => {
  const { row, boxOf, onFilterChange } = await build(group('and', is('A'), is('B'), is('C')))
  const first = row('Condition 1 of 3')
  const held = take(first.element())
  held.moveTo(boxOf('Condition 3 of 3').bottom + 4)
  await expect.poll(line).not.toBeNull()
  expect(first.element()).toHaveAttribute('data-dragged')
  expect(Math.abs((line()?.getBoundingClientRect().top ?? 0) - boxOf('Condition 3 of 3').bottom)).toBeLessThan(8)
  held.dropAt(boxOf('Condition 3 of 3').bottom + 4)
  expect(onFilterChange).toHaveBeenLastCalledWith(group('and', is('B'), is('C'), is('A')), { reason: 'moved' })
  await expect.poll(line).toBeNull()
  await expect.element(row('Condition 3 of 3').getByRole('button', { name: 'Actions for condition' })).toHaveFocus()
  await expect.poll(said).toContain('Moved: Condition 3 of 3')
})

it('moves into a group and out of it, and a group with all that is in it', async () => {
  const { row, boxOf, onFilterChange } = await build(group('and', is('A'), group('or', is('B'), is('C'))))
  const into = take(row('Condition 1 of 2').element())
  const between = boxOf('Condition 2 of 2 in group 1').top - 4
  into.moveTo(between)
  into.dropAt(between)
  const inside = group('or', is('B'), is('A'), is('C'))
  expect(onFilterChange).toHaveBeenLastCalledWith(group('and', inside), { reason: 'moved' })
  await expect.poll(said).toContain('Moved: Condition 2 of 3 in group 1')
  const out = take(row('Condition 1 of 3 in group 1').element())
  out.moveTo(boxOf('Group 1: Any of these').top - 2)
  out.dropAt(boxOf('Group 1: Any of these').top - 2)
  const left = group('or', is('A'), is('C'))
  expect(onFilterChange).toHaveBeenLastCalledWith(group('and', is('B'), left), { reason: 'moved' })
  await expect.element(row('Condition 1 of 2')).toBeVisible()
  const whole = take(row('Group 1: Any of these').element())
  whole.moveTo(boxOf('Condition 1 of 2').top - 2)
  whole.dropAt(boxOf('Condition 1 of 2').top - 2)
  expect(onFilterChange).toHaveBeenLastCalledWith(group('and', left, is('B')), { reason: 'moved' })
})

it('is given up by Escape, which closes nothing else, and a press without a way moves nothing', async () => {
  const { row, boxOf, onFilterChange } = await build(group('and', is('A'), is('B')))
  const heard = vi.fn<() => void>()
  document.addEventListener('keydown', heard)
  const held = take(row('Condition 1 of 2').element())
  const below = boxOf('Condition 2 of 2').bottom + 4
  held.moveTo(below)
  await expect.poll(line).not.toBeNull()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  await expect.poll(line).toBeNull()
  held.dropAt(below)
  const pressed = take(row('Condition 1 of 2').element())
  pressed.dropAt(boxOf('Condition 1 of 2').top + 10)
  document.removeEventListener('keydown', heard)
  expect(heard).not.toHaveBeenCalled()
  expect(onFilterChange).not.toHaveBeenCalled()
})

it('scrolls what it stands in at its edges', async () => {
  const { screen, row } = await build(group('and', ...Array.from({ length: 12 }, (_, index) => is(String(index)))), 200)
  const around = screen.getByTestId('around').element()
  const held = take(row('Condition 1 of 12').element())
  held.moveTo(around.getBoundingClientRect().bottom - 4)
  await expect.poll(() => around.scrollTop).toBeGreaterThan(100)
  held.dropAt(around.getBoundingClientRect().bottom - 4)
})

it('has nothing to take a single condition by', async () => {
  const { row } = await build(group('and', is('A')))
  expect(row('Condition 1 of 1').element().querySelector('.inlay-FilterBuilder-grip')).toBeNull()
})
