import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { InlayRoot } from '../root/InlayRoot'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Drawer } from './Drawer'
import { DrawerArea } from './DrawerArea'
import '../styles.css'

it('scrolls what is hidden from sight in it, and never what it stands in', async () => {
  const drawer = (
    <Drawer open title="Ann Lee" onOpenChange={() => {}}>
      <div style={{ blockSize: '2000px' }} />
      <VisuallyHidden>Three departments</VisuallyHidden>
    </Drawer>
  )
  const page = await render(
    <InlayRoot>
      <main style={{ blockSize: '400px', overflowY: 'auto' }}>
        <DrawerArea end={drawer}>
          <p>Contacts</p>
        </DrawerArea>
      </main>
    </InlayRoot>,
  )
  await expect.element(page.getByText('Three departments')).toBeInTheDocument()
  const main = document.querySelector('main') as HTMLElement
  expect(main.scrollHeight).toBe(main.clientHeight)
})
