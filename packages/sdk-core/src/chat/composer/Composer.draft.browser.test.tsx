import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import { createStage } from '../../react/fixtures/render-inlay'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { Composer } from './Composer'

/** A composer that keeps its draft, and another one of the same conversation, as on the next page. */
async function write(text: string) {
  const stage = createStage()
  const composer = (
    <InlayRoot>
      <Composer onSend={() => undefined} draftKey="plan" />
      <button>Elsewhere</button>
    </InlayRoot>
  )
  const screen = await stage.show(composer)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Message' }), text)
  return {
    ...stage,
    screen,
    async next() {
      const page = await stage.show(composer)
      return page.getByRole('textbox', { name: 'Message' }).last()
    },
  }
}

it('keeps what is written for who goes elsewhere on the page, at once', async () => {
  const { screen, next } = await write('Half a thought')
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  await expect.element(await next()).toHaveValue('Half a thought')
})

it('keeps it when the page is hidden, which may never come back', async () => {
  const { visibility, next } = await write('Half a thought')
  visibility.set(false)
  await expect.element(await next()).toHaveValue('Half a thought')
})
