import { forwardRef, useState } from 'react'
import type { Own, Specimen } from '../../../../../suites/specimen'
import { Button } from '../../ui/button/Button'
import { contactColumns } from '../fixtures/contacts'
import { memorySavedViews } from './saved-view-store'
import { SavedViews } from './SavedViews'
import { useSavedViews } from './use-saved-views'

let told: string | undefined

const Bar = forwardRef<HTMLDivElement, Pick<Own, 'className'>>(function Bar(own, ref) {
  const [store] = useState(() =>
    memorySavedViews({
      views: [
        { id: 'best', name: 'Best first', view: { sort: [{ columnId: 'score', direction: 'desc' }] } },
        { id: 'company', name: 'By company', view: { groupBy: 'company' } },
      ],
      defaultId: 'best',
    }),
  )
  const views = useSavedViews({ columns: contactColumns, store })
  told = JSON.stringify(views.view)
  return (
    <>
      <SavedViews {...own} ref={ref} views={views} />
      <Button onClick={() => views.onViewChange({ ...views.view, groupBy: 'city' })}>Group by city</Button>
    </>
  )
})

export const specimen: Specimen = {
  name: 'SavedViews',
  slot: 'inlay-SavedViews',
  render: (own) => <Bar {...own} />,
  async keyboard({ keys, find, focused, until }) {
    await keys('{Tab}{Enter}')
    await find('menu', 'Views')
    await keys('By{Enter}')
    await until('the view is shown', () => told === '{"groupBy":"company"}')
    await keys('{Tab}{Enter}')
    const save = await find('button', 'Save changes')
    save.focus()
    await keys('{Enter}')
    const button = await find('button', /By company$/)
    await until('it is saved, and focus is on the menu', () => focused() === button)
    await keys('{Enter}{End}{Enter}')
    await find('button', /Standard view$/)
    await until('it is deleted', () => told === '{}')
  },
  async open({ keys, find }) {
    await keys('{Tab}{Enter}')
    await find('menu', 'Views')
  },
}
