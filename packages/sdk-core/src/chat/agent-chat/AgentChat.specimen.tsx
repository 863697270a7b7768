import type { Specimen } from '../../../../../suites/specimen'
import { scriptedAdapter } from '../../agent/fixtures/scripted-adapter'
import { planTools } from '../fixtures/plan-tools'
import { planThread } from '../fixtures/threads'
import { AgentChat } from './AgentChat'

const load = () => Promise.resolve({ threadExists: true, messages: planThread })
const agents = [
  { id: 'expert', name: 'Marketing Expert', adapter: scriptedAdapter({ load }) },
  { id: 'simple', name: 'Marketing Expert (Simple)', adapter: scriptedAdapter({ load }) },
]

export const specimen: Specimen = {
  name: 'AgentChat',
  slot: 'inlay-AgentChat',
  render: (own) => (
    <div style={{ blockSize: '560px' }}>
      <AgentChat {...own} threadId="plan" agents={agents} tools={planTools} />
    </div>
  ),
  async keyboard({ root, keys, focused, find, until }) {
    await find('button', /Found 48 accounts/)
    const field = await find('textbox', 'Message')
    for (let step = 0; step < 20 && focused() !== field; step += 1) await keys('{Tab}')
    await until('the field is reached', () => focused() === field)
    await keys('Find their buyers{Enter}')
    await until(
      'it is sent',
      () => root.querySelector('.inlay-AgentChat')?.getAttribute('data-status') === 'connecting',
    )
    await until('focus stays', () => focused() === field)
    const stop = await find('button', 'Stop')
    for (let step = 0; step < 4 && focused() !== stop; step += 1) await keys('{Tab}')
    await keys('{Enter}')
    await until('it is stopped', () => root.querySelector('.inlay-AgentChat')?.getAttribute('data-status') === 'idle')
    await until('focus is in the field', () => focused() === field)
  },
}
