import type { Specimen } from '../../../../../suites/specimen'
import { agentChatEmbeddable } from './agent-chat-embeddable'

/** What a frame shows, from what it is given. */
const Screen = await agentChatEmbeddable.component()
const props = agentChatEmbeddable.props.parse({
  threadId: 'specimen',
  agents: [{ id: 'marketing-expert', name: 'Marketing Expert' }],
  emptyTitle: 'Whom are you looking for?',
  height: 420,
})

export const specimen: Specimen = {
  name: 'agentChatEmbeddable',
  slot: 'inlay-AgentChat',
  own: false,
  render: () => <Screen {...props} />,
  async keyboard({ keys, focused, find, until }) {
    await find('heading', 'Whom are you looking for?')
    const field = await find('textbox', 'Message')
    for (let step = 0; step < 10 && focused() !== field; step += 1) await keys('{Tab}')
    await until('the field is reached', () => focused() === field)
    await keys('Buyers in Aarhus')
    await until('it takes what is typed', () => (field as HTMLTextAreaElement).value === 'Buyers in Aarhus')
  },
}
