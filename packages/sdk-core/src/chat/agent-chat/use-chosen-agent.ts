import { useState } from 'react'
import { useKeptText } from '../run/use-kept-text'
import type { ChatAgent } from './chat-agent'

/** Who is talked to: as the host says, as the device remembers, or the first. */
export function useChosenAgent(
  agents: readonly ChatAgent[],
  given: string | undefined,
  storageKey: string | undefined,
): readonly [ChatAgent | undefined, (id: string) => void] {
  const kept = useKeptText('agent', storageKey)
  const [own, setOwn] = useState<string>()
  const agent = agents.find(({ id }) => id === (given ?? own ?? kept.text)) ?? agents[0]
  const choose = (id: string) => {
    setOwn(id)
    kept.keep(id)
  }
  return [agent, choose]
}
