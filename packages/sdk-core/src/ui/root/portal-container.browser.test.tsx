import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { memoryAuth } from '../../auth/memory-auth'
import { createHttpClient } from '../../client/create-http-client'
import { InlayProvider } from '../../react/InlayProvider'
import { Dialog } from '../dialog/Dialog'
import { InlayRoot } from './InlayRoot'

it('puts what floats where the host wants it, with the same root around', async () => {
  const auth = memoryAuth()
  const client = createHttpClient({ baseUrl: 'http://localhost', auth })
  const outside = document.createElement('section')
  document.body.append(outside)
  const host = { portalContainer: outside }
  const screen = await render(
    <InlayProvider client={client} auth={auth} host={host} appearance={{ theme: 'dark' }}>
      <InlayRoot>
        <Dialog open onOpenChange={() => undefined} title="Elsewhere" />
      </InlayRoot>
    </InlayProvider>,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Elsewhere' })).toBeVisible()
  expect(outside.querySelector('[data-inlay-root][data-theme="dark"] dialog')).not.toBeNull()
  await screen.unmount()
  outside.remove()
})
