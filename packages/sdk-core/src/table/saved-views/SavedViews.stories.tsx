import { useMemo, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { DataTable } from '../DataTable'
import { columnFields } from '../filter-builder/column-fields'
import { FilterChips } from '../filter-builder/FilterChips'
import { contactColumns, contactId, contacts } from '../fixtures/contacts'
import type { SavedViewList } from './saved-view'
import { memorySavedViews, type SavedViewStore } from './saved-view-store'
import { SavedViews } from './SavedViews'
import { useSavedViews } from './use-saved-views'

const people = contacts(342)

const kept: SavedViewList = {
  views: [
    { id: 'best', name: 'Best first', view: { sort: [{ columnId: 'score', direction: 'desc' }] } },
    { id: 'company', name: 'By company', view: { groupBy: 'company', hidden: ['note', 'site'] } },
    {
      id: 'ready',
      name: 'Ready to launch, Northern Europe and the Baltic',
      scope: 'shared',
      locked: true,
      view: {
        filter: {
          combine: 'and',
          members: [
            { field: 'status', operator: 'in', value: ['generated'] },
            { field: 'score', operator: 'greater_than', value: 60 },
          ],
        },
      },
    },
  ],
  defaultId: 'best',
}

function Contacts({ makeStore }: { readonly makeStore: () => SavedViewStore }) {
  const [store] = useState(makeStore)
  const views = useSavedViews({ columns: contactColumns, store })
  const fields = useMemo(() => columnFields(contactColumns, people), [])
  return (
    <div style={{ blockSize: '640px' }}>
      <DataTable
        label="Contacts"
        rows={people}
        rowId={contactId}
        columns={contactColumns}
        view={views.view}
        onViewChange={views.onViewChange}
        toolbar={
          <>
            <SavedViews views={views} />
            <FilterChips
              fields={fields}
              filter={views.view.filter ?? null}
              onFilterChange={(filter) => views.onViewChange({ ...views.view, filter: filter ?? undefined })}
            />
          </>
        }
      />
    </div>
  )
}

const meta = {
  title: 'Table/SavedViews',
  component: Contacts,
  parameters: { layout: 'fullscreen' },
  args: { makeStore: (): SavedViewStore => ({ ...memorySavedViews(kept), canShare: true }) },
} satisfies Meta<typeof Contacts>

export default meta
type Story = StoryObj<typeof meta>

/** In the bar of a table, beside its filter. A change of the table shows at the view, and is saved from there. */
export const InATable: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'City' }))
    await expect(canvas.getByRole('button', { name: 'Views: Best first , changed' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByRole('button', { name: 'Views: Best first' })).toBeVisible()
  },
}

export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views: Best first' }))
    const item = await screen.findByRole('menuitemradio', { name: 'By company' })
    await waitFor(() => expect(item).toBeVisible())
  },
}

export const OfSomebodyElse: Story = {
  args: { makeStore: () => ({ ...memorySavedViews({ ...kept, defaultId: 'ready' }), canShare: true }) },
}

export const NewView: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views: Best first' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as new view' }))
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

export const NothingSaved: Story = { args: { makeStore: () => memorySavedViews() } }

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...InATable, globals: { direction: 'rtl' } }
