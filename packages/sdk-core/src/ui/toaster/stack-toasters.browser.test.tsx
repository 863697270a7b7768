import { useEffect } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { memoryAuth } from '../../auth/memory-auth'
import { createHttpClient } from '../../client/create-http-client'
import { InlayProvider } from '../../react/index'
import { useNotify } from '../../react/hooks/use-notify'
import { InlayRoot } from '../root/InlayRoot'

const auth = memoryAuth()
const client = createHttpClient({ baseUrl: 'http://localhost', auth })

function Notice({ text }: { readonly text: string }) {
  const notify = useNotify()
  useEffect(() => {
    notify({ tone: 'danger', text })
  }, [notify, text])
  return null
}

const cardOf = (text: string) => page.getByText(text).element().closest('[data-toast]') as HTMLElement

const boxOf = (text: string) => cardOf(text).getBoundingClientRect()

it('keeps the notices of two roots off each other', async () => {
  await render(
    <InlayProvider client={client} auth={auth}>
      <InlayRoot>
        <Notice
          text={
            'Could not be saved\nThe server is busy. It may take a while until it answers again, and what was typed is kept.'
          }
        />
      </InlayRoot>
      <InlayRoot>
        <Notice text="Could not be copied" />
      </InlayRoot>
    </InlayProvider>,
  )
  await vi.waitFor(() => {
    expect(boxOf('Could not be saved').top - boxOf('Could not be copied').bottom).toBe(8)
  })
  await userEvent.click(page.elementLocator(cardOf('Could not be saved')).getByRole('button', { name: 'Dismiss' }))
  await vi.waitFor(() => expect(innerHeight - boxOf('Could not be copied').bottom).toBe(16))
})

it('keeps them in the part of a frame that is seen', async () => {
  const { style } = document.documentElement
  onTestFinished(() => void style.removeProperty('--inlay-visible-below'))
  style.setProperty('--inlay-visible-below', '200px')
  await render(
    <InlayProvider client={client} auth={auth}>
      <InlayRoot>
        <Notice text="Could not be saved" />
      </InlayRoot>
      <InlayRoot>
        <Notice text="Could not be copied" />
      </InlayRoot>
    </InlayProvider>,
  )
  const bottoms = () => ['Could not be saved', 'Could not be copied'].map((text) => innerHeight - boxOf(text).bottom)
  const { height } = boxOf('Could not be saved')
  await vi.waitFor(() => expect(bottoms().toSorted((a, b) => a - b)).toEqual([216, 216 + height + 8]))
})
