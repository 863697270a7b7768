import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { memoryAuth } from '../../auth/memory-auth'
import { createHttpClient } from '../../client/create-http-client'
import { memoryNavigation } from '../../ports/memory-navigation'
import { InlayProvider } from '../../react/index'
import { InlayRoot } from '../root/InlayRoot'
import { InlineEdit, type InlineEditResult } from './InlineEdit'

const auth = memoryAuth()
const client = createHttpClient({ baseUrl: 'http://localhost', auth })
const [here, elsewhere] = [
  { name: 'here', params: {} },
  { name: 'elsewhere', params: {} },
]

async function shown(onSave: (value: string) => InlineEditResult) {
  const navigation = memoryNavigation(here)
  await render(
    <InlayProvider client={client} auth={auth} navigation={navigation}>
      <InlayRoot>
        <InlineEdit label="Name" defaultValue="Spring" onSave={onSave} />
      </InlayRoot>
    </InlayProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Name: Spring' }))
  return navigation
}

it('asks before what could not be saved is left, and keeps it for who stays', async () => {
  const navigation = await shown(() => ({ ok: false, error: 'Not saved' }))
  await userEvent.keyboard('Summer{Enter}')
  await expect.element(page.getByText('Not saved')).toBeVisible()
  navigation.push(elsewhere)
  await expect.element(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Stay' }))
  const field = page.getByRole('textbox', { name: 'Name' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Summer')
  expect(navigation.current()).toEqual(here)
})

it('asks of what is still typed, and nothing of a value that is as it was or has been saved', async () => {
  const onSave = vi.fn((): InlineEditResult => ({ ok: true }))
  const navigation = await shown(onSave)
  navigation.push(elsewhere)
  await vi.waitFor(() => expect(navigation.current()).toEqual(elsewhere))
  await userEvent.keyboard('Autumn')
  navigation.push(here)
  await userEvent.click(page.getByRole('button', { name: 'Stay' }))
  expect(navigation.current()).toEqual(elsewhere)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Name: Autumn' })).toBeVisible()
  navigation.push(here)
  await vi.waitFor(() => expect(navigation.current()).toEqual(here))
})

it('says what was not saved when the field has gone by then, and saves it from there', async () => {
  const answers: ((result: InlineEditResult) => void)[] = []
  const onSave = vi.fn((_value: string) => new Promise<InlineEditResult>((resolve) => void answers.push(resolve)))
  const shownWith = (field: boolean) => (
    <InlayProvider client={client} auth={auth}>
      <InlayRoot>{field && <InlineEdit label="Name" defaultValue="Spring" onSave={onSave} />}</InlayRoot>
    </InlayProvider>
  )
  const screen = await render(shownWith(true))
  await userEvent.click(page.getByRole('button', { name: 'Name: Spring' }))
  await userEvent.keyboard('Summer{Enter}')
  await screen.rerender(shownWith(false))
  answers.shift()?.({ ok: false, error: 'Such a name is not allowed' })
  const notice = page.getByRole('alert')
  await expect.element(notice).toHaveTextContent('Name not saved: “Summer”')
  await expect.element(notice).toHaveTextContent('Such a name is not allowed')
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  expect(onSave.mock.calls.map(([value]) => value)).toEqual(['Summer', 'Summer'])
  answers.shift()?.({ ok: false, error: 'Nor is it now' })
  await expect.element(notice).toHaveTextContent('Nor is it now')
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  answers.shift()?.({ ok: true })
  await expect.element(notice).not.toBeInTheDocument()
})
