import { threadKey, threadsCollection } from '../../agent/agent-runs'
import { agents } from '../../agent/agents'
import { counted } from '../../agent/marketing/writing/counted'
import type { WorkspaceStore } from '../../store/store'
import type { MadeCampaign } from './make-campaign'

const mostNamed = 5

/** What was said when a campaign was made: its agent found whom it has, and nobody has asked for more since. */
export async function keepPlannedThread(store: WorkspaceStore, made: MadeCampaign): Promise<void> {
  const { campaign, accounts, contacts } = made
  const { campaignId, initialPrompt, userId } = campaign
  const [agent] = agents
  if (!agent || typeof initialPrompt !== 'string' || contacts.length === 0) return
  const id = (name: string) => `${campaignId}/${name}`
  const step = (name: string, args: object, result: object) => [
    {
      id: id(`asks ${name}`),
      role: 'assistant',
      content: '',
      toolCalls: [{ id: id(name), type: 'function', function: { name, arguments: JSON.stringify(args) } }],
    },
    { id: id(`${name} result`), role: 'tool', toolCallId: id(name), content: JSON.stringify(result) },
  ]
  const named = contacts
    .slice(0, mostNamed)
    .map(({ name, title, organization_name: account }) => ({ name, title, account }))
  const table = named.map(({ name, title, account }) => `| ${name} | ${title} | ${account} |`).join('\n')
  const rest = contacts.length - named.length
  await store.collection(threadsCollection).put(threadKey(agent.agentId, campaignId), {
    threadId: campaignId,
    agentId: agent.agentId,
    userId,
    messages: [
      { id: id('first'), role: 'user', content: initialPrompt },
      ...step(
        'find_accounts',
        { limit: accounts.length },
        { added: accounts.length, fitting: accounts.length, already_there: [], accounts: [] },
      ),
      ...step(
        'find_contacts',
        { limit: contacts.length },
        { added: contacts.length, accounts_searched: accounts.length, contacts: named },
      ),
      {
        id: id('answer'),
        role: 'assistant',
        content: `I added **${counted(accounts.length, 'account')}** and **${counted(contacts.length, 'contact')}** to the audience.\n\n| Name | Title | Company |\n| --- | --- | --- |\n${table}\n\n${rest > 0 ? `The other ${rest} are in the Audience tab.` : 'That is all of them.'}`,
      },
    ],
    state: { mode: 'EXECUTION' },
    runId: id('run'),
    isOver: true,
  })
}
