import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Button } from '../button/Button'
import { InlayRoot } from '../root/InlayRoot'

it('says to a finger why a button cannot be used, until it taps elsewhere', async () => {
  const screen = await render(
    <InlayRoot>
      <Button disabledReason="Only its owner can launch it">Launch</Button>
      <Button>Preview</Button>
    </InlayRoot>,
  )
  const tap = (name: string) => {
    const touch = { bubbles: true, composed: true, cancelable: true, pointerType: 'touch' }
    const button = screen.getByRole('button', { name }).element()
    button.dispatchEvent(new PointerEvent('pointerdown', touch))
    button.dispatchEvent(new PointerEvent('click', touch))
  }
  tap('Launch')
  await expect.element(screen.getByRole('tooltip', { name: 'Only its owner can launch it' })).toBeVisible()
  tap('Preview')
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
})
