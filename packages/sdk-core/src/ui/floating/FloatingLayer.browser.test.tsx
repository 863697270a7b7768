import { useRef, useState, type ReactNode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { InlayRoot } from '../root/InlayRoot'
import { FloatingLayer } from './FloatingLayer'

/** A button with a layer beside it, which may hold another one of its kind. */
function Layered({
  name,
  children,
  placement,
  gone,
}: {
  readonly name: string
  readonly children?: ReactNode
  readonly placement?: 'top' | 'bottom'
  readonly gone?: () => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button ref={button} onClick={() => setOpen(true)}>
        Open {name}
      </button>
      {open && (
        <FloatingLayer
          role="group"
          aria-label={name}
          anchor={() => button.current}
          onLeave={() => setOpen(false)}
          onAnchorGone={gone}
          place={{ placement }}
        >
          <button>In {name}</button>
          {children}
        </FloatingLayer>
      )}
    </>
  )
}

const nested = (
  <Layered name="outer">
    <Layered name="inner" />
  </Layered>
)

async function openBoth(screen: Awaited<ReturnType<typeof render>>) {
  await screen.getByRole('button', { name: 'Open outer' }).click()
  await screen.getByRole('button', { name: 'Open inner' }).click()
  await expect.element(screen.getByRole('group', { name: 'inner' })).toBeVisible()
}

it.each(['none', 'shadow'] as const)('closes the topmost alone by a press outside, isolation %s', async (isolation) => {
  const screen = await render(
    <>
      <p>The page</p>
      <InlayRoot isolation={isolation}>{nested}</InlayRoot>
    </>,
  )
  await openBoth(screen)
  const inner = screen.getByRole('group', { name: 'inner' })
  const outer = screen.getByRole('group', { name: 'outer' })
  await screen.getByRole('button', { name: 'In inner' }).click()
  await expect.element(inner).toBeVisible()
  await screen.getByText('The page').click()
  await expect.element(inner).not.toBeInTheDocument()
  await expect.element(outer).toBeVisible()
  await screen.getByText('The page').click()
  await expect.element(outer).not.toBeInTheDocument()
})

it('closes an inner one by a press in the outer one, which stays', async () => {
  const screen = await render(<InlayRoot>{nested}</InlayRoot>)
  await openBoth(screen)
  await screen.getByRole('button', { name: 'In outer' }).click()
  await expect.element(screen.getByRole('group', { name: 'inner' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('group', { name: 'outer' })).toBeVisible()
})

it('closes one at a time by Escape, and leaves a dialog of the page around it open', async () => {
  const cancelled = vi.fn()
  const screen = await render(
    <dialog ref={(dialog) => dialog?.showModal()} onCancel={cancelled} aria-label="The page's own">
      <InlayRoot isolation="shadow">{nested}</InlayRoot>
    </dialog>,
  )
  await openBoth(screen)
  await screen.getByRole('button', { name: 'In inner' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('group', { name: 'inner' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'In outer' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('group', { name: 'outer' })).not.toBeInTheDocument()
  expect(cancelled).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

it('follows its anchor when that scrolls, and is not seen while that is not', async () => {
  const screen = await render(
    <InlayRoot>
      <div data-testid="scroller" style={{ blockSize: 120, overflow: 'auto' }}>
        <div style={{ blockSize: 600, paddingBlockStart: 60 }}>
          <Layered name="one" />
        </div>
      </div>
    </InlayRoot>,
  )
  await screen.getByRole('button', { name: 'Open one' }).click()
  const layer = screen.getByRole('group').element()
  const beside = () =>
    Math.round(
      layer.getBoundingClientRect().top -
        screen.getByRole('button', { name: 'Open one' }).element().getBoundingClientRect().bottom,
    )
  await expect.poll(beside).toBe(4)
  const scroller = screen.getByTestId('scroller').element()
  scroller.scrollTop = 30
  await expect.poll(beside).toBe(4)
  expect(getComputedStyle(layer).opacity).toBe('1')
  scroller.scrollTop = 300
  await expect.poll(() => getComputedStyle(layer).opacity).toBe('0')
  scroller.scrollTop = 0
  await expect.poll(() => getComputedStyle(layer).opacity).toBe('1')
})

it('says when its anchor has been taken out of the page', async () => {
  const gone = vi.fn()
  const screen = await render(
    <InlayRoot>
      <Layered name="one" gone={gone} />
    </InlayRoot>,
  )
  const button = screen.getByRole('button', { name: 'Open one' })
  await button.click()
  await expect.element(screen.getByRole('group')).toBeVisible()
  expect(gone).not.toHaveBeenCalled()
  const element = button.element()
  const place = element.parentElement
  element.remove()
  await expect.poll(() => gone.mock.calls.length).toBeGreaterThan(0)
  // React takes it out itself.
  place?.prepend(element)
})

it('leaves nothing in the page when it goes', async () => {
  const screen = await render(<InlayRoot>{nested}</InlayRoot>)
  await openBoth(screen)
  await screen.unmount()
  expect(document.querySelector('[popover]')).toBeNull()
})

it.each([
  ['above what lies out of sight below', 'top', (_: number, bottom: number) => `0px 0 ${innerHeight - bottom - 10}px`],
  ['below what lies out of sight above', 'bottom', (top: number) => `${top - 10}px 0 0px`],
] as const)('opens in the part of a frame that is seen: %s', async (_, side, inset) => {
  const { style } = document.documentElement
  onTestFinished(() => void style.removeProperty('--inlay-visible-inset'))
  const screen = await render(
    <InlayRoot>
      <div style={{ paddingBlock: 300 }}>
        <Layered name="layer" placement={side === 'top' ? 'bottom' : 'top'} />
      </div>
    </InlayRoot>,
  )
  const button = screen.getByRole('button', { name: 'Open layer' })
  const { top, bottom } = button.element().getBoundingClientRect()
  style.setProperty('--inlay-visible-inset', inset(top, bottom))
  await button.click()
  await expect.element(screen.getByRole('group', { name: 'layer' })).toHaveAttribute('data-side', side)
})
