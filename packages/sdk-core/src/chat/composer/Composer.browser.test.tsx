import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../ui/styles.css'
import { scriptedAdapter } from '../../agent/fixtures/scripted-adapter'
import { createStage } from '../../react/fixtures/render-inlay'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { AgentSelector } from '../agent-chat/AgentSelector'
import type { ChatAgent } from '../agent-chat/chat-agent'
import { Composer, type ComposerProps } from './Composer'

async function open(props: Partial<ComposerProps> = {}, inlineSize = '600px') {
  const stage = createStage()
  const screen = await stage.show(
    <InlayRoot>
      <div style={{ inlineSize }}>
        <Composer onSend={() => undefined} {...props} />
      </div>
    </InlayRoot>,
  )
  return { ...stage, screen, field: screen.getByRole('textbox', { name: 'Message' }) }
}

/** How bright a colour is drawn, as WCAG has it. */
function luminance(colour: string): number {
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('has an edge that can be seen', async () => {
  await open()
  const { borderTopColor, backgroundColor } = getComputedStyle(document.querySelector('.inlay-Composer') as Element)
  const [dark = 0, light = 0] = [luminance(borderTopColor), luminance(backgroundColor)].sort((a, b) => a - b)
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3)
})

const agents = ['Marketing Expert', 'Marketing Expert (Simple)'].map((name) => ({
  id: name,
  name,
  adapter: scriptedAdapter(),
}))

it('keeps within its edges where there is little room, and says for how long the agent works', async () => {
  const start = <AgentSelector agents={agents} agent={agents[1] as ChatAgent} onChoose={() => undefined} />
  const { screen, field } = await open({ working: true, status: 'Working for 128 s', start }, '296px')
  const edge = () => document.querySelector('.inlay-Composer')?.getBoundingClientRect().right ?? 0
  const status = screen.getByText('Working for 128 s')
  expect(status.element().scrollWidth).toBeLessThanOrEqual(status.element().clientWidth)
  expect(screen.getByRole('button', { name: 'Stop' }).element().getBoundingClientRect().right).toBeLessThan(edge())
  await userEvent.fill(field, 'One more')
  const send = screen.getByRole('button', { name: 'Send next' }).element().getBoundingClientRect()
  expect(send.right).toBeLessThan(edge())
})
