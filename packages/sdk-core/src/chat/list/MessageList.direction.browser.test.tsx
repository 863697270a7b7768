import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles.css'
import { InlayRoot } from '../../ui/root/InlayRoot'
import { scriptedRun } from '../fixtures/scripted-run'
import { planThread } from '../fixtures/threads'
import { useAgentRun } from '../run/use-agent-run'
import { MessageList } from './MessageList'

function Thread() {
  const run = useAgentRun({ session })
  return (
    <div style={{ blockSize: '500px', display: 'flex', flexDirection: 'column' }}>
      <MessageList run={run} />
    </div>
  )
}
const { session } = scriptedRun({ messages: planThread })

it.each([
  ['ltr', '90deg'],
  ['rtl', '-90deg'],
] as const)('turns the arrow of what is open downwards where lines run %s', async (direction, turned) => {
  const screen = await render(
    <InlayRoot>
      <Thread />
    </InlayRoot>,
  )
  document.querySelector('[data-inlay-root]')?.setAttribute('dir', direction)
  for (const name of [/^Search accounts/, 'Reasoning']) {
    const row = screen.getByRole('button', { name }).first()
    await userEvent.click(row)
    const arrow = row.element().querySelector('[class$="-chevron"]')
    await expect.poll(() => arrow && getComputedStyle(arrow).rotate).toBe(turned)
  }
})
