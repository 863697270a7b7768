import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Button } from '../button/Button'
import { Menu } from '../menu/Menu'
import { MenuItem } from '../menu/MenuItem'
import { InlayRoot } from '../root/InlayRoot'
import { useShortcut } from './use-shortcut'

function Create({ onCreate }: { readonly onCreate: () => void }) {
  useShortcut({ id: 'create', keys: 'c', label: 'Create', handler: onCreate })
  return <Button>Inside</Button>
}

// With the browser's own keyboard: what reaches the page is the browser's to say.
it('is alive with focus inside its root only, and stops only what it handles', async () => {
  const [one, other] = [vi.fn(), vi.fn()]
  const heard = vi.fn<(key: string) => void>()
  const hear = ({ key }: KeyboardEvent) => heard(key)
  document.addEventListener('keydown', hear)
  const screen = await render(
    <StrictMode>
      <button type="button">Outside</button>
      <InlayRoot>
        <Create onCreate={one} />
      </InlayRoot>
      <InlayRoot isolation="shadow">
        <Create onCreate={other} />
      </InlayRoot>
    </StrictMode>,
  )
  screen.getByRole('button', { name: 'Outside' }).element().focus()
  await userEvent.keyboard('c')
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([0, 0])
  screen.getByRole('button', { name: 'Inside' }).first().element().focus()
  await userEvent.keyboard('cd')
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
  const shadow = () => document.querySelector('[data-inlay-host]')?.shadowRoot?.querySelector('button')
  await expect.poll(shadow).toBeTruthy()
  shadow()?.focus()
  await userEvent.keyboard('c')
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1])
  document.removeEventListener('keydown', hear)
  expect(heard.mock.calls.map(([key]) => key)).toEqual(['c', 'd'])
})

it('leaves letters to an open menu', async () => {
  const create = vi.fn()
  const screen = await render(
    <InlayRoot>
      <Create onCreate={create} />
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem onSelect={() => undefined}>Archive</MenuItem>
        <MenuItem onSelect={() => undefined}>Copy</MenuItem>
      </Menu>
    </InlayRoot>,
  )
  screen.getByRole('button', { name: 'Actions' }).element().focus()
  await userEvent.keyboard('{ArrowDown}c')
  await expect.element(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
  expect(create).not.toHaveBeenCalled()
})
