import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { memoryAuth } from '../../auth/memory-auth'
import { createHttpClient } from '../../client/create-http-client'
import { InlayProvider } from '../../react/index'
import { Button } from '../button/Button'
import { InlayRoot } from '../root/InlayRoot'
import { useLeaveGuard } from './use-leave-guard'

const auth = memoryAuth()
const client = createHttpClient({ baseUrl: 'http://localhost', auth })
const failure = new Error('Down')

function Leaving({ onStay }: { readonly onStay: () => void }) {
  const { confirmLeave, dialog } = useLeaveGuard({ when: true, onSave: () => Promise.reject(failure), onStay })
  return (
    <>
      <Button onClick={() => void confirmLeave()}>Leave</Button>
      {dialog}
    </>
  )
}

it('stays when saving fails without an answer, and tells the host', async () => {
  const onError = vi.fn()
  const onStay = vi.fn()
  await render(
    <InlayProvider client={client} auth={auth} onError={onError}>
      <InlayRoot>
        <Leaving onStay={onStay} />
      </InlayRoot>
    </InlayProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Leave' }))
  await userEvent.click(page.getByRole('button', { name: 'Save and leave' }))
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(onError).toHaveBeenCalledWith(failure)
  expect(onStay).toHaveBeenCalledWith({ reason: 'not-saved' })
})
