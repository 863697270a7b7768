import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import { scriptedAdapter } from '../../agent/fixtures/scripted-adapter'
import { createStage } from '../../react/fixtures/render-inlay'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { planThread } from '../fixtures/threads'
import { AgentChat } from './AgentChat'

async function openIn(inlineSize: number, blockSize: number) {
  const stage = createStage()
  const adapter = scriptedAdapter({ load: () => Promise.resolve({ threadExists: true, messages: planThread }) })
  const screen = await stage.show(
    <InlayRoot>
      <div style={{ inlineSize, blockSize }}>
        <AgentChat threadId="plan" agents={[{ id: 'expert', name: 'Expert', adapter }]} />
      </div>
    </InlayRoot>,
  )
  await stage.clock.advance(16)
  await expect.element(screen.getByText(/31 companies ran/)).toBeInTheDocument()
  const boxOf = (slot: string) => (screen.container.querySelector(slot) as Element).getBoundingClientRect()
  return { screen, boxOf }
}

it('leaves room for what was said beside a long message, also in a low window', async () => {
  const { screen, boxOf } = await openIn(320, 256)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Message' }), 'A line\n'.repeat(12))
  expect(boxOf('.inlay-MessageList-scroller').height).toBeGreaterThanOrEqual(90)
  const send = screen.getByRole('button', { name: 'Send' }).element().getBoundingClientRect()
  expect(send.bottom).toBeLessThanOrEqual(boxOf('.inlay-AgentChat').bottom)
})

it.each([360, 640, 1200])(
  'lets the edges of what is written and of what was said meet, %d pixels wide',
  async (width) => {
    const { boxOf } = await openIn(width, 600)
    expect(Math.abs(boxOf('.inlay-Composer').right - boxOf('.inlay-Message-bubble').right)).toBeLessThan(1)
  },
)
