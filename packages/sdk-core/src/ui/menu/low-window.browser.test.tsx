import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { Button } from '../button/Button'
import { InlayRoot } from '../root/InlayRoot'
import { Menu } from './Menu'
import { MenuItem } from './MenuItem'

const { innerWidth, innerHeight } = window
afterEach(() => page.viewport(innerWidth, innerHeight))

it('keeps the item with focus in sight as the window gets lower', async () => {
  await page.viewport(800, 760)
  const screen = await render(
    <InlayRoot>
      <Menu trigger={<Button>Actions</Button>}>
        {Array.from({ length: 60 }, (_, index) => (
          <MenuItem key={index} onSelect={() => undefined}>{`Segment ${index + 1}`}</MenuItem>
        ))}
      </Menu>
    </InlayRoot>,
  )
  screen.getByRole('button', { name: 'Actions' }).element().focus()
  await userEvent.keyboard('{Enter}{End}')
  const last = screen.getByRole('menuitem', { name: 'Segment 60' })
  await expect.element(last).toHaveFocus()
  await page.viewport(800, 300)
  await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(300)
})
