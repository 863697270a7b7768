import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { InlayRoot } from '../root/InlayRoot'
import { SearchField } from './SearchField'

/** What an address does: it follows, but not at once. */
function Slow({ said }: { readonly said: string[] }) {
  const [value, setValue] = useState('')
  return (
    <InlayRoot>
      <SearchField delay={0} value={value} onValueChange={(next) => void said.push(next)} />
      <button onClick={() => setValue(said.at(-1) ?? '')}>Follow</button>
      <button onClick={() => setValue(said[0] ?? '')}>Follow the first</button>
      <button onClick={() => setValue('reefers')}>Search for reefers</button>
    </InlayRoot>
  )
}

async function typed(said: string[], ...texts: readonly string[]) {
  const screen = await render(<Slow said={said} />)
  const field = screen.getByRole('searchbox')
  await userEvent.click(field)
  for (const [index, text] of texts.entries()) {
    await userEvent.keyboard(text)
    await expect.poll(() => said.length).toBe(index + 1)
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true }))
  return { field, press }
}

it('keeps what is typed while the value is on its way', async () => {
  const said: string[] = []
  const { field, press } = await typed(said, 'f', 'r')
  await expect.element(field).toHaveValue('fr')
  await press('Follow the first')
  await expect.element(field).toHaveValue('fr')
  await press('Follow')
  await expect.element(field).toHaveValue('fr')
  expect(said).toEqual(['f', 'fr'])
})

it('takes over what comes from elsewhere, also while its own is on its way', async () => {
  const { field, press } = await typed([], 'f')
  await press('Search for reefers')
  await expect.element(field).toHaveValue('reefers')
})
