import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { DataTable } from '../DataTable'
import type { TableView } from '../columns/table-view'
import { contactColumns, contactId, contacts, type Contact } from '../fixtures/contacts'
import { cell, grid } from '../fixtures/grid-in-test'
import type { LoadRows } from './create-paged-rows'
import { usePagedRows } from './use-paged-rows'
import '../../ui/styles.css'

const everybody = contacts(1_000)

function Served({ load }: { readonly load: LoadRows<Contact> }) {
  const [view, setView] = useState<TableView>({})
  const { table } = usePagedRows({ load, view })
  return (
    <InlayRoot>
      <div style={{ blockSize: '480px', inlineSize: '1000px' }}>
        <DataTable
          label="Contacts"
          rowId={contactId}
          columns={contactColumns}
          view={view}
          onViewChange={setView}
          selectable
          {...table}
        />
      </div>
    </InlayRoot>
  )
}

const page = (offset: number, limit: number) => ({
  rows: everybody.slice(offset, offset + limit),
  total: everybody.length,
})
const serve = () => vi.fn<LoadRows<Contact>>(async ({ offset, limit }) => page(offset, limit))
/** Answers what is looked at first at once, all else when it is let. */
const serveHeld = () => {
  const held: (() => void)[] = []
  const load: LoadRows<Contact> = ({ offset, limit }) =>
    new Promise((resolve) => {
      if (offset === 0) resolve(page(offset, limit))
      else held.push(() => resolve(page(offset, limit)))
    })
  return { load, held }
}

let copied: MockInstance<(text: string) => Promise<void>>
beforeEach(() => {
  copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
})
afterEach(() => copied.mockRestore())

const reachFirst = async () => {
  await expect.poll(() => cell(2, 2)?.textContent).toContain(everybody[0]?.name)
  cell(2, 2)?.focus()
}

it('loads the rows of a range before it copies them', async () => {
  const load = serve()
  await render(<Served load={load} />)
  await reachFirst()
  await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}')
  await userEvent.copy()
  await expect.poll(() => copied.mock.lastCall?.[0].split('\n')).toEqual(everybody.map(({ name }) => name))
  expect(new Set(load.mock.calls.map(([{ offset }]) => offset)).size).toBe(10)
})

it('selects rows up to one that nobody has scrolled to, with all between', async () => {
  const screen = await render(<Served load={serve()} />)
  await reachFirst()
  await userEvent.keyboard(' {Control>}{End}{/Control}')
  await expect.poll(() => cell(1_001, 2)?.textContent).toContain(everybody.at(-1)?.name)
  await userEvent.keyboard('{Shift>} {/Shift}')
  await expect.element(screen.getByText('1,000 rows selected')).toBeVisible()
})

it('shows how far it is, and stops', async () => {
  const { load, held } = serveHeld()
  const screen = await render(<Served load={load} />)
  await reachFirst()
  await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}')
  await userEvent.copy()
  const bar = screen.getByRole('progressbar', { name: 'Loading rows' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '100 of 1,000 rows')
  held[0]?.()
  await expect.element(bar).toHaveAttribute('aria-valuetext', '200 of 1,000 rows')
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await expect.element(bar).not.toBeInTheDocument()
  expect(grid().contains(document.activeElement)).toBe(true)
  for (const answer of held) answer()
  expect(copied).not.toHaveBeenCalled()
})

/** A server that answers for its first page alone. */
async function copyWhatCannotBeLoaded() {
  const load = serve()
  load.mockImplementation(({ offset, limit }) =>
    offset === 0 ? Promise.resolve(page(offset, limit)) : Promise.reject(new Error('No answer')),
  )
  const screen = await render(<Served load={load} />)
  await reachFirst()
  await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}')
  await userEvent.copy()
  await expect.element(screen.getByText('900 rows could not be loaded, so nothing was done')).toBeVisible()
  return { screen, load }
}

it('says that the rows of a range could not be loaded', async () => {
  await copyWhatCannotBeLoaded()
  expect(copied).not.toHaveBeenCalled()
})

it('asks again for rows that could not be loaded before', async () => {
  const { screen, load } = await copyWhatCannotBeLoaded()
  load.mockImplementation(async ({ offset, limit }) => page(offset, limit))
  await userEvent.copy()
  await expect.poll(() => copied.mock.lastCall?.[0].split('\n')).toHaveLength(1_000)
  await expect.element(screen.getByText('Could not be loaded')).not.toBeInTheDocument()
})

it('says how many rows were left out that nobody can load', async () => {
  const rows = everybody.slice(0, 20).map((row, index) => (index < 15 ? row : undefined))
  const screen = await render(
    <InlayRoot>
      <div style={{ blockSize: '480px' }}>
        <DataTable label="Contacts" rowId={contactId} columns={contactColumns} selectable manual rows={rows} />
      </div>
    </InlayRoot>,
  )
  await reachFirst()
  await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}')
  await userEvent.copy()
  await expect.element(screen.getByText('5 rows that are not loaded were left out')).toBeVisible()
})

