import { useState } from 'react'
import type { Specimen } from '../../../../../suites/specimen'
import { planTools } from '../fixtures/plan-tools'
import { scriptedRun } from '../fixtures/scripted-run'
import { planThread } from '../fixtures/threads'
import { useAgentRun } from '../run/use-agent-run'
import { MessageList, type MessageListProps } from './MessageList'

export const specimen: Specimen = {
  name: 'MessageList',
  slot: 'inlay-MessageList',
  render: (own) => <Plan {...own} />,
  async keyboard({ root, keys, focused, find, until }) {
    const log = await find('log', 'Conversation')
    await keys('{Tab}')
    await until('the list can be scrolled', () => focused() === log)
    const copy = await find('button', 'Copy message')
    await keys('{Tab}')
    await until('a message can be copied', () => focused() === copy)
    await keys('{Tab}{Enter}')
    await until('it is changed in its place', () => focused()?.tagName === 'TEXTAREA')
    await keys('{Escape}')
    await until('focus is back', () => focused()?.getAttribute('aria-label') === 'Edit message')
    await keys('{Tab}{Enter}')
    await until('the thoughts open', () => root.querySelector('.inlay-Reasoning[data-open]') !== null)
  },
}

function Plan(own: Omit<MessageListProps, 'run'>) {
  const [{ session }] = useState(() => scriptedRun({ messages: planThread }))
  const run = useAgentRun({ session })
  return <MessageList {...own} run={run} tools={planTools} style={{ blockSize: '480px' }} />
}
