import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles.css'
import type { TableView } from '../columns/table-view'
import { contactColumns } from '../fixtures/contacts'
import { InlayRoot } from '../../ui/root/InlayRoot'
import type { SavedViewList } from './saved-view'
import { memorySavedViews, type SavedViewStore } from './saved-view-store'
import { SavedViews } from './SavedViews'
import { useSavedViews, type SavedViews as SavedViewsState } from './use-saved-views'

const byScore: TableView = { sort: [{ columnId: 'score', direction: 'desc' }] }
const byCity: TableView = { groupBy: 'city' }
const kept: SavedViewList = {
  views: [
    { id: 'score', name: 'Best first', view: byScore },
    { id: 'city', name: 'By city', view: byCity },
  ],
  defaultId: 'score',
}

let views: SavedViewsState

function Bar({ store }: { readonly store: SavedViewStore }) {
  views = useSavedViews({ columns: contactColumns, store })
  return (
    <>
      <SavedViews views={views} />
      <output>{JSON.stringify(views.view)}</output>
    </>
  )
}

async function show(store: SavedViewStore) {
  const screen = await render(
    <InlayRoot>
      <Bar store={store} />
    </InlayRoot>,
  )
  const button = screen.getByRole('button', { name: /^Views:/ })
  const act = async (name: string, role: 'menuitem' | 'menuitemradio' | 'menuitemcheckbox' = 'menuitem') => {
    await userEvent.click(button)
    await userEvent.click(screen.getByRole(role, { name, exact: true }))
  }
  const shown = () => JSON.parse(document.querySelector('output')?.textContent ?? 'null')
  return { screen, button, act, shown }
}

const names = (store: SavedViewStore) => (store.load() as SavedViewList).views.map(({ name }) => name)

it('begins with the default view, and shows the one that is chosen', async () => {
  const { button, act, shown } = await show(memorySavedViews(kept))
  await expect.element(button).toHaveTextContent('Best first')
  expect(shown()).toEqual(byScore)
  await act('By city', 'menuitemradio')
  expect(shown()).toEqual(byCity)
  await act('Standard view', 'menuitemradio')
  expect(shown()).toEqual({})
})

it('marks a view that was changed, and saves or discards the change', async () => {
  const store = memorySavedViews(kept)
  const { screen, button, act, shown } = await show(store)
  views.onViewChange({ ...byScore, widths: { name: 300 } })
  await expect.element(button).toHaveAccessibleName('Views: Best first , changed')
  await act('Discard changes')
  expect(shown()).toEqual(byScore)
  views.onViewChange({ ...byScore, widths: { name: 300 } })
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await expect.element(screen.getByText('View “Best first” saved').first()).toBeVisible()
  await expect.element(button).toHaveAccessibleName('Views: Best first')
  await expect.element(button).toHaveFocus()
  expect((store.load() as SavedViewList).views[0]?.view).toEqual({ ...byScore, widths: { name: 300 } })
})

it('saves as a new view, under a name that is there once', async () => {
  const store = memorySavedViews(kept)
  const { screen, button } = await show(store)
  await button.click()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save as new view' }))
  const name = screen.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveValue('Best first copy')
  await userEvent.fill(name, 'by CITY')
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveAccessibleDescription('There is a view of this name already.')
  await userEvent.fill(name, '')
  await expect.element(name).toHaveAccessibleDescription('Give the view a name.')
  await userEvent.fill(name, 'Mine')
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveTextContent('Mine')
  await expect.element(button).toHaveFocus()
  expect(names(store)).toEqual(['Best first', 'By city', 'Mine'])
})

it('renames, copies, moves and deletes a view, and puts it back', async () => {
  const store = memorySavedViews(kept)
  const { screen, button, act, shown } = await show(store)
  await act('Rename')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Top')
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveTextContent('Top')
  await act('Duplicate')
  await expect.element(button).toHaveTextContent('Top copy')
  expect(names(store)).toEqual(['Top', 'Top copy', 'By city'])
  await act('Move down')
  expect(names(store)).toEqual(['Top', 'By city', 'Top copy'])
  await userEvent.keyboard('{Escape}')
  await act('Delete')
  await expect.element(button).toHaveTextContent('Standard view')
  expect(shown()).toEqual({})
  expect(names(store)).toEqual(['Top', 'By city'])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.element(button).toHaveTextContent('Top copy')
  expect(names(store)).toEqual(['Top', 'By city', 'Top copy'])
})