it('asks for all rows at once where single ones cannot be asked for', async () => {
  const rows = everybody.slice(0, 20).map((row, index) => (index < 15 ? row : undefined))
  await render(
    <InlayRoot>
      <div style={{ blockSize: '480px' }}>
        <DataTable
          label="Contacts"
          rowId={contactId}
          columns={contactColumns}
          manual
          rows={rows}
          loadAll={async () => everybody.slice(0, 20)}
        />
      </div>
    </InlayRoot>,
  )
  await expect.poll(() => cell(2, 1)?.textContent).toContain(everybody[0]?.name)
  cell(2, 1)?.focus()
  await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}')
  await userEvent.copy()
  await expect.poll(() => copied.mock.lastCall?.[0].split('\n')).toEqual(everybody.slice(0, 20).map(({ name }) => name))
})

it('shows how far a file is, and stops', async () => {
  const create = vi.spyOn(URL, 'createObjectURL')
  const { load, held } = serveHeld()
  const screen = await render(<Served load={load} />)
  await reachFirst()
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  const bar = screen.getByRole('progressbar', { name: 'Making the file' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '100 of 1,000 rows')
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await expect.element(bar).not.toBeInTheDocument()
  for (const answer of held) answer()
  await expect.element(screen.getByRole('button', { name: 'Download CSV' })).not.toHaveAttribute('aria-disabled')
  expect(create).not.toHaveBeenCalled()
  create.mockRestore()
})

/** A server whose second page fails while it is down, and a table that shows where that page would be. */
async function scrolledToAFailedPage() {
  const server = { isDown: true }
  const load: LoadRows<Contact> = async ({ offset, limit }) => {
    if (server.isDown && offset >= 100) throw new Error('down')
    return page(offset, limit)
  }
  await render(<Served load={load} />)
  await reachFirst()
  grid().scrollTop = 36 * 130
  return server
}

it('shows of the rows of a page that failed that they did, and asks again from there', async () => {
  const server = await scrolledToAFailedPage()
  const failed = () => cell(140, 2)?.querySelector<HTMLElement>('.inlay-Table-failed')
  await expect.poll(() => failed()?.textContent).toBe('Could not be loaded. Try again')
  expect(cell(140, 2)?.parentElement?.getAttribute('aria-busy')).toBeNull()
  server.isDown = false
  await userEvent.click(failed() as HTMLElement)
  await expect.poll(() => cell(140, 2)?.textContent).toContain(everybody[138]?.name)
  expect(failed()).toBeNull()
})

it('says in every column of a failed row that it failed, and at its box', async () => {
  const server = await scrolledToAFailedPage()
  await expect.poll(() => cell(140, 4)?.getAttribute('aria-label')).toBe('Could not be loaded. Try again')
  expect(cell(140, 1)?.querySelector('input')?.getAttribute('aria-label')).toBe('Could not be loaded. Try again')
  cell(140, 4)?.focus()
  server.isDown = false
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => cell(140, 2)?.textContent).toContain(everybody[138]?.name)
  expect(grid().querySelector('.inlay-Table-body [role="gridcell"][aria-label]')).toBeNull()
})

it('keeps the cell that has the focus in view when a notice comes below the rows', async () => {
  const load: LoadRows<Contact> = async ({ offset, limit }) => {
    if (offset >= 900) throw new Error('down')
    return page(offset, limit)
  }
  const screen = await render(<Served load={load} />)
  await reachFirst()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await userEvent.keyboard('{Control>}a{/Control}{Control>}c{/Control}')
  await expect.element(screen.getByText(/could not be loaded, so nothing was done/)).toBeVisible()
  const { bottom } = grid().getBoundingClientRect()
  await expect.poll(() => document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
})

it('asks again for a failed page with Enter, too', async () => {
  const server = await scrolledToAFailedPage()
  await expect.poll(() => cell(140, 4)?.parentElement?.dataset['failed']).toBe('')
  cell(140, 4)?.focus()
  server.isDown = false
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => cell(140, 2)?.textContent).toContain(everybody[138]?.name)
})

it('loads what is looked at first, and gives up a copy where the rows are sorted meanwhile', async () => {
  const asked: string[] = []
  const load: LoadRows<Contact> = ({ offset, limit, sort, signal }) => {
    asked.push(`${sort[0]?.columnId ?? 'as they are'} ${offset}`)
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('Stopped')))
      // What is copied but not looked at never comes.
      if (offset === 0 || offset === 900) resolve(page(offset, limit))
    })
  }
  const screen = await render(<Served load={load} />)
  await reachFirst()
  await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}')
  await userEvent.copy()
  const bar = screen.getByRole('progressbar', { name: 'Loading rows' })
  await expect.element(bar).toBeVisible()
  grid().scrollTop = grid().scrollHeight
  await expect.poll(() => cell(1_001, 2)?.textContent).toContain(everybody.at(-1)?.name)
  await expect.element(bar).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Score', exact: true }))
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(screen.getByText('Other rows are shown by now, so nothing was done.')).toBeVisible()
  await expect.poll(() => asked.at(-1)).toMatch(/^score [09]00?$/)
  expect(copied).not.toHaveBeenCalled()
})
