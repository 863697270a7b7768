import { Sparkles } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { Menu } from '../../ui/menu/Menu'
import { MenuRadioGroup } from '../../ui/menu/MenuRadioGroup'
import { MenuRadioItem } from '../../ui/menu/MenuRadioItem'
import { chatMessages } from '../chat-messages'
import type { ChatAgent } from './chat-agent'

export function AgentSelector({
  agents,
  agent,
  onChoose,
}: {
  readonly agents: readonly ChatAgent[]
  readonly agent: ChatAgent
  readonly onChoose: (id: string) => void
}) {
  const t = useMessages(chatMessages)
  const label = t('agent')
  return (
    <Menu
      label={label}
      placement="top-start"
      trigger={
        <Button
          variant="ghost"
          size="compact"
          icon={Sparkles}
          chevron
          className="inlay-AgentChat-agent"
          aria-label={`${label}: ${agent.name}`}
        >
          {agent.name}
        </Button>
      }
    >
      <MenuRadioGroup label={label} value={agent.id} onValueChange={(id) => onChoose(id)}>
        {agents.map(({ id, name, description }) => (
          <MenuRadioItem key={id} value={id} description={description}>
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  )
}
