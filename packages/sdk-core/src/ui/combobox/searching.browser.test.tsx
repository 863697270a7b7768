import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { memoryAuth } from '../../auth/memory-auth'
import { createHttpClient } from '../../client/create-http-client'
import { createManualClock } from '../../ports/manual-clock'
import { InlayProvider } from '../../react/index'
import type { SearchOptions } from '../listbox/use-searched-options'
import { MultiSelect } from '../multi-select/MultiSelect'
import { InlayRoot } from '../root/InlayRoot'
import { Combobox } from './Combobox'

const auth = memoryAuth()
const client = createHttpClient({ baseUrl: 'http://localhost', auth })

const first = 'Maren Lindqvist'
const people = [first, 'Theo Okafor', 'Sofía Aldana'].map((name) => ({ value: name, label: name }))
const search: SearchOptions = (query) =>
  Promise.resolve(people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())))

const chosen = vi.fn()
beforeEach(() => void chosen.mockClear())

const fields = {
  Combobox: <Combobox label="Owner" onSearch={search} onValueChange={chosen} />,
  'Combobox that takes free text': <Combobox label="Owner" freeText onSearch={search} onValueChange={chosen} />,
  MultiSelect: <MultiSelect label="Owner" onSearch={search} onValueChange={chosen} />,
}

async function open(name: keyof typeof fields) {
  const clock = createManualClock()
  const screen = await render(
    <InlayProvider client={client} auth={auth} host={{ clock }}>
      <InlayRoot>{fields[name]}</InlayRoot>
    </InlayProvider>,
  )
  const field = screen.getByRole('combobox')
  await field.click()
  await clock.advance(0)
  await expect.element(screen.getByRole('option', { name: first })).toBeVisible()
  return { clock, field, screen }
}

describe('options of an earlier search', () => {
  it.each(['Combobox', 'MultiSelect'] as const)('are not taken for what is typed, in %s', async (name) => {
    const { clock, field, screen } = await open(name)
    await userEvent.keyboard('theo{Enter}')
    expect(chosen).not.toHaveBeenCalled()
    await expect.element(field).not.toHaveAttribute('aria-activedescendant')
    await clock.advance(200)
    await expect.element(screen.getByRole('option', { name: first })).not.toBeInTheDocument()
    await expect.element(field).toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Enter}')
    expect(chosen.mock.calls.map(([value]) => [value].flat())).toEqual([['Theo Okafor']])
  })

  it.each(['Combobox', 'MultiSelect'] as const)('are not taken by Tab either, in %s', async (name) => {
    const { field } = await open(name)
    await userEvent.keyboard('zzz{Tab}')
    expect(chosen).not.toHaveBeenCalled()
    await expect.element(field).toHaveValue('')
  })

  it('can still be gone to with the arrows', async () => {
    await open('Combobox')
    await userEvent.keyboard('theo{ArrowDown}{Enter}')
    expect(chosen).toHaveBeenCalledExactlyOnceWith('Maren Lindqvist', { reason: 'selected' })
  })

  it('leave free text as it is', async () => {
    const { field } = await open('Combobox that takes free text')
    await userEvent.keyboard('theo{Enter}')
    expect(chosen).toHaveBeenCalledExactlyOnceWith('theo', { reason: 'created' })
    await expect.element(field).toHaveValue('theo')
  })
})
