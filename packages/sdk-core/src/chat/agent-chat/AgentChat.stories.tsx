import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, waitFor } from 'storybook/test'
import { backendAgent } from '../../agent/adapters/backend-agent'
import { useInlay } from '../../react/hooks/use-inlay'
import { planTools } from '../fixtures/plan-tools'
import { AgentChat, type AgentChatProps } from './AgentChat'

const experts = [
  {
    id: 'marketing-expert',
    name: 'Marketing Expert',
    description: 'Researches accounts and contacts, then writes to them',
  },
  {
    id: 'marketing-expert-simple',
    name: 'Marketing Expert (Simple)',
    description: 'Answers from what it knows, at once',
  },
]

function Campaign(props: Partial<AgentChatProps>) {
  const { client, workspaceId = '' } = useInlay()
  const agents = useMemo(
    () => experts.map((expert) => ({ ...expert, adapter: backendAgent({ client, workspaceId, agentId: expert.id }) })),
    [client, workspaceId],
  )
  return (
    <div style={{ blockSize: '100vh' }}>
      <AgentChat
        threadId="campaign"
        placeholder="Ask for leads, details or outreach"
        suggestions={suggestions}
        tools={planTools}
        {...props}
        agents={agents}
      />
    </div>
  )
}

const suggestions = [
  { title: 'Find leads', text: 'Find accounts and contacts, quick' },
  { title: 'Compare companies', text: 'A table of companies, quick' },
  { title: 'Draft the outreach', text: 'A long and detailed answer, quick' },
]

const meta = {
  title: 'Chat/AgentChat',
  component: Campaign,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Campaign>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing was said yet. */
export const Empty: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Find leads' })).toBeVisible()
  },
}

/** Who is talked to, and what each is good for. */
export const Agents: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agent: Marketing Expert' }))
    const words = await canvas.findByText('Answers from what it knows, at once')
    // It is shown when it has its place.
    await waitFor(() => expect(words).toBeVisible())
  },
}

/** Steps, with what they were given and what they gave. */
export const Tools: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find leads' }))
    await expect(await canvas.findByText('3 companies', undefined, { timeout: 10_000 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Search contacts/ }))
    await expect(await canvas.findByText('domains')).toBeVisible()
    await expect(canvas.queryByText('include_similar_titles')).toBeNull()
  },
}

export const ToolsDark: Story = { ...Tools, globals: { theme: 'dark' } }

function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight
}

export const Table: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare companies' }))
    await expect(await canvas.findByText(/Shall I add them/, undefined, { timeout: 10_000 })).toBeVisible()
    const area = canvas.getByRole('table').parentElement
    await expect(area?.getBoundingClientRect().height).toBeLessThanOrEqual(500)
    // Found out once it has been laid out: whoever has only keys scrolls it with them.
    await waitFor(() => expect(area && isCut(area) ? area.tabIndex : 0).toBe(0))
  },
}

/** The agent asks before it goes on. */
export const Approval: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'Get my approval, quick{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }, { timeout: 10_000 }))
    await expect(await canvas.findByText('27 people')).toBeVisible()
  },
}

/** The question before it is answered. */
export const Question: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'Get my approval, quick{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Refuse' }, { timeout: 10_000 })).toBeVisible()
  },
}

export const Reasoning: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'Think aloud, quick{Enter}')
    await expect(await canvas.findByText(/Open with failed deliveries/, undefined, { timeout: 10_000 })).toBeVisible()
  },
}

export const Failed: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'Fail, quick{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeVisible()
  },
}

/** What is sent while the agent is at work waits for it. */
export const Queued: Story = {
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: 'Message' })
    await userEvent.type(field, 'Find accounts, slow{Enter}')
    await canvas.findByRole('button', { name: 'Stop' })
    await userEvent.type(field, 'Then write to them{Enter}')
    await expect(
      await canvas.findByText('Sent when the agent is done', { selector: '.inlay-AgentChat-waits' }),
    ).toBeVisible()
  },
}

/** Files go with a message: some are there, one was refused, one could not be attached. */
export const Attachments: Story = {
  args: {
    accept: '.pdf,image/*',
    attach: (file) =>
      file.name.startsWith('lost')
        ? Promise.reject(new Error('No'))
        : Promise.resolve({
            type: 'document',
            source: { type: 'url', value: `https://files.example/${file.name}`, mimeType: file.type },
          }),
  },
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: 'Message' })
    await userEvent.click(field)
    const files = new DataTransfer()
    for (const name of ['brief.pdf', 'a-very-long-name-of-a-case-study-for-cold-chains.pdf', 'lost.pdf', 'run.exe']) {
      files.items.add(new File([name], name))
    }
    await userEvent.paste(files)
    await expect(await canvas.findByRole('button', { name: 'Try lost.pdf again' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Remove brief.pdf' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remove run.exe' })).toBeNull()
  },
}

export const LongAnswer: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Draft the outreach' }))
    await expect(await canvas.findByRole('button', { name: 'Answer again' }, { timeout: 12_000 })).toBeInTheDocument()
  },
}

export const Loading: Story = { parameters: { inlay: { faults: { 'agents.loadThread': { latency: Infinity } } } } }

export const LoadingFailed: Story = {
  parameters: { inlay: { faults: { 'agents.loadThread': { status: 404 } } } },
  async play({ canvas }) {
    await expect(await canvas.findByText('The conversation could not be loaded')).toBeVisible()
  },
}

/** As narrow as a phone. */
export const Narrow: Story = {
  ...Tools,
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <Campaign {...args} />
    </div>
  ),
}

export const RightToLeft: Story = { ...Tools, globals: { direction: 'rtl' } }

/** In a shadow root of its own. */
export const Isolated: Story = { parameters: { inlay: { isolation: 'shadow' } } }
