import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { contacts, type Contact } from '../fixtures/contacts'
import { EditableContacts } from '../fixtures/EditableContacts'
import { paste, reach } from '../fixtures/grid-in-test'
import type { CellChange, CellEditResult } from './cell-edit'
import '../../ui/styles.css'

const some = contacts(9)
const [name, score] = [1, 3]
const box = () => document.querySelector('.inlay-Table-editor textarea')

/** Saves wait until the test answers them. */
async function shown() {
  const answers: ((result: CellEditResult) => void)[] = []
  const save = vi.fn(
    (_changes: readonly CellChange<Contact>[]) => new Promise<CellEditResult>((resolve) => void answers.push(resolve)),
  )
  const shownWith = (table: boolean) => (
    <StrictMode>
      <InlayRoot>
        {table && (
          <div style={{ blockSize: '480px', inlineSize: '1000px' }}>
            <EditableContacts rows={some} save={save} />
          </div>
        )}
      </InlayRoot>
    </StrictMode>
  )
  const screen = await render(shownWith(true))
  return {
    values: () => save.mock.calls.map(([changes]) => changes.map(({ value }) => value)),
    answer: (result: CellEditResult) => answers.shift()?.(result),
    leave: () => screen.rerender(shownWith(false)),
  }
}
const notice = () => page.getByRole('alert')
const refused = { ok: false, error: 'The list is locked.' } as const

it('says which cell was not saved when the table has gone by then, and saves it from there', async () => {
  const { values, answer, leave } = await shown()
  await reach(2, name)
  await userEvent.keyboard('Somebody else')
  await expect.poll(box).not.toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.poll(values).toEqual([['Somebody else']])
  await leave()
  answer(refused)
  await expect.element(notice()).toHaveTextContent(`Name, ${some[0]?.name} not saved: “Somebody else”`)
  await expect.element(notice()).toHaveTextContent('The list is locked.')
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.poll(values).toEqual([['Somebody else'], ['Somebody else']])
  answer(refused)
  await expect.element(notice()).toHaveTextContent('The list is locked.')
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.poll(values).toHaveLength(3)
  answer({ ok: true })
  await expect.element(notice()).not.toBeInTheDocument()
})

it('takes what had failed before along, however many cells it was', async () => {
  const { answer, leave, values } = await shown()
  await reach(2, score)
  paste('10\n20\n30')
  await expect.poll(values).toEqual([[10, 20, 30]])
  answer(refused)
  await expect.element(page.getByText('3 cells were not saved. The list is locked.')).toBeVisible()
  await leave()
  await expect.element(notice()).toHaveTextContent('3 cells not saved')
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.poll(values).toEqual([
    [10, 20, 30],
    [10, 20, 30],
  ])
})

it('saves what is half typed when its table goes', async () => {
  const { values, answer, leave } = await shown()
  await reach(2, score)
  await userEvent.keyboard('42')
  await expect.poll(box).not.toBeNull()
  expect(values()).toEqual([])
  await leave()
  await expect.poll(values).toEqual([[42]])
  answer({ ok: true })
  expect(notice().elements()).toEqual([])
})

it('says what is half typed and cannot be read when its table goes', async () => {
  const { values, leave } = await shown()
  await reach(2, score)
  await userEvent.keyboard('many')
  await expect.poll(box).not.toBeNull()
  await leave()
  await expect.element(notice()).toHaveTextContent(`Score, ${some[0]?.name} not saved: “many”`)
  await expect.element(notice()).toHaveTextContent('“many” is no number')
  expect(values()).toEqual([])
})
