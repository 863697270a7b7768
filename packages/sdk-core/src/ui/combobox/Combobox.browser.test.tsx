import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { memoryAuth } from '../../auth/memory-auth'
import { createHttpClient } from '../../client/create-http-client'
import { createManualClock } from '../../ports/manual-clock'
import { InlayProvider } from '../../react/index'
import type { ListOptions } from '../listbox/list-option'
import type { SearchOptions } from '../listbox/use-searched-options'
import { InlayRoot } from '../root/InlayRoot'
import { Combobox } from './Combobox'

const auth = memoryAuth()
const client = createHttpClient({ baseUrl: 'http://localhost', auth })

it('asks after a rest, for the last that was typed, and takes no answer that comes too late', async () => {
  const clock = createManualClock()
  const answers = new Map<string, (options: ListOptions) => void>()
  const search = vi.fn<SearchOptions>((query) => new Promise((resolve) => void answers.set(query, resolve)))
  const screen = await render(
    <InlayProvider client={client} auth={auth} host={{ clock }}>
      <InlayRoot>
        <Combobox label="Owner" onSearch={search} />
      </InlayRoot>
    </InlayProvider>,
  )
  const field = screen.getByRole('combobox')
  await field.click()
  await clock.advance(0)
  expect(search).toHaveBeenLastCalledWith('', expect.anything())

  await userEvent.keyboard('th')
  await clock.advance(199)
  expect(search).toHaveBeenCalledTimes(1)
  expect(search.mock.calls[0]?.[1].signal.aborted).toBe(true)
  await clock.advance(1)
  expect(search).toHaveBeenCalledTimes(2)
  expect(search).toHaveBeenLastCalledWith('th', expect.anything())

  await userEvent.keyboard('e')
  await clock.advance(200)
  answers.get('the')?.([{ value: 'theo', label: 'Theo Okafor' }])
  await expect.element(screen.getByRole('option', { name: 'Theo Okafor' })).toBeVisible()
  answers.get('th')?.([{ value: 'late', label: 'Too late' }])
  await clock.advance(500)
  await expect.element(screen.getByText('1 option')).toBeInTheDocument()
  await expect.element(screen.getByRole('option', { name: 'Too late' })).not.toBeInTheDocument()

  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Theo Okafor')
  await screen.unmount()
  expect(clock.pending()).toBe(0)
})

it('leaves Enter and Escape to an input method at work', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <InlayRoot>
      <Combobox
        label="Country"
        inline
        options={[{ value: 'se', label: 'スウェーデン' }]}
        onValueChange={onValueChange}
      />
    </InlayRoot>,
  )
  const field = screen.getByRole('combobox')
  await field.fill('スウ')
  const input = field.element()
  for (const key of ['Enter', 'Escape']) {
    input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }))
  }
  await expect.element(screen.getByRole('listbox')).toBeVisible()
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onValueChange).toHaveBeenLastCalledWith('se', { reason: 'selected' })
})

it.each([
  { key: '{ArrowDown}', at: 'Theo Okafor' },
  { key: '{ArrowUp}', at: 'Maren Lindqvist' },
])('opens with $key at an option, for Enter to take', async ({ key, at }) => {
  const chosen = vi.fn()
  const options = ['Theo Okafor', 'Ines Duarte', 'Maren Lindqvist'].map((name) => ({ value: name, label: name }))
  await render(
    <InlayRoot>
      <Combobox label="Owner" options={options} onValueChange={chosen} />
    </InlayRoot>,
  )
  await userEvent.tab()
  await userEvent.keyboard(`${key}{Enter}`)
  expect(chosen).toHaveBeenCalledExactlyOnceWith(at, { reason: 'selected' })
})

it('takes free text when focus leaves, and the option that is called so', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <InlayRoot>
      <Combobox
        label="Tag"
        freeText
        defaultValue={null}
        options={[{ value: 'd', label: 'Dairy' }]}
        onValueChange={onValueChange}
      />
      <button type="button">Elsewhere</button>
    </InlayRoot>,
  )
  const field = screen.getByRole('combobox')
  await field.fill('Frozen goods')
  screen.getByRole('button', { name: 'Elsewhere' }).element().focus()
  expect(onValueChange).toHaveBeenLastCalledWith('Frozen goods', { reason: 'created' })
  await expect.element(field).toHaveValue('Frozen goods')
  await field.fill('dairy')
  screen.getByRole('button', { name: 'Elsewhere' }).element().focus()
  expect(onValueChange).toHaveBeenLastCalledWith('d', { reason: 'selected' })
  await field.fill('Ice')
  await userEvent.keyboard('{Escape}')
  screen.getByRole('button', { name: 'Elsewhere' }).element().focus()
  await expect.element(field).toHaveValue('Dairy')
})
