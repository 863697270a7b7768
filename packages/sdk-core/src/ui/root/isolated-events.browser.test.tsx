import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { TextField } from '../text-field/TextField'
import { InlayRoot } from './InlayRoot'

type Isolation = 'none' | 'shadow'

function Part() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <TextField label="Name" />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} title="Details" onOpenChange={() => setOpen(false)}>
        <Button>Suggest</Button>
      </Dialog>
    </>
  )
}

async function show(isolation: Isolation): Promise<string[]> {
  const told: string[] = []
  const tell = (event: { readonly type: string }) => told.push(event.type)
  await render(
    <div
      role="presentation"
      onClick={tell}
      onFocus={tell}
      onBlur={tell}
      onKeyDown={tell}
      onInput={tell}
      onPointerDown={tell}
      onMouseUp={tell}
      onPaste={tell}
    >
      <InlayRoot isolation={isolation}>
        <Part />
      </InlayRoot>
    </div>,
  )
  return told
}

it.each<Isolation>(['none', 'shadow'])(
  'tells handlers of the host of each event once (isolation: %s)',
  async (isolation) => {
    const told = await show(isolation)
    const name = page.getByRole('textbox', { name: 'Name' })
    await userEvent.click(name)
    expect(told).toEqual(['pointerdown', 'focus', 'mouseup', 'click'])
    told.length = 0
    await userEvent.keyboard('a')
    expect(told).toEqual(['keydown', 'input'])
  },
)

it.each<Isolation>(['none', 'shadow'])('tells of presses in a dialog once (isolation: %s)', async (isolation) => {
  const told = await show(isolation)
  await userEvent.click(page.getByRole('button', { name: 'Open' }))
  await expect.element(page.getByRole('dialog', { name: 'Details' })).toBeVisible()
  told.length = 0
  await userEvent.click(page.getByRole('button', { name: 'Suggest' }))
  expect(told.filter((type) => type === 'click')).toEqual(['click'])
})
