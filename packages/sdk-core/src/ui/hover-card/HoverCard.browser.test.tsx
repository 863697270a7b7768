import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { memoryAuth } from '../../auth/memory-auth'
import { createHttpClient } from '../../client/create-http-client'
import { createManualClock } from '../../ports/manual-clock'
import { InlayProvider } from '../../react/index'
import { InlayRoot } from '../root/InlayRoot'
import { HoverCard } from './HoverCard'

// With the browser's own keyboard: which stop comes next is the browser's to say.
it('is entered by Tab, and left for what is behind its trigger', async () => {
  const screen = await render(
    <StrictMode>
      <InlayRoot>
        <HoverCard delay={0} trigger={<a href="#theo">Theo Okafor</a>} label="Theo Okafor">
          <a href="#company">Brightwater Foods</a>
        </HoverCard>
        <button>Next</button>
      </InlayRoot>
    </StrictMode>,
  )
  const card = screen.getByRole('group', { name: 'Theo Okafor' })
  const link = screen.getByRole('link', { name: 'Theo Okafor' })
  await userEvent.tab()
  await expect.element(card).toBeVisible()
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Brightwater Foods' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(link).toHaveFocus()
  await expect.element(card).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  await expect.element(card).not.toBeInTheDocument()
})

it('stays for an Escape in another root, unless the pointer is on it', async () => {
  const screen = await render(
    <>
      <InlayRoot>
        <HoverCard defaultOpen trigger={<a href="#theo">Theo Okafor</a>} label="Theo Okafor">
          <p>Director of Freight Procurement, EMEA</p>
        </HoverCard>
      </InlayRoot>
      <InlayRoot>
        <button>Elsewhere</button>
      </InlayRoot>
    </>,
  )
  const card = screen.getByRole('group', { name: 'Theo Okafor' })
  await expect.element(card).toBeVisible()
  screen.getByRole('button', { name: 'Elsewhere' }).element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(card).toBeVisible()
  await userEvent.hover(card)
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
})

it('stays while text in it is selected beyond its edge', async () => {
  const clock = createManualClock()
  const auth = memoryAuth()
  const screen = await render(
    <InlayProvider client={createHttpClient({ baseUrl: 'http://localhost', auth })} auth={auth} host={{ clock }}>
      <InlayRoot>
        <HoverCard defaultOpen trigger={<a href="#theo">Theo Okafor</a>} label="Theo Okafor">
          <p>Director of Freight Procurement, EMEA</p>
        </HoverCard>
      </InlayRoot>
    </InlayProvider>,
  )
  const card = screen.getByRole('group', { name: 'Theo Okafor' })
  const move = (target: Element, buttons: number) =>
    target.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, composed: true, clientX: 900, clientY: 700, buttons }),
    )
  await expect.element(card).toBeVisible()
  move(card.element(), 0)
  move(document.body, 1)
  expect(clock.pending()).toBe(0)
  await expect.element(card).toBeVisible()
  move(document.body, 0)
  await clock.advance(2000)
  await expect.element(card).not.toBeInTheDocument()
})