it('begins with another view where one says so', async () => {
  const store = memorySavedViews(kept)
  const { act } = await show(store)
  await act('By city', 'menuitemradio')
  await act('Begin with this view', 'menuitemcheckbox')
  await expect.poll(() => (store.load() as SavedViewList).defaultId).toBe('city')
})

it('is as before where it could not be kept, and says so', async () => {
  const store: SavedViewStore = { load: () => kept, save: () => Promise.reject(new Error('full')) }
  const { screen, button, act } = await show(store)
  await act('Delete')
  await expect.element(screen.getByText('The views could not be saved.').first()).toBeVisible()
  await expect.element(button).toHaveTextContent('Best first')
  views.onViewChange(byCity)
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await expect.element(button).toHaveAccessibleName('Views: Best first , changed')
})

it('shows views that come late, but nothing else to who has begun to work', async () => {
  let arrive: (list: SavedViewList) => void = () => undefined
  const store: SavedViewStore = {
    load: () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
    save: vi.fn(),
  }
  const { screen, button, shown } = await show(store)
  views.onViewChange(byCity)
  arrive(kept)
  await button.click()
  await expect.element(screen.getByRole('menuitemradio', { name: 'Best first' })).toBeVisible()
  await expect.element(button).toHaveTextContent('Standard view')
  expect(shown()).toEqual(byCity)
})

it('says that views could not be loaded, and tries again', async () => {
  const load = vi.fn<() => unknown>().mockRejectedValueOnce(new Error('offline')).mockReturnValue(kept)
  const { screen, button } = await show({ load, save: vi.fn() })
  await button.click()
  await expect.element(screen.getByText('The saved views could not be loaded.')).toBeVisible()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Try again' }))
  await expect.element(screen.getByRole('menuitemradio', { name: 'By city' })).toBeVisible()
})

it('shares views and leaves those of others alone, where the store knows others', async () => {
  const store: SavedViewStore = {
    ...memorySavedViews({
      views: [
        { id: 'a', name: 'Mine', view: {} },
        { id: 'b', name: 'Theirs', view: byCity, scope: 'shared', locked: true },
      ],
      defaultId: 'b',
    }),
    canShare: true,
  }
  const { screen, button, act } = await show(store)
  await button.click()
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(screen.getByRole('menuitem', { name: 'Delete' }))
    .toHaveAccessibleDescription('This view belongs to somebody else')
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Mine' }))
  await act('Share with others', 'menuitemcheckbox')
  await button.click()
  await expect
    .element(screen.getByRole('group', { name: 'Shared views' }).getByRole('menuitemradio', { name: 'Mine' }))
    .toBeVisible()
})

it('goes on without columns that are gone, and says so', async () => {
  const view: TableView = { groupBy: 'was', filter: { field: 'gone', operator: 'exists', value: true } }
  const { screen, button, shown } = await show(
    memorySavedViews({ views: [{ id: 'old', name: 'Old', view }], defaultId: 'old' }),
  )
  expect(shown()).toEqual({})
  await expect.element(button).toHaveAccessibleName('Views: Old')
  await button.click()
  await expect.element(screen.getByText(/^2 columns of this view are gone/)).toBeVisible()
})

it('keeps views on the device under a key, also without a provider', async () => {
  function Stored() {
    views = useSavedViews({ columns: contactColumns, storageKey: 'without-provider' })
    return <output>{views.list.views.map(({ name }) => name).join()}</output>
  }
  const first = await render(<Stored />)
  await views.saveAs('Mine')
  await first.unmount()
  await render(<Stored />)
  expect(document.querySelector('output')?.textContent).toBe('Mine')
  expect(Object.keys(localStorage).some((key) => key.startsWith('inlay.views.without-provider'))).toBe(true)
  localStorage.clear()
})
